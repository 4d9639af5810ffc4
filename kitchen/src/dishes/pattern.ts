import type { CuisineId, CuisineStyle, CutSize, Method, Tag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { DishPicture } from '../recipe/index.ts'
import type { Skill } from './difficulty.ts'
import type { Plate } from './plate.ts'

/**
 * A place in a dish. Foods of the basket that carry one of the tags fill it, up to `max`; what is missing to `min`
 * is bought from `buy`, in order of preference, or from the vegetables that the market has that day. A slot without `min` stays empty rather than make anyone shop.
 */
export type Slot = {
  readonly takes: readonly Tag[]
  /** Foods accepted by name besides the tags, and never those of `not`. */
  readonly foods?: readonly FoodName[]
  readonly not?: readonly (Tag | FoodName)[]
  readonly min?: number
  readonly max?: number
  /** Filled only where a food with one of these tags stands on the plate already: apples beside pork, not beside eggplants. */
  readonly needs?: readonly Tag[]
  readonly buy?: readonly FoodName[] | 'of the day'
  /** True where the dish can do without, when a diet allows none of what could be bought. */
  readonly orNone?: boolean
  /** The way of cooking; foods that cannot be cooked so do not fit. */
  readonly method?: Method
  readonly cut?: CutSize
  /** Part of the food's own portion that one serving takes; 1 when left out. */
  readonly share?: number
  /** Grams per serving instead of the food's own portion. */
  readonly grams?: number
}

/** One instruction with the minutes it takes; in `freeMinutes` of them the hands are free for something else. */
export type Step = { readonly text: string; readonly minutes: number; readonly freeMinutes?: number }

/** How the cook counts the dish when three have to differ. */
export const techniques = [
  'simmered',
  'blended',
  'raw',
  'stir-fried',
  'sauteed',
  'pan-fried',
  'roasted',
  'baked',
  'boiled',
  'braised',
  'griddled',
  'pickled',
  'eggs',
  'dressed',
] as const
export type Technique = (typeof techniques)[number]

/**
 * A kind of dish: data, a title and steps. `minutes` is the least the dish can take, so that a hard time limit can
 * pass it over early; the true time is the sum of its steps.
 */
export type DishPattern = {
  readonly id: string
  /** What it is a kind of, where that is not itself: two of a kind are not offered together. */
  readonly kind?: string
  /** Other names that people give it; dishes that share one are not offered together either. */
  readonly goesBy?: readonly string[]
  /** The chapter of a cookbook that a named dish stands in. */
  readonly chapter?: string
  readonly technique: Technique
  readonly picture: DishPicture
  readonly cuisines: readonly CuisineId[]
  /** What it asks of the hand beyond cutting and heating; the difficulty follows from it and from what fills the slots. */
  readonly skills?: readonly Skill[]
  readonly minutes: number
  readonly servings?: number
  /** Grams of oil per serving; none when left out. */
  readonly oil?: number
  /** True for sweet dishes, dips and jars: right when asked for, second choice to a meal. */
  readonly isSide?: boolean
  /** True for what opens a meal or the day: a leaf salad, a dip, muffins. No dinner by itself. */
  readonly isLight?: boolean
  /**
   * What it is worth less than other dishes, in the measure of what a food is worth, because it takes whatever there is: without this every
   * second basket is answered with it (docs/decisions/0103).
   */
  readonly everyday?: number
  /** True where a sauce or a bread beside it would be odd: sweet plates. Nothing goes beside an `isSide` dish either. */
  readonly standsAlone?: boolean
  readonly slots: (cuisine: CuisineStyle) => Readonly<Record<string, Slot>>
  readonly title: (plate: Plate) => string
  readonly steps: (plate: Plate) => readonly Step[]
  readonly leftovers: string
}

/** A pattern that names its slots, so that a misspelt slot does not compile. */
type Written<S extends string> = Omit<DishPattern, 'slots' | 'title' | 'steps'> & {
  readonly slots: (cuisine: CuisineStyle) => Readonly<Record<S, Slot>>
  readonly title: (plate: Plate<NoInfer<S>>) => string
  readonly steps: (plate: Plate<NoInfer<S>>) => readonly Step[]
}

/** Checks the slot names of a pattern and hands it back. */
export function dish<S extends string>(pattern: Written<S>): DishPattern {
  return pattern as unknown as DishPattern
}

/** One step of at least one whole minute. */
export function step(minutes: number, text: string): Step {
  return { text, minutes: Math.max(1, Math.round(minutes)) }
}

/** A step that looks after itself: the oven, a covered pot. The hands are free but for its first and last minute. */
export function waiting(minutes: number, text: string): Step {
  const whole = step(minutes, text)
  return { ...whole, freeMinutes: Math.max(0, whole.minutes - 2) }
}
