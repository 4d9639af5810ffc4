import type { Diet, Eu14Allergen, FoodName, Us9Allergen } from '../foods/index.ts'
import type { Cuisine, Difficulty } from '../vocabularies/index.ts'
import type { DishCut, DishFinish, DishForm } from './dish-forms.ts'

/** Figures for one serving, rounded to whole kcal and grams. */
export type ServingNutrition = {
  readonly calories: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

/** Whether the person has all, some or none of what a line asks for. */
export type Availability = 'have' | 'partly' | 'need'

/** One ingredient line, understood. `food` is null where the kitchen does not know the food; `grams` where it has no weight. */
export type RecipeLine = {
  readonly text: string
  readonly food: FoodName | null
  readonly grams: number | null
  /** True when nothing has to be bought for this line. */
  readonly have: boolean
  readonly availability: Availability
  /** Marked 'optional' or 'to serve'; leaving it out keeps the dish. */
  readonly optional: boolean
  /** Of a line that is there in part, how much: 'You have 2 of 5 carrots'. */
  readonly short?: string
}

/** One instruction. `minutes` is what the clock shows from its start to the start of the next, waiting included. */
export type RecipeStep = { readonly text: string; readonly minutes: number }

export const checkKinds = [
  'allergens',
  'diets',
  'temperatures',
  'hazards',
  'ingredients-and-steps',
  'amounts',
  'time',
  'nutrition',
  'have-and-need',
] as const
export type CheckKind = (typeof checkKinds)[number]

/**
 * The outcome of one kind of check, with a sentence a person can read.
 * `passed`: nothing to mend. `repaired`: something was wrong and is mended in the recipe.
 * `notice`: right, and something to know (a label to read, a food not counted).
 */
export type Check = {
  readonly kind: CheckKind
  readonly outcome: 'passed' | 'repaired' | 'notice'
  readonly message: string
}

/**
 * What a recipe's picture shows: the kind of dish and its main foods, most important first. `form`, `cut` and `finish` say how this one is served,
 * cut and finished; without them the kind of dish decides.
 */
export type RecipePicture = {
  readonly dish: DishPicture
  readonly foods: readonly FoodName[]
  readonly form?: DishForm
  readonly cut?: DishCut
  readonly finish?: DishFinish
}
export const dishPictures = [
  'soup',
  'salad',
  'stir-fry',
  'curry',
  'tray-bake',
  'gratin',
  'risotto',
  'rice',
  'pasta',
  'noodles',
  'eggs',
  'fritters',
  'tacos',
  'flatbread',
  'sandwich',
  'stuffed',
  'stew',
  'pie',
  'bowl',
  'dip',
  'jar',
  'smoothie',
  'bake',
  'skewers',
  'skillet',
] as const
export type DishPicture = (typeof dishPictures)[number]

/** What a cook says around a dish that people know by name; the kitchen's own words, never a model's. */
export type RecipeNotes = {
  /** One or two sentences: what it is and when it is right. */
  readonly headnote: string
  /** What comes out, where servings do not say it: '1 loaf', '3 jars of 250 ml'. */
  readonly yields: string | null
  /** What it is made in, with its size. */
  readonly pan: string | null
  readonly goesWith: readonly string[]
  readonly variations: readonly string[]
  readonly tip: string
}

/**
 * A recipe that passed review: the product's Recipe (spec field names) and everything the kitchen computed.
 * `user_has` is the subset of `ingredients`, to the letter, for which nothing has to be bought.
 * `instructions` is the steps joined by newlines, one step a line, without numbers.
 */
export type CheckedRecipe = {
  readonly id: string
  readonly title: string
  readonly image?: string
  readonly season?: string
  readonly difficulty: Difficulty
  /** Minutes from start to table, waiting included. */
  readonly prep_time: number
  readonly servings: number
  readonly ingredients: readonly string[]
  readonly user_has: readonly string[]
  readonly instructions: string
  readonly nutrition: ServingNutrition
  /** Lines whose food and weight are known, of all lines; the rest are named. */
  readonly nutritionCoverage: {
    readonly counted: number
    readonly total: number
    readonly notCounted: readonly string[]
  }
  readonly lines: readonly RecipeLine[]
  readonly steps: readonly RecipeStep[]
  readonly allergens: {
    readonly us9: readonly Us9Allergen[]
    readonly eu14: readonly Eu14Allergen[]
    /** Depends on the brand: read the label. */
    readonly mayContain: readonly (Us9Allergen | Eu14Allergen)[]
  }
  readonly diets: readonly Diet[]
  readonly checks: readonly Check[]
  readonly cuisine: string | null
  readonly picture: RecipePicture
  /** How leftovers keep, where there can be any. */
  readonly leftovers: string | null
  /** What it takes of the amounts that were typed and how the rest keeps, a text for each food: 'Uses 1.9 kg of your 3 kg zucchini. ...'. */
  readonly uses?: readonly string[]
  /** What was asked for and could not be kept, in a sentence: 'Takes 40 minutes: ...'. */
  readonly gaveWay?: string
  /** What it is a kind of: two recipes of a kind are the same thing again. Absent where no pattern of the kitchen stands behind it. */
  readonly kind?: string
  /** Only on dishes that people know by name. */
  readonly notes?: RecipeNotes
  /** Whose hand wrote the words: the built-in kitchen or a language model. */
  readonly writtenBy: 'kitchen' | 'model'
}

/**
 * A recipe before review, by any hand: the built-in composer, a language model, a stranger.
 * Nothing in it is believed but its words; `servings` is clamped to 1 to 24.
 */
export type RecipeDraft = {
  readonly title: string
  readonly servings: number
  readonly ingredients: readonly string[]
  readonly steps: readonly { readonly text: string; readonly minutes?: number }[]
  readonly prep_time?: number
  readonly difficulty?: Difficulty
  readonly season?: string
  readonly cuisine?: string | null
  readonly image?: string
  readonly picture?: RecipePicture
  readonly leftovers?: string | null
  readonly writtenBy: 'kitchen' | 'model'
}

/** Someone who eats along. Allergens and diets are kept strictly; `dislikes` are foods as typed that come to no table of theirs. */
export type HouseholdMember = {
  readonly name: string
  readonly allergens: readonly (Us9Allergen | Eu14Allergen)[]
  readonly diets: readonly Diet[]
  readonly dislikes: readonly string[]
}

/** Who is cooked for; `servings` where it is not the number of people. */
export type Household = { readonly people: readonly HouseholdMember[]; readonly servings?: number }

/** What a person asks for. Texts are as typed; the kitchen recognises them. */
export type RecipeRequest = {
  readonly household?: Household
  readonly ingredients: readonly string[]
  /** Those of the ingredients that are to be used before others. */
  readonly useSoon?: readonly string[]
  /** What is always in the cupboard: nothing of it has to be bought, and no dish is chosen for it. */
  readonly atHome?: readonly string[]
  readonly dietary?: readonly Diet[]
  readonly cuisine?: Cuisine
  /** Minutes from start to table at the most, waiting included. */
  readonly maxTime?: number
  readonly difficulty?: Difficulty
}
