import { review, suggest } from '@plotluck/kitchen'
import { boughtLines, coverage, judgeHave, judgeUse, judgeVariety } from './judges/basket.ts'
import { judgeAllergens, judgeDiets, judgeFilters } from './judges/diets.ts'
import {
  judgeAmounts,
  judgeMinutes,
  judgeNutrition,
  judgeWeights,
  recomputedNutrition,
} from './judges/figures.ts'
import { judgeHeat } from './judges/heat.ts'
import { judgeShopping } from './judges/togetherness.ts'
import { judgeAgreement, judgeText } from './judges/words.ts'
import type { Answered, Asked, Fault } from './suggestion.ts'
import type { CheckedRecipe } from '@plotluck/kitchen'

/** Everything counted over one set of requests. `faults` counts recipes (or answers) that have a fault of the figure. */
export type Tally = {
  answers: number
  recipes: number
  refused: number
  thrown: number
  readonly faults: Map<string, number>
  readonly samples: Map<string, { readonly asked: Asked; readonly detail: string }[]>
  readonly titles: string[]
  readonly bought: number[]
  readonly coverages: number[]
  /** Wall time of each answer. A thread's own clock ticks every 4 ms on some machines, longer than an answer takes; so measure on an idle one. */
  readonly milliseconds: number[]
  /** Recipes whose nutrition could be recomputed from the tables alone. */
  recomputed: number
}

/** Every recipe's faults, whatever kind: the whole judgement of one recipe. */
export function judgeRecipe(recipe: CheckedRecipe, asked: Asked): readonly Fault[] {
  return [
    ...judgeDiets(recipe, asked.request),
    ...judgeAllergens(recipe),
    ...judgeFilters(recipe, asked.request),
    ...judgeAgreement(recipe),
    ...judgeAmounts(recipe),
    ...judgeWeights(recipe),
    ...judgeMinutes(recipe),
    ...judgeNutrition(recipe),
    ...judgeHeat(recipe),
    ...judgeUse(recipe, asked),
    ...judgeHave(recipe, asked),
    ...judgeText(recipe),
    ...judgeOwnReview(recipe, asked),
  ]
}

/** A recipe that the kitchen's own review refuses when it is shown it again; of one that says that a wish gave way, the wishes are not asked. */
function judgeOwnReview(recipe: CheckedRecipe, { request }: Asked): readonly Fault[] {
  const { difficulty: _difficulty, cuisine: _cuisine, maxTime: _maxTime, ...always } = request
  const again = review(recipe, recipe.gaveWay === undefined ? request : always)
  if (again.verdict !== 'refused') return []
  return [
    {
      figure: 'own review',
      detail: `"${recipe.title}": ${again.findings.map(({ message }) => message).join(' ')}`,
    },
  ]
}

/** Asks the kitchen every request and judges every answer. */
export function tallyOf(requests: readonly Asked[]): Tally {
  const tally = emptyTally()
  for (const asked of requests) {
    const before = performance.now()
    const answered = ask(asked)
    tally.milliseconds.push(performance.now() - before)
    count(tally, asked, answered)
  }
  return tally
}

/** The kitchen's answer to one request; what it throws is an answer too. */
export function ask({ request, seed, today }: Asked): Answered {
  try {
    const suggestion = suggest(request, { seed, today })
    return suggestion.ok
      ? { kind: 'recipes', recipes: suggestion.recipes, leftOut: suggestion.leftOut }
      : { kind: 'refused', ...suggestion.failure }
  } catch (error) {
    return { kind: 'thrown', message: String(error) }
  }
}

function count(tally: Tally, asked: Asked, answered: Answered): void {
  tally.answers += 1
  if (answered.kind === 'thrown') {
    tally.thrown += 1
    return note(tally, asked, [{ figure: 'thrown', detail: answered.message }])
  }
  if (answered.kind === 'refused') {
    tally.refused += 1
    return note(tally, asked, [{ figure: `refused ${answered.code}`, detail: answered.message }])
  }
  const { recipes } = answered
  if (recipes.length !== 3) note(tally, asked, [{ figure: 'not three', detail: `${recipes.length} recipes` }])
  for (const recipe of recipes) countRecipe(tally, asked, recipe)
  note(tally, asked, judgeVariety(recipes))
  note(tally, asked, judgeShopping(recipes, asked))
  const covered = coverage(recipes, asked)
  if (covered !== null) tally.coverages.push(covered.used / covered.of)
}

function countRecipe(tally: Tally, asked: Asked, recipe: CheckedRecipe): void {
  tally.recipes += 1
  tally.titles.push(recipe.title)
  tally.bought.push(boughtLines(recipe).length)
  if (recomputedNutrition(recipe) !== null) tally.recomputed += 1
  note(tally, asked, judgeRecipe(recipe, asked))
}

function note(tally: Tally, asked: Asked, faults: readonly Fault[]): void {
  for (const figure of new Set(faults.map((fault) => fault.figure)))
    tally.faults.set(figure, (tally.faults.get(figure) ?? 0) + 1)
  for (const { figure, detail } of faults) {
    const samples = tally.samples.get(figure) ?? []
    if (samples.length < 400) tally.samples.set(figure, [...samples, { asked, detail }])
  }
}

function emptyTally(): Tally {
  return {
    answers: 0,
    recipes: 0,
    refused: 0,
    thrown: 0,
    faults: new Map(),
    samples: new Map(),
    titles: [],
    bought: [],
    coverages: [],
    milliseconds: [],
    recomputed: 0,
  }
}
