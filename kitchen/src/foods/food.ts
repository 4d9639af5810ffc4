import type { Diet, Eu14Allergen, Us9Allergen } from '../vocabularies/index.ts'

/** Where a food comes from in the shop and the garden; the unit of aisles and of default rules. */
export const foodCategories = [
  'vegetable',
  'herb',
  'fruit',
  'legume',
  'grain',
  'pasta-noodle',
  'flour-baking',
  'bread-bakery',
  'dairy',
  'egg',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'plant-protein',
  'nut-seed',
  'oil-fat',
  'spice',
  'condiment',
  'sweetener',
  'broth',
  'beverage',
] as const
export type FoodCategory = (typeof foodCategories)[number]

/** Figures for 100 g of the edible part, as bought. `null` means the source gives no value; it is never zero. */
export type NutritionPer100g = {
  readonly kcal: number
  readonly protein_g: number
  readonly carbs_g: number
  readonly fat_g: number
  readonly fiber_g: number | null
  readonly sugar_g: number | null
  readonly sodium_mg: number | null
}

/** Grams of one measure of a food. A missing measure is unknown and never guessed as zero. */
export type Portions = {
  readonly cup?: number
  readonly tbsp?: number
  readonly tsp?: number
  /** One medium piece: an onion, a clove of garlic, an egg. */
  readonly piece?: number
  /** Every named measure of the source, e.g. `slice`, `can`, `bunch`, `head`, `large`, `small`. */
  readonly named: Readonly<Record<string, number>>
}

/** A span of days, both ends included. */
export type DayRange = { readonly min: number; readonly max: number }

export type Storage = {
  readonly pantry: DayRange | null
  readonly fridge: DayRange | null
  readonly freezer: DayRange | null
  /** Days in the fridge once the package is open. */
  readonly fridgeOpened: DayRange | null
  /** Days on the shelf once the package is open; left out where the source gives none. */
  readonly pantryOpened?: DayRange
  /** What the days are of, where the source has none of the food itself: 'apples' for quinces. */
  readonly like?: string
  /** The date on the package decides: the source gives no days for the fridge. */
  readonly byDate?: true
  /** One or two sentences a person can act on, ending with the use-within period. */
  readonly tip: string
  readonly source: string
}

export type Substitute = {
  readonly food: FoodName
  /** Amount of the substitute for one part of the food, by weight. */
  readonly ratio: number
  readonly note?: string
}

/** Names a food in plain US English, lower case, singular: the key of every table in the kitchen. */
export type FoodName = string

export type Food = {
  readonly name: FoodName
  readonly plural: string
  /** Other names people use for exactly this food: British, regional, misspelt. Lower case. */
  readonly aliases: readonly string[]
  readonly category: FoodCategory
  /** Where the figures come from: SR28's NDB number and description, or a package-label style source named in full. */
  readonly source: { readonly id: string; readonly description: string }
  readonly per100g: NutritionPer100g
  readonly portions: Portions
  readonly us9: readonly Us9Allergen[]
  readonly eu14: readonly Eu14Allergen[]
  /** Allergens of either list that depend on brand or recipe: 'may contain, check the label'. */
  readonly mayContain: readonly (Us9Allergen | Eu14Allergen)[]
  readonly diets: readonly Diet[]
  readonly storage: Storage
  /** Months 1 to 12 of the US season; `null` for foods without one. */
  readonly season: readonly number[] | null
  readonly substitutes: readonly Substitute[]
  /** Keys of the hazard table that apply to this food. */
  readonly hazards: readonly string[]
  /**
   * For a class of foods ('nuts', 'white fish'), the foods it may mean, the likeliest first; empty for a food. The figures of a class are those
   * of its likeliest member, and what any member may contain the class may contain.
   */
  readonly members: readonly FoodName[]
  /** The food that this one is a form or sort of (cooked, frozen, canned, roasted, a garden sort); null for a food in its first form. */
  readonly formOf: FoodName | null
  /** True for an animal food that is eaten as it is sold: cooked, cured, canned or smoked. */
  readonly isReadyToEat: boolean
  /** True for what a cook also makes: bread, cake, soup, a sauce, a ready meal. A recipe of that name need not list it. */
  readonly isDish: boolean
  /** True for salt, pepper, plain oil and water, which nobody counts as shopping. */
  readonly isStaple: boolean
}
