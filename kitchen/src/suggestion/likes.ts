import { type DishPattern, dishPatterns } from '../dishes/index.ts'
import { atlas, kindsOfTitles, patternOf } from '../repertoire/index.ts'
import type { SuggestOptions } from './suggest.ts'

/** What a person likes, in the measure of what a food is worth; undefined for a dish that is not to be offered. */
export type Likes = (pattern: DishPattern) => number | undefined

/** What it is worth that a kind of dish was liked: as much as a food of the basket, less than not to have it twice in a row. */
const worthOfLiking = 4

/** What a kind of dish costs that was had lately, each time; and once it has come as often as anybody wants it in a fortnight. */
const again = 15
const mostOfKind = 3
const tooOften = 60

/** How a person's taste, what they had lately, and the meal that is looked for move the choice of dishes. */
export function likesOf({
  taste,
  meal,
  avoid = [],
}: Pick<SuggestOptions, 'taste' | 'meal' | 'avoid'>): Likes {
  const [liked, disliked] = [new Set(taste?.liked), new Set(taste?.disliked)]
  const lately = taste?.lately === undefined ? kindsOfTitles(avoid) : timesOf(taste.lately)
  return (pattern) => {
    const kind = kindOfPattern(pattern)
    if (disliked.has(kind) || (meal === 'dinner' && pattern.isSide === true)) return undefined
    return (liked.has(kind) ? worthOfLiking : 0) - boredom(lately.get(kind) ?? 0)
  }
}

function boredom(times: number): number {
  return again * times + (times >= mostOfKind ? tooOften : 0)
}

function timesOf(kinds: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1)
  return times
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
