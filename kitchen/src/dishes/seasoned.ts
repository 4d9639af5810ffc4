import type { CookFacts } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import { titleCase } from './wording.ts'

/** What a cook calls a dish by its seasoning, where the seasoning's own name would be a shopping list: not 'Curry Powder Chickpeas'. */
const called: Readonly<Record<FoodName, string>> = {
  'curry powder': 'Curried',
  'garam masala': 'Masala',
  'chili powder': 'Chili-Spiced',
  'ancho chile powder': 'Ancho-Spiced',
  'red pepper flakes': 'Spicy',
  gochugaru: 'Spicy',
  'smoked paprika': 'Smoky Paprika',
  'black pepper': 'Peppered',
  'five-spice powder': 'Five-Spice',
  'bay leaf': 'Bay-Scented',
  nutmeg: 'Nutmeg-Scented',
}
const warmSpices = /^(?:ground )?(?:cumin|cinnamon|turmeric|coriander|cardamom|allspice|cloves|ginger)$/

/** The seasoning as the first word of a title: 'Curried', 'Cumin-Spiced', 'Fennel-Seed', 'Thyme'. */
export function seasonedWord({ food, one }: CookFacts): string {
  const known = called[food]
  if (known !== undefined) return known
  if (warmSpices.test(food)) return `${titleCase(food.replace(/^ground /, ''))}-Spiced`
  if (/ seeds?$/.test(food)) return titleCase(food.replace(/ seeds?$/, '-seed'))
  return titleCase(one.replace(/^(?:dried|ground|fresh) /, ''))
}
