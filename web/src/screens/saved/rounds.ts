import type { ApiRecipe } from '@plotluck/contract'

/** What was suggested at one time, and the foods it was asked for. */
export type Round = {
  readonly at: Date
  readonly foods: readonly string[]
  readonly recipes: readonly ApiRecipe[]
}
export type Day = { readonly name: string; readonly rounds: readonly Round[] }

/** The history, newest first as it comes, in days and the rounds of each. A dish that came again on one day stands there once, at its last time. */
export function daysOf(recipes: readonly ApiRecipe[], nameOfDay: (at: Date) => string): readonly Day[] {
  const days = grouped(recipes, ({ created_at }) => nameOfDay(new Date(created_at)))
  return days.map(([name, ofDay]) => ({ name, rounds: roundsOf(withoutRepeats(ofDay)) }))
}

function roundsOf(recipes: readonly ApiRecipe[]): readonly Round[] {
  const rounds = grouped(recipes, ({ created_at }) => created_at)
  return rounds.map(([at, ofRound]) => ({ at: new Date(at), foods: foodsOf(ofRound), recipes: ofRound }))
}

const withoutRepeats = (recipes: readonly ApiRecipe[]): readonly ApiRecipe[] =>
  recipes.filter(({ title }, at) => recipes.findIndex((each) => each.title === title) === at)

/** The foods of the person's kitchen that the recipes take, without water; what most of them share stands first. */
function foodsOf(recipes: readonly ApiRecipe[]): readonly string[] {
  const foods = recipes.flatMap(({ lines }) => {
    const there = lines.filter(({ food, availability }) => food !== 'water' && availability !== 'need')
    return [...new Set(there.flatMap(({ food }) => food ?? []))]
  })
  return grouped(foods, (food) => food)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([food]) => food.split(',')[0] ?? food)
}

/** Groups in the order of their first members. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
