import { findCookFacts } from '../cooking/index.ts'
import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import { findMentions } from '../recognition/index.ts'

/** A recipe on its day of the menu, 1 to 3. */
export type PlannedRecipe = { readonly day: number; readonly recipe: CheckedRecipe }

/** Knife work that one recipe does for a later one: the same food, cut the same way. `minutes` is what the later one spares. */
export type SharedWork = {
  readonly food: FoodName
  readonly from: PlannedRecipe
  readonly to: PlannedRecipe
  readonly minutes: number
}

// What browns or goes limp once it is cut is cut on the day.
const cutOnTheDay =
  /\b(?:potato|eggplant|avocado|apple|pear|banana|peach|lettuce|arugula|basil|tomato|mushroom)\b/
const keptCategories: ReadonlySet<string> = new Set([
  'vegetable',
  'meat',
  'poultry',
  'plant-protein',
  'nut-seed',
])
const knifeWork =
  /\b(?:chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut [^.]* into \w+)\b/gi

/** Every food that two days cut alike, each later recipe taking it from the first that cuts it. */
export function sharedWork(menu: readonly PlannedRecipe[]): readonly SharedWork[] {
  const cuts = menu.flatMap((planned) => cutsOf(planned).map((cut) => ({ ...cut, planned })))
  return cuts.flatMap(({ food, manner, planned }) => {
    const first = cuts.find((other) => other.food === food && other.manner === manner)
    if (!first || first.planned.day >= planned.day) return []
    const minutes = findCookFacts(food)?.prepMinutes ?? 0
    return minutes > 0 ? [{ food, from: first.planned, to: planned, minutes }] : []
  })
}

type Cut = { readonly food: FoodName; readonly manner: string }

function cutsOf({ recipe }: PlannedRecipe): readonly Cut[] {
  return knifeSentences(recipe).flatMap((sentence) => {
    const manner = [...sentence.matchAll(knifeWork)].map(([verb]) => verb.toLowerCase()).join(' ')
    return foodsIn(sentence, recipe)
      .filter(keepsWhenCut)
      .map((food) => ({ food, manner }))
  })
}

function keepsWhenCut(name: FoodName): boolean {
  return keptCategories.has(findFood(name)?.category ?? '') && !cutOnTheDay.test(name)
}

function foodsIn(sentence: string, { lines }: CheckedRecipe): readonly FoodName[] {
  const listed = new Set(lines.map(({ food }) => food))
  return [
    ...new Set(findMentions(sentence).flatMap(({ foods }) => foods.find((food) => listed.has(food)) ?? [])),
  ]
}

/** The clauses of a recipe that are knife work, as instructions. */
export function knifeSentences({ steps }: CheckedRecipe): readonly string[] {
  return steps
    .flatMap(({ text }) =>
      text.split(
        /(?<=[.;])\s+|,? and (?=chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut)|, (?=chop|slice|dice|mince|grate|peel|quarter|halve|shred|cube|trim|cut)/i,
      ),
    )
    .map((clause) => (clause.split(', ')[0] ?? '').trim().replace(/[.;,]$/, ''))
    .filter((clause) => clause.search(knifeWork) >= 0)
}
