import type { CookFacts } from '../cooking/index.ts'
import { type FoodName, lastWord, withoutFirst } from '../foods/index.ts'
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
const warmSpices = new Set([
  'cumin',
  'cinnamon',
  'turmeric',
  'coriander',
  'cardamom',
  'allspice',
  'cloves',
  'ginger',
])
const ground = new Set(['ground'])
const soldStates = new Set(['dried', 'ground', 'fresh'])

/** The seasoning as the first word of a title: 'Curried', 'Cumin-Spiced', 'Fennel-Seed', 'Thyme'. */
export function seasonedWord({ food, one }: CookFacts): string {
  const known = called[food]
  if (known !== undefined) return known
  const spice = withoutFirst(food, ground)
  if (warmSpices.has(spice)) return `${titleCase(spice)}-Spiced`
  if (lastWord(food) === 'seed') return titleCase(`${food.slice(0, -' seed'.length)}-seed`)
  return titleCase(withoutFirst(one, soldStates))
}
