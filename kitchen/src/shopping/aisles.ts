import type { Food, FoodCategory } from '../foods/index.ts'

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

/** Words in a food's name that say more about its shelf than its category does. */
const packages: readonly (readonly [pattern: RegExp, aisle: Aisle])[] = [
  [/^frozen\b/, 'frozen'],
  [
    /^canned\b|\bin (?:oil|juice|water)\b|\b(?:tomato (?:paste|sauce|puree)|passata|coconut milk)\b/,
    'cans and jars',
  ],
  [/\b(?:raisins?|dates?|prunes?)\b|^dried (?:fig|apple|apricot|cranberr)/, 'nuts and dried fruit'],
  [/\b(?:butter|margarine)$/, 'dairy and eggs'],
  [/\b(?:peanut|almond|cashew) butter$/, 'oils and condiments'],
  [/\b(?:juice|wine|soda)$/, 'drinks'],
]

/**
 * Where a shopper finds a food. Lemon and lime juice count as fruit, since most people squeeze them.
 * @example aisleOf(getFood('frozen peas')) // 'frozen'
 */
export function aisleOf(food: Pick<Food, 'name' | 'category'>): Aisle {
  if (/^(?:lemon|lime) juice$/.test(food.name)) return 'produce'
  // NOTE nut butters match both butter rules; the later rule is the narrower one
  const match = packages.findLast(([pattern]) => pattern.test(food.name))
  return match?.[1] ?? aisleOfCategory[food.category]
}
