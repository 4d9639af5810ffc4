import { type Diet, findFood, type FoodName } from '../foods/index.ts'
import { type Random, randomFrom } from '../chance/index.ts'
import { compose, type Filling, flavored, type Variant } from '../dishes/index.ts'
import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { review } from '../review/index.ts'
import { servedWays, sideboardAfter } from './accompany.ts'
import { type LeftOut, readBasket } from './basket.ts'
import { kindsUsed } from './kinds.ts'
import { type Chosen, candidatesAfter, larderAfter, type Search, variantsFor } from './candidates.ts'

/** Three recipes and what they leave out, or why there are none. */
export type Suggestion =
  | { readonly ok: true; readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }
  | {
      readonly ok: false
      readonly failure: { readonly code: 'no-food' | 'no-recipe'; readonly message: string }
    }

/** `seed`: any whole number; the same gives the same recipes. `today`: YYYY-MM-DD. `avoid`: titles the person has had lately. */
export type SuggestOptions = {
  readonly seed: number
  readonly today: string
  readonly avoid?: readonly string[]
}

const wanted = 3
/** Dishes looked at again after the first is chosen: the best hold the second and the third. */
const widest = 60
/** Drafts that may fail review or repeat a title before a dish is given up. */
const triesPerDish = 2
/** Ways of serving a dish that may fail review or the time before the dish is given up. */
const waysPerDish = 3

/**
 * Three recipes from a basket that differ, use what is there and soonest lost, need little shopping and keep every filter. Each has passed
 * review. Texts that are no food, not known or against a diet are left out and named. Fails with `no-food` when nothing to cook with is left, with
 * `no-recipe` when fewer than three dishes keep the filters. Never throws.
 * @example suggest({ ingredients: ['tomatoes', 'zucchini'] }, { seed: 7, today: '2026-07-15' })
 */
export function suggest(request: RecipeRequest, options: SuggestOptions): Suggestion {
  const diets = request.dietary ?? []
  const { foods, leftOut } = readBasket(request.ingredients, diets)
  if (foods.length === 0) return noFood(leftOut)
  const random = randomFrom(options.seed)
  const maxPerSlot = mostPerSlot(request, foods.length)
  const month = monthOf(options.today)
  const turn = Math.floor(random() * 100)
  const search: Search = { basket: foods, maxPerSlot, month, turn, allows: allowedBy(diets), random }
  const fresh = choose(request, search, options)
  // Better a dish the person has had lately than none.
  const recipes = fresh.length < wanted ? choose(request, search, { ...options, avoid: [] }) : fresh
  if (recipes.length < wanted) return noRecipe(leftOut, request)
  return { ok: true, recipes, leftOut: leftOutBy(request, recipes) }
}

/** What was typed and stands in none of these recipes, each with the reason: no food, not known, against a diet, or no place for it. */
export function leftOutBy(request: RecipeRequest, recipes: readonly CheckedRecipe[]): readonly LeftOut[] {
  const { leftOut } = readBasket(request.ingredients, request.dietary ?? [])
  return [...leftOut, ...unusedOf(recipes, request.ingredients, leftOut)]
}

/** More of a big basket goes into each dish; a quarter of an hour leaves no time to cut four vegetables, or two and make a sauce. */
function mostPerSlot({ maxTime, difficulty = 'Easy' }: RecipeRequest, foods: number): number {
  if (maxTime === '15') return difficulty === 'Easy' ? 2 : 1
  return foods > 12 ? 5 : foods > 6 ? 4 : 3
}

type Choice = {
  readonly recipes: readonly CheckedRecipe[]
  readonly chosen: Chosen
  readonly open: readonly Variant[]
}

function choose(request: RecipeRequest, search: Search, options: SuggestOptions): readonly CheckedRecipe[] {
  let choice: Choice = {
    recipes: [],
    chosen: { fillings: [], used: new Set(), kinds: new Map() },
    open: variantsFor(request),
  }
  while (choice.recipes.length < wanted) {
    const next = chooseNext(choice, request, search, options)
    if (next === undefined) break
    choice = next
  }
  return choice.recipes
}

function chooseNext(
  choice: Choice,
  request: RecipeRequest,
  search: Search,
  options: SuggestOptions,
): Choice | undefined {
  const titles = new Set([...(options.avoid ?? []), ...choice.recipes.map(({ title }) => title)])
  const candidates = candidatesAfter(choice.chosen, choice.open, search)
  const larder = larderAfter(choice.chosen, search)
  const sideboard = sideboardAfter(choice.chosen, search)
  const failed = new Set<Variant>()
  for (const { variant, filling } of candidates) {
    if (choice.chosen.fillings.some(({ pattern }) => pattern === filling.pattern)) continue
    const dish = flavored(filling, variant, larder)
    const served = serve(servedWays(dish, request, sideboard), request, search.random, options, titles)
    if (served === undefined) {
      failed.add(variant)
      continue
    }
    // What this basket could not fill, it cannot fill in another order either.
    const open = candidates
      .slice(0, widest)
      .map((candidate) => candidate.variant)
      .filter((each) => !failed.has(each))
    return {
      recipes: [...choice.recipes, served.recipe],
      chosen: chosenWith([...choice.chosen.fillings, served.filling]),
      open,
    }
  }
  return undefined
}

function chosenWith(fillings: readonly Filling[]): Chosen {
  const picks = fillings.flatMap((filling) => [
    ...filling.picks,
    ...filling.beside.flatMap((each) => each.picks),
  ])
  const used = new Set(picks.filter(({ have }) => have).map(({ facts }) => facts))
  return { fillings, used: new Set([...used].map(({ food }) => food)), kinds: kindsUsed(used) }
}

type Served = { readonly recipe: CheckedRecipe; readonly filling: Filling }

/** The first way of serving a dish that passes review. */
function serve(
  ways: readonly Filling[],
  request: RecipeRequest,
  random: Random,
  options: SuggestOptions,
  titles: ReadonlySet<string>,
): Served | undefined {
  for (const filling of ways.slice(0, waysPerDish)) {
    const recipe = write(filling, request, random, options, titles)
    if (recipe !== undefined) return { recipe, filling }
  }
  return undefined
}

function write(
  filling: Filling,
  request: RecipeRequest,
  random: Random,
  { today }: SuggestOptions,
  titles: ReadonlySet<string>,
): CheckedRecipe | undefined {
  for (let attempt = 0; attempt < triesPerDish; attempt += 1) {
    const occasion = {
      servings: servingsOf(filling, random),
      month: monthOf(today),
      oil: oilOf(filling, request),
      random,
    }
    const draft = compose(filling, occasion)
    if (isTooLong(draft, request)) return undefined
    if (titles.has(draft.title)) continue
    const result = review(draft, request)
    if (result.verdict === 'refused') return undefined
    if (!titles.has(result.recipe.title)) return result.recipe
  }
  return undefined
}

/** Review would refuse it for its time; adding the minutes up is quicker. */
function isTooLong({ steps }: RecipeDraft, { maxTime }: RecipeRequest): boolean {
  return steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0) > Number(maxTime ?? Infinity)
}

function servingsOf({ pattern }: Filling, random: Random): number {
  return pattern.servings ?? (random() < 0.5 ? 2 : 4)
}

function monthOf(today: string): number {
  const month = Number(today.slice(5, 7))
  return month >= 1 && month <= 12 ? month : 1
}

/** The cuisine's own fat that the diets allow. */
function oilOf({ cuisine }: Filling, { dietary }: RecipeRequest): FoodName | undefined {
  const allows = allowedBy(dietary ?? [])
  return [...cuisine.fats, 'olive oil'].find((fat) => findFood(fat) !== undefined && allows(fat))
}

function allowedBy(diets: readonly Diet[]): (food: FoodName) => boolean {
  return (name) => {
    const food = findFood(name)
    return food !== undefined && diets.every((diet) => food.diets.includes(diet))
  }
}

/** Foods that found no place in the three: said plainly, so that nobody looks for them. */
function unusedOf(
  recipes: readonly CheckedRecipe[],
  texts: readonly string[],
  leftOut: readonly LeftOut[],
): readonly LeftOut[] {
  const known = new Set(leftOut.map(({ text }) => text))
  const used = recipes.flatMap(({ lines }) => lines.flatMap(({ food }) => (food === null ? [] : [food])))
  const { foods } = readBasket(texts, [])
  const unused = new Set(foods.map(({ facts }) => facts.food).filter((food) => !used.includes(food)))
  return texts
    .filter(
      (text) => !known.has(text) && readBasket([text], []).foods.some(({ facts }) => unused.has(facts.food)),
    )
    .map((text) => ({
      text,
      message: `No dish this time was better for '${text}'. Ask again and it comes first.`,
    }))
}

function noFood(leftOut: readonly LeftOut[]): Suggestion {
  const reasons = leftOut.map(({ message }) => message).join(' ')
  return {
    ok: false,
    failure: { code: 'no-food', message: `${reasons} Please add a food to cook with.`.trim() },
  }
}

function noRecipe(leftOut: readonly LeftOut[], request: RecipeRequest): Suggestion {
  const reasons = leftOut.map(({ message }) => message).join(' ')
  return {
    ok: false,
    failure: { code: 'no-recipe', message: `${reasons} ${adviceFor(request)}`.trim() },
  }
}

/** What the person can change: what they asked for, or what they have. */
function adviceFor({ maxTime, difficulty, cuisine, dietary = [] }: RecipeRequest): string {
  if (difficulty === 'Advanced' && maxTime === '15')
    return 'An advanced dish takes more than 15 minutes. Allow 30 or more, or choose another difficulty.'
  const filters = [maxTime, difficulty, cuisine, ...dietary].filter((filter) => filter !== undefined)
  if (filters.length === 0)
    return 'We could not make three recipes of this. Add a vegetable, a grain or a protein.'
  return 'We could not find three recipes that fit. Try fewer filters or one more ingredient.'
}
