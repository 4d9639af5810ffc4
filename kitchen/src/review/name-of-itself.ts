import type { FoodName } from '../foods/index.ts'
import { findFood } from '../foods/index.ts'
import type { Mention } from './work.ts'

/** Foods sold ready that a kitchen also makes: a recipe called so is the recipe for it. */
const madeAtHome: ReadonlySet<FoodName> = new Set([
  'sauerkraut',
  'kimchi',
  'tzatziki',
  'orange marmalade',
  'labneh',
  'granola',
  'baba ganoush',
  'chimichurri',
  'refried beans',
  'mayonnaise',
  'aioli',
  'croutons',
  'canned baked beans',
  'dry stuffing mix',
  'apple butter',
  'lemonade',
  'elderflower cordial',
  'fruit compote',
  'preserved vegetables',
  'sweet and sour sauce',
  'cooked oatmeal',
  'iced tea',
  'romesco sauce',
  'salsa verde',
  'italian ice',
  'ice pop',
  'vanilla frosting',
  'cream cheese frosting',
  'halva',
  'amaretti',
  'white bread',
])

/** Whether a title is the name of what it makes: 'Napa Cabbage Kimchi', 'Tzatziki with Mint', and not 'Kimchi Fried Rice'. */
export function isNameOfItself(title: string, { text, foods }: Mention): boolean {
  const [head = ''] = title.toLowerCase().split(/ (?:with|from) /)
  return (
    head.endsWith(text.toLowerCase()) && foods.some((food) => madeAtHome.has(food) || findFood(food)?.isDish)
  )
}
