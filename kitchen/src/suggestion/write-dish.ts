import type { Random } from '../random/index.ts'
import { compose, type Filling } from '../dishes/index.ts'
import { findFood, type FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { type FilledDish, notesOf, titlesOf, writeNamedDish } from '../repertoire/index.ts'
import { review } from '../review/index.ts'
import { allowedBy } from './allowed-for-household.ts'
import type { BasketFood } from './basket.ts'
import { servingsFor, timesMade, withStock } from './batches.ts'
import { kindOfPattern } from './likes.ts'
import type { Limits } from './suggest.ts'
import { notesForTable, textForTable } from './notes-for-table.ts'

/** Drafts that may repeat a title before a dish is given up. */
const triesPerDish = 8

/** What the writing of a dish depends on besides the dish. `titles` are taken; `before` are the recipes it will stand beside. */
export type Writing = {
  readonly request: RecipeRequest
  readonly month: number
  readonly random: Random
  readonly titles: ReadonlySet<string>
  readonly before: readonly CheckedRecipe[]
  readonly basket: readonly BasketFood[]
  readonly limits: Limits | undefined
}

/** A dish, or that it does not keep what a person asks for, or neither: why stands at what gives it. */
export type Written = CheckedRecipe | typeof unwanted | undefined
export const unwanted = 'unwanted'

/** The dish as a recipe that passed review; undefined when it takes too long, is refused, or has no title but taken ones. */
export function writeDish(
  filling: Filling,
  { request, month, random, titles, before, limits }: Writing,
): Written {
  for (let attempt = 0; attempt < triesPerDish; attempt += 1) {
    const occasion = { servings: servingsOf(filling, request), month, oil: oilOf(filling, request), random }
    const draft = compose(filling, occasion)
    if (isTooLong(draft, request)) return undefined
    if (titles.has(draft.title)) continue
    if (limits?.draft(draft) === false) return unwanted
    const result = review(draft, request)
    if (result.verdict === 'refused') return undefined
    if (!titles.has(result.recipe.title) && !isEcho(result.recipe, before))
      return wantedBy(limits, { ...result.recipe, kind: kindOfPattern(filling.pattern) })
  }
  return undefined
}

/** A named dish as a recipe that passed review; undefined when it is refused, or was had lately, under all of its names. */
export function writeNamed(asked: FilledDish, { request, titles, before, basket, limits }: Writing): Written {
  const times = timesMade(asked, basket, servingsFor(request))
  const named = withStock(asked, times, basket)
  let shortened: CheckedRecipe | undefined
  for (const title of titlesOf(named)) {
    if (titles.has(title)) continue
    const draft = draftForTable(named, times, title, request)
    if (limits?.draft(draft) === false) return unwanted
    const result = review(draft, request)
    // A name can break a diet that the dish keeps: a vegetarian brine is not called after the turkey.
    if (result.verdict === 'refused') continue
    const notes = notesForTable(notesOf(named, times), request, foodsOf(named))
    const recipe = { ...result.recipe, kind: named.dish.kind, notes }
    if (isEcho(recipe, before)) return undefined
    if (recipe.title === title) return wantedBy(limits, recipe)
    // What review had to shorten may be no name any more; the next one may stand as it is.
    if (recipe.title.includes(' ') && !titles.has(recipe.title)) shortened ??= recipe
  }
  return shortened && wantedBy(limits, shortened)
}

const wantedBy = (limits: Writing['limits'], recipe: CheckedRecipe): Written =>
  limits?.recipe(recipe) === false ? unwanted : recipe

/** The draft of a named dish, what it says of leftovers fit for those who eat. */
function draftForTable(named: FilledDish, times: number, title: string, request: RecipeRequest): RecipeDraft {
  const draft = writeNamedDish(named, times, title)
  const leftovers = draft.leftovers && textForTable(draft.leftovers, request, foodsOf(named))
  return { ...draft, leftovers: leftovers || null }
}

const foodsOf = ({ filled }: FilledDish): readonly FoodName[] => filled.map(({ facts }) => facts.food)

/** Three recipes with one sentence in common read as one recipe written three times. */
function isEcho({ steps }: CheckedRecipe, before: readonly CheckedRecipe[]): boolean {
  const says = (text: string) => before.every((recipe) => recipe.steps.some((step) => step.text === text))
  return before.length > 1 && steps.some(({ text }) => says(text))
}

/** Review would refuse it for its time; adding the minutes up is quicker. */
function isTooLong({ steps }: RecipeDraft, { maxTime = Infinity }: RecipeRequest): boolean {
  return steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0) > maxTime
}

function servingsOf({ pattern }: Filling, request: RecipeRequest): number {
  return pattern.servings ?? servingsFor(request)
}

/** The cuisine's own fat that the diets allow. */
function oilOf({ cuisine }: Filling, request: RecipeRequest): FoodName | undefined {
  const allows = allowedBy(request)
  return [...cuisine.fats, 'olive oil'].find((fat) => findFood(fat) !== undefined && allows(fat))
}
