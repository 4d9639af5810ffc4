import type { Food, FoodCategory } from '../foods/index.ts'
import { tokensOf } from '../reading/index.ts'

/** The parts of a shop, in the order in which most are walked: fresh first, frozen last. */
export const aisles = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy and eggs',
  'chilled',
  'grains and pasta',
  'cans and jars',
  'oils and condiments',
  'spices',
  'baking',
  'nuts and dried fruit',
  'drinks',
  'frozen',
  'other',
] as const
export type Aisle = (typeof aisles)[number]

const aisleOfCategory: Readonly<Record<FoodCategory, Aisle>> = {
  vegetable: 'produce',
  herb: 'produce',
  fruit: 'produce',
  'bread-bakery': 'bakery',
  meat: 'meat',
  poultry: 'meat',
  fish: 'fish',
  seafood: 'fish',
  dairy: 'dairy and eggs',
  egg: 'dairy and eggs',
  'plant-protein': 'chilled',
  legume: 'grains and pasta',
  grain: 'grains and pasta',
  'pasta-noodle': 'grains and pasta',
  broth: 'cans and jars',
  'oil-fat': 'oils and condiments',
  condiment: 'oils and condiments',
  spice: 'spices',
  'flour-baking': 'baking',
  sweetener: 'baking',
  'nut-seed': 'nuts and dried fruit',
  beverage: 'drinks',
}

/** Words in a food's name that say more about its shelf than its category does; '^' is where the name begins, '$' where it ends. */
const packages: readonly (readonly [words: string, aisle: Aisle])[] = [
  ['^ frozen ', 'frozen'],
  [
    ' canned | in oil | in juice | in water | tomato paste | tomato sauce | tomato puree | passata | coconut milk ' +
      '| coconut cream | refried | baked beans $| chili beans | aquafaba | stewed tomatoes | fruit cocktail | applesauce ' +
      '| roasted red pepper | sauerkraut | cornichon | dill pickle | pickled beet | pickled red onion | maraschino ',
    'cans and jars',
  ],
  [
    ' raisin | raisins | date | dates | prune | prunes |^ dried fig|^ dried apple|^ dried apricot|^ dried cranberr',
    'nuts and dried fruit',
  ],
  [' butter $| margarine $', 'dairy and eggs'],
  [' peanut butter $| almond butter $| cashew butter $', 'oils and condiments'],
  [' juice $| wine $| soda $', 'drinks'],
]

/**
 * Where a shopper finds a food. Lemon and lime juice count as fruit, since most people squeeze them.
 * @example aisleOf(getFood('frozen peas')) // 'frozen'
 */
export function aisleOf(food: Pick<Food, 'name' | 'category'>): Aisle {
  if (food.name === 'lemon juice' || food.name === 'lime juice') return 'produce'
  // NOTE nut butters match both butter rules; the later rule is the narrower one
  const name = `^ ${tokensOf(food.name)
    .map(({ word }) => word)
    .join(' ')} $`
  const match = packages.findLast(([words]) => words.split('|').some((part) => name.includes(part)))
  return match?.[1] ?? aisleOfCategory[food.category]
}
