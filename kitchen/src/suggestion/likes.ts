import { type DishPattern, dishPatterns } from '../dishes/index.ts'
import { atlas, patternOf } from '../repertoire/index.ts'
import type { SuggestOptions } from './suggest.ts'

/** What a person likes, in the measure of what a food is worth; undefined for a dish that is not to be offered. */
export type Likes = (pattern: DishPattern) => number | undefined

/** What it is worth that a kind of dish was liked: as much as a food of the basket, less than not to have it twice in a row. */
const worthOfLiking = 4

/** How a person's taste, and the meal that is looked for, move the choice of dishes. */
export function likesOf({ taste, meal }: Pick<SuggestOptions, 'taste' | 'meal'>): Likes {
  const [liked, disliked] = [new Set(taste?.liked), new Set(taste?.disliked)]
  return (pattern) => {
    const kind = kindOfPattern(pattern)
    if (disliked.has(kind) || (meal === 'dinner' && pattern.isSide === true)) return undefined
    return liked.has(kind) ? worthOfLiking : 0
  }
}

/** What a dish is a kind of: itself, unless it says otherwise. */
export const kindOfPattern = ({ kind, id }: DishPattern): string => kind ?? id

let kindsBeside: ReadonlySet<string> | undefined

/** Whether a kind of dish goes beside a meal, as every dish of it does: a dessert, a drink, a jar. Kinds that the kitchen has not are meals. */
export function isBesideAMeal(kind: string): boolean {
  kindsBeside ??= kindsBesideMeals()
  return kindsBeside.has(kind)
}

function kindsBesideMeals(): ReadonlySet<string> {
  const all = [...dishPatterns, ...atlas.map(patternOf)]
  const meals = new Set(all.filter(({ isSide }) => isSide !== true).map(kindOfPattern))
  return new Set(all.map(kindOfPattern).filter((kind) => !meals.has(kind)))
}
