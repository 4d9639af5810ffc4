import type { CuisineId } from '../cooking/index.ts'
import type { Technique } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { Difficulty, DishFinish, DishPicture } from '../recipe/index.ts'

/** The chapter of a cookbook that a dish stands in. */
export const families = [
  'quick breads',
  'muffins and scones',
  'cakes',
  'cookies and bars',
  'pies and crumbles',
  'yeast breads and pizza',
  'desserts',
  'preserves',
  'pickles and ferments',
  'soups',
  'salads',
  'sauces and dips',
  'drinks',
  'breakfast',
  'bakes and pot pies',
  'stews and curries',
  'roasts and grills',
  'rice, noodles and grains',
  'sandwiches and wraps',
  'small plates',
  'pasta',
  'vegetables',
] as const
export type Family = (typeof families)[number]

export const courses = [
  'breakfast',
  'main',
  'side',
  'starter',
  'dessert',
  'snack',
  'drink',
  'staple',
] as const
export type Course = (typeof courses)[number]

/**
 * A food that may play a part: its name, `#tag` for every food a cook would put there (the tags of `cooking`), or a pair with the grams that
 * stand for one gram of the part: `['vegetable oil', 0.8]` in place of butter.
 */
export type Alternative = string | readonly [FoodName, number]

/**
 * One part of a dish: what may play it, in order of preference, and its grams in the whole recipe. A `main` part makes the dish what it is: one of
 * them at least comes from the basket. A `needed` part comes from the basket, the cupboard or the shop; an `optional` one is there only when it is at hand.
 */
export type Part = {
  readonly role: 'main' | 'needed' | 'optional'
  readonly foods: readonly Alternative[]
  readonly grams: number
  /** How it is cut or brought to the bowl, as the ingredient line says it: 'coarsely grated'. See `prepFor` for what depends on the food. */
  readonly prep?: string
  /** How many foods may share the part; 1 when left out. */
  readonly several?: number
  /** Portions for each who eats, a bun, two slices or a chop, in place of the grams where it comes so. */
  readonly each?: number
  /** Grams of a sweetener where a main food is sour: rhubarb, cranberries, gooseberries. */
  readonly sour?: number
  /** Whether the dish can do without where a diet allows none of the foods. */
  readonly orNone?: boolean
}

type More = Pick<Part, 'several' | 'each' | 'sour' | 'orNone'>

/** A part without which it is another dish. */
export function main(foods: readonly Alternative[], grams: number, prep?: string, more: More = {}): Part {
  return partOf('main', foods, grams, prep, more)
}

/** A part that is bought where it is not at hand. */
export function needs(foods: readonly Alternative[], grams: number, prep?: string, more: More = {}): Part {
  return partOf('needed', foods, grams, prep, more)
}

/** A part that is left out where it is not at hand. */
export function optional(foods: readonly Alternative[], grams: number, prep?: string, more: More = {}): Part {
  return partOf('optional', foods, grams, prep, more)
}

function partOf(
  role: Part['role'],
  foods: readonly Alternative[],
  grams: number,
  prep: string | undefined,
  more: More,
): Part {
  return { role, foods, grams, ...(prep === undefined ? {} : { prep }), ...more }
}

/**
 * What it is made in: the words of a step ('a 9 x 5 in (23 x 13 cm) loaf pan') and the volume that fits. `half` and `two` are what half of it
 * and twice as much are made in; a batch whose pan does not say so is not halved or doubled.
 */
export type Pan = {
  readonly text: string
  readonly liters: number
  readonly half?: string
  readonly two?: string
}

/** How a dish looks on the table, for its picture: what it is served in, how it is cut, what its surface is like. */
export type Look = {
  readonly vessel: string
  readonly cut?: string
  readonly finish?: DishFinish
}

/**
 * One instruction: minutes, text, and `wait` where the hands are free but for the first and the last minute, `rounds` where twice as much takes twice as long: what is fried or baked a few at a time.
 * The text names parts in braces, the way sentences need them: `{zucchini}` is 'the zucchini', `{zucchini.name}` 'zucchini', `{lemon.juice}` 'the juice of the lemon' and, of bottled juice, 'the lemon juice', `{meat.done}` how one knows that it is done, `{greens.is}` and `{greens.it}` its verb and pronoun, `{veg.roast}` the minutes that it takes, `{salt, pepper}` 'the salt and
 * pepper', `{pan}` the pan. `[[nuts|Fold in {nuts}.]]` is said only where the part is in the dish; a third field is said otherwise. `[[meat.raw|..]]`, `[[veg.several|..]]`, `[[veg#root|..]]` ask for what its food is (see `fillIn`).
 */
export type DishStep = readonly [minutes: number, text: string, hands?: 'wait' | 'rounds']

/**
 * A dish that people know by name. Amounts are grams for `serves` people; `batch` dishes (a loaf, a jar, a tray) are made whole, halved or doubled, the
 * others for any number. Proportions agree with `facts/dish-counts` or `because` says why not.
 */
export type NamedDish = {
  readonly id: string
  /** As a card would head it; a part in braces is its food: '{fruit} Crumble'. The first is the common one. */
  readonly names: readonly [string, ...string[]]
  /** What it is a kind of, in one or two words: nobody wants two in one evening nor three in a week ('muffin', 'frittata', 'tomato pasta'). */
  readonly kind: string
  readonly family: Family
  readonly course: Course
  readonly technique: Technique
  readonly difficulty: Difficulty
  /** Where it is at home, earned by its seasonings and its way of cooking; left out where no kitchen of the filters would claim it. */
  readonly cuisine?: CuisineId
  readonly picture: DishPicture
  readonly look: Look
  readonly parts: Readonly<Record<string, Part>>
  readonly serves: number
  /** What comes out, where servings do not say it: '1 loaf', '12 muffins', '3 jars of 250 ml'. */
  readonly yields?: string
  readonly batch?: true
  readonly pan?: Pan
  readonly headnote: string
  readonly goesWith: readonly string[]
  readonly variations: readonly [string, string]
  readonly tip: string
  readonly keeps: string
  readonly steps: readonly DishStep[]
  /** Its names in the tables of counts, where they differ from the first name; [] where the tables do not know it. */
  readonly counted?: readonly string[]
  /** Why a proportion leaves the middle of what people put in. */
  readonly because?: string
  /** The procedure it follows to the letter, for what is kept without a fridge. */
  readonly source?: string
}

/** A dish, checked for its form at compile time; `atlas.test.ts` reads it. */
export function namedDish(dish: NamedDish): NamedDish {
  return dish
}
