import type { Random } from '../chance/index.ts'
import { compose, type Filling } from '../dishes/index.ts'
import { type Diet, findFood, type FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { type FilledDish, notesOf, writeNamedDish } from '../repertoire/index.ts'
import { review } from '../review/index.ts'

/** Drafts that may repeat a title before a dish is given up. */
const triesPerDish = 8

/** What the writing of a dish depends on besides the dish. `titles` are taken; `before` are the recipes it will stand beside. */
export type Writing = {
  readonly request: RecipeRequest
  readonly month: number
  readonly random: Random
  readonly titles: ReadonlySet<string>
  readonly before: readonly CheckedRecipe[]
}

/** The dish as a recipe that passed review; undefined when it takes too long, is refused, or has no title but taken ones. */
export function writeDish(
  filling: Filling,
  { request, month, random, titles, before }: Writing,
): CheckedRecipe | undefined {
  for (let attempt = 0; attempt < triesPerDish; attempt += 1) {
    const occasion = { servings: servingsOf(filling, random), month, oil: oilOf(filling, request), random }
    const draft = compose(filling, occasion)
    if (isTooLong(draft, request)) return undefined
    if (titles.has(draft.title)) continue
    const result = review(draft, request)
    if (result.verdict === 'refused') return undefined
    if (!titles.has(result.recipe.title) && !isEcho(result.recipe, before)) return result.recipe
  }
  return undefined
}

/** A named dish as a recipe that passed review; undefined when it is refused or was had lately under all of its names. */
export function writeNamed(
  named: FilledDish,
  { request, random, titles }: Writing,
): CheckedRecipe | undefined {
  const times = timesFor(named)
  const first = random()
  for (let attempt = 0; attempt < named.dish.names.length; attempt += 1) {
    const draft = writeNamedDish(named, times, (first + attempt / named.dish.names.length) % 1)
    if (titles.has(draft.title)) continue
    const result = review(draft, request)
    if (result.verdict === 'refused') return undefined
    if (!titles.has(result.recipe.title)) return { ...result.recipe, notes: notesOf(named, times) }
  }
  return undefined
}

/** People at a table whose number nobody told. */
const usualServings = 4

/** How often a dish is made as written: whole batches, and pots for the table. */
function timesFor({ dish }: FilledDish): number {
  return dish.batch === true ? 1 : usualServings / dish.serves
}

/** Three recipes with one sentence in common read as one recipe written three times. */
function isEcho({ steps }: CheckedRecipe, before: readonly CheckedRecipe[]): boolean {
  const says = (text: string) => before.every((recipe) => recipe.steps.some((step) => step.text === text))
  return before.length > 1 && steps.some(({ text }) => says(text))
}

/** Review would refuse it for its time; adding the minutes up is quicker. */
function isTooLong({ steps }: RecipeDraft, { maxTime }: RecipeRequest): boolean {
  return steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0) > Number(maxTime ?? Infinity)
}

function servingsOf({ pattern }: Filling, random: Random): number {
  return pattern.servings ?? (random() < 0.5 ? 2 : 4)
}

/** The cuisine's own fat that the diets allow. */
function oilOf({ cuisine }: Filling, { dietary }: RecipeRequest): FoodName | undefined {
  const allows = allowedBy(dietary ?? [])
  return [...cuisine.fats, 'olive oil'].find((fat) => findFood(fat) !== undefined && allows(fat))
}

/** Whether a food fits all of the diets. */
export function allowedBy(diets: readonly Diet[]): (food: FoodName) => boolean {
  const known = new Map<FoodName, boolean>()
  return (name) => {
    let isAllowed = known.get(name)
    if (isAllowed === undefined) {
      const food = findFood(name)
      isAllowed = food !== undefined && diets.every((diet) => food.diets.includes(diet))
      known.set(name, isAllowed)
    }
    return isAllowed
  }
}
