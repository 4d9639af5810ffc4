import { findFood, type FoodName } from '../foods/index.ts'
import type { CheckedRecipe, DishForm, RecipeRequest } from '../recipe/index.ts'
import { review } from '../review/index.ts'
import type { LeftOut } from './basket.ts'
import { vegetablesOfTheDay } from './bought-foods.ts'
import { requestAfter, stockOf, usedBy, usesStock } from './stock-for-dinners.ts'
import { leftOutBy, monthOf, suggest, type SuggestOptions } from './suggest.ts'

/** How dinners are planned: as suggestions are made, and so many. */
export type DinnerOptions = Omit<SuggestOptions, 'meal'> & { readonly count: number }

/** Dinners in the order in which they are best cooked, and what was typed that none of them uses. */
export type Dinners = { readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }

/**
 * Different dinners for as many days as are asked for, none twice and no two of a kind. First those that use the basket, what spoils soonest before the
 * rest; of a food whose amount was typed as many as it lasts for, of another one. When the basket is used up, dinners of what is in season follow, which
 * have nothing at home. They are fewer than asked for only where household and diets leave no more. Never throws.
 * @example planDinners({ ingredients: ['spinach', 'eggs'] }, { count: 7, seed: 7, today: '2026-07-15' }).recipes.length // 7
 */
export function planDinners(request: RecipeRequest, options: DinnerOptions): Dinners {
  const fromBasket = dinnersFrom(request, options)
  const recipes = [...fromBasket, ...seasonalDinners(request, options, fromBasket)]
  return { recipes, leftOut: leftOutBy(request, recipes) }
}

/** So many times the basket is looked at in vain before the rest of it is left. */
const looksInVain = 2

/** Dinners of which each uses a food of the basket that those before it leave. */
function dinnersFrom(request: RecipeRequest, options: DinnerOptions): readonly CheckedRecipe[] {
  const stock = stockOf(request)
  let dinners: readonly CheckedRecipe[] = []
  for (let [round, vain] = [0, 0]; dinners.length < options.count && vain < looksInVain; round += 1) {
    const more = dinnersOf(requestAfter(dinners, stock, request), options, dinners, round)
    const longer = more.reduce(
      (before, dinner) => (usesStock(dinner, before, stock) ? [...before, dinner] : before),
      dinners,
    )
    vain = longer.length > dinners.length ? 0 : vain + 1
    dinners = longer.slice(0, options.count)
  }
  return dinners.toSorted((a, b) => daysLeft(a) - daysLeft(b))
}

/** So many times the market is gone to, for each dinner, before fewer dinners are given. */
const roundsPerDinner = 3

/** Dinners of what the month brings, all of it to be bought. */
function seasonalDinners(
  request: RecipeRequest,
  options: DinnerOptions,
  before: readonly CheckedRecipe[],
): readonly CheckedRecipe[] {
  let dinners: readonly CheckedRecipe[] = []
  const missing = options.count - before.length
  for (let round = 0; dinners.length < missing && round < missing * roundsPerDinner; round += 1) {
    const market = { ...request, ingredients: marketOf(monthOf(options.today), options.seed + round) }
    const others = [...before, ...dinners]
    const next = leastToBuy(dinnersOf(market, options, others, round), others)
    const bought = next && withoutStock(next, request)
    if (bought) dinners = [...dinners, bought]
  }
  return dinners
}

/** The dinner for which the fewest foods are bought that no other one needs. */
function leastToBuy(
  dinners: readonly CheckedRecipe[],
  others: readonly CheckedRecipe[],
): CheckedRecipe | undefined {
  const bought = foodsOf(others)
  const extra = (dinner: CheckedRecipe) => [...foodsOf([dinner])].filter((food) => !bought.has(food)).length
  return dinners.toSorted((one, other) => extra(one) - extra(other))[0]
}

const foodsOf = (dinners: readonly CheckedRecipe[]): ReadonlySet<FoodName | null> =>
  new Set(dinners.flatMap(({ lines }) => lines.map(({ food }) => food)))

/** What a dinner is built around when nothing is at home, one after the other. */
const middles: readonly FoodName[] = [
  'chicken',
  'white beans',
  'salmon',
  'eggs',
  'lentils',
  'ground beef',
  'pasta',
  'tofu',
]

function marketOf(month: number, turn: number): readonly string[] {
  const middle = middles[turn % middles.length]
  return [
    ...vegetablesOfTheDay(month, turn)
      .slice(0, 3)
      .map(({ food }) => food),
    ...(middle === undefined ? [] : [middle]),
  ]
}

const noTaste = { liked: [], disliked: [] }

/** Dinners that are none of those before and of no kind of theirs. */
function dinnersOf(
  request: RecipeRequest,
  { seed, avoid = [], taste = noTaste, ...options }: DinnerOptions,
  before: readonly CheckedRecipe[],
  round: number,
): readonly CheckedRecipe[] {
  const titles = before.map(({ title }) => title)
  const had = before.flatMap(({ kind }) => kind ?? [])
  const found = suggest(request, {
    ...options,
    seed: seed + round,
    avoid: [...avoid, ...titles],
    taste: { ...taste, disliked: [...taste.disliked, ...had] },
    meal: 'dinner',
  })
  const taken = new Set([...avoid, ...titles])
  const kinds = new Set(before.map(({ kind }) => kind))
  if (!found.ok) return []
  const fresh = found.recipes.filter(({ title, kind }) => !taken.has(title) && !kinds.has(kind))
  return fresh.filter((dinner) => suitsWeek(dinner, before))
}

const bowls: ReadonlySet<DishForm> = new Set<DishForm>([
  'smooth-soup',
  'broth',
  'chunky-soup',
  'gratinated-soup',
  'noodle-soup',
  'stew-pot',
  'chili-bowl',
  'curry-bowl',
])
const mostBowls = 2
/** Minutes above which a dinner is one for an evening with time. */
const anEvening = 75
const mostLong = 1

const isBowl = ({ form }: CheckedRecipe['picture']): boolean => form !== undefined && bowls.has(form)

/** Of soups and stews, and of dinners that take the whole evening, a week has few. */
function suitsWeek({ picture, prep_time }: CheckedRecipe, before: readonly CheckedRecipe[]): boolean {
  const liquid = before.filter((each) => isBowl(each.picture)).length
  const long = before.filter((each) => each.prep_time > anEvening).length
  return (!isBowl(picture) || liquid < mostBowls) && (prep_time <= anEvening || long < mostLong)
}

/** Days after which the first of the basket's foods in it is lost. */
function daysLeft(dinner: CheckedRecipe): number {
  const days = [...usedBy([dinner])].flatMap((food) => {
    const storage = findFood(food)?.storage
    const longest = Math.max(storage?.fridge?.max ?? 0, storage?.pantry?.max ?? 0)
    return longest > 0 && !isStaple(food) ? [longest] : []
  })
  return Math.min(Infinity, ...days)
}

const isStaple = (food: FoodName): boolean => findFood(food)?.isStaple === true

/** The recipe as it stands for somebody who has nothing of it at home. */
function withoutStock(
  { kind, notes, ...recipe }: CheckedRecipe,
  request: RecipeRequest,
): CheckedRecipe | undefined {
  const reviewed = review(recipe, { ...request, ingredients: [] })
  if (reviewed.verdict === 'refused') return undefined
  return { ...reviewed.recipe, ...(kind !== undefined && { kind }), ...(notes && { notes }) }
}
