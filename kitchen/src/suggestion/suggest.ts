import { randomFrom } from '../random/index.ts'
import type { CuisineId } from '../cooking/index.ts'
import type { DishPattern } from '../dishes/index.ts'
import { findFood } from '../foods/index.ts'
import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { allowedBy } from './allowed-for-household.ts'
import { type Basket, type BasketFood, type LeftOut, readBasket } from './basket.ts'
import type { Search } from './rank-patterns.ts'
import { withFruit } from './juices.ts'
import { chooseThree } from './choose-three.ts'
import { likesOf } from './likes.ts'

/** Three recipes and what they leave out, or why there are none. */
export type Suggestion =
  | { readonly ok: true; readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }
  | {
      readonly ok: false
      readonly failure: { readonly code: 'no-food' | 'no-recipe'; readonly message: string }
    }

/**
 * Kinds of dishes (`CheckedRecipe.kind`) that a person cooked and liked, and those they did not like. `lately`: the kinds they were given in the last
 * fortnight, each as often as it came; where it is not known the titles to avoid tell.
 */
export type Taste = {
  readonly liked: readonly string[]
  readonly disliked: readonly string[]
  readonly lately?: readonly string[]
}

/**
 * What a person asks for that no filter of a request has, kept strictly: `dish` is asked of every kind of dish before it is filled, with the kitchen it would be
 * cooked in the style of where it has no home of its own; `draft` of it as it is written, before it is reviewed, which takes longest; `recipe` of every
 * recipe that passed.
 */
export type Limits = {
  readonly dish: (pattern: DishPattern, style?: CuisineId) => boolean
  readonly draft: (draft: RecipeDraft) => boolean
  readonly recipe: (recipe: CheckedRecipe) => boolean
}

/**
 * `seed`: any whole number; the same gives the same recipes. `today`: YYYY-MM-DD. `avoid`: titles the person has had lately. `taste`: what they
 * liked comes more often, what they did not like never. `meal`: leave out what is no dinner, sides, sweets and breads. `limits`: what every dish has to keep
 * besides the filters. `fewest`: with how many recipes one is content where there are no three.
 */
export type SuggestOptions = {
  readonly seed: number
  readonly today: string
  readonly avoid?: readonly string[]
  readonly taste?: Taste
  readonly meal?: 'dinner'
  readonly limits?: Limits
  readonly fewest?: number
}

const wanted = 3

/**
 * Three recipes from a basket that differ, use what is there and soonest lost, need little shopping and keep every filter. Each has passed
 * review. Texts that are no food, not known, against a diet or against the household are left out and named. Where fewer than three dishes keep every
 * filter, difficulty, cuisine and time give way for those that are missing, which then say so in `gaveWay`; diets and household never. Fails with
 * `no-food` when nothing to cook with is left, with `no-recipe` when no three dishes can be made of it. Never throws.
 * @example suggest({ ingredients: ['tomatoes', 'zucchini'] }, { seed: 7, today: '2026-07-15' })
 */
export function suggest(request: RecipeRequest, options: SuggestOptions): Suggestion {
  const basket = readBasket(request)
  const { foods, leftOut } = basket
  const besides = [...basket.besides.values()]
  if (foods.every(isStaple) && besides.length === 0) return noFood(leftOut)
  const random = randomFrom(options.seed)
  const maxPerSlot = mostPerSlot(request, foods.length)
  const month = monthOf(options.today)
  const turn = Math.floor(random() * 100)
  const search: Search = {
    basket: foods,
    maxPerSlot,
    month,
    turn,
    allows: allowedBy(request),
    likes: likesOf(options),
    meal: options.meal,
    limits: options.limits,
    passedOver: new Map(),
    random,
  }
  const recipes = chooseThree(request, search, options.avoid ?? [], besides)
  if (recipes.length < (options.fewest ?? wanted)) return noRecipe(leftOut, request)
  return { ok: true, recipes, leftOut: leftOutOf(basket, recipes) }
}

/** What was typed and stands in none of these recipes, each with the reason: no food, not known, against a diet, or no place for it. */
export function leftOutBy(request: RecipeRequest, recipes: readonly CheckedRecipe[]): readonly LeftOut[] {
  return leftOutOf(readBasket(request), recipes)
}

/** Foods that found no place in the three are said plainly, so that nobody looks for them. */
function leftOutOf(
  { leftOut, texts, besides }: Basket,
  recipes: readonly CheckedRecipe[],
): readonly LeftOut[] {
  const used = new Set(
    recipes.flatMap(({ lines }) => lines.flatMap(({ food }) => (food === null ? [] : withFruit(food)))),
  )
  const unused = [...texts].filter(([, food]) => !used.has(food))
  return [
    ...leftOut.filter(({ text }) => !used.has(besides.get(text)?.facts.food ?? '')),
    ...unused.map(([text]) => ({
      text,
      message: `None of these three had a place for '${text}'. Ask again for others.`,
    })),
  ]
}

/** Salt, pepper and water alone make no meal. */
function isStaple({ facts }: BasketFood): boolean {
  const food = findFood(facts.food)
  return food?.isStaple === true && food.category !== 'oil-fat'
}

/** More of a big basket goes into each dish; a quarter of an hour leaves no time to cut four vegetables, or two and make a sauce. */
function mostPerSlot({ maxTime, difficulty = 'Easy' }: RecipeRequest, foods: number): number {
  if (maxTime === 15) return difficulty === 'Easy' ? 2 : 1
  return foods > 12 ? 5 : foods > 6 ? 4 : 3
}

export function monthOf(today: string): number {
  const month = Number(today.slice(5, 7))
  return month >= 1 && month <= 12 ? month : 1
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
function adviceFor({ dietary = [], household }: RecipeRequest): string {
  return dietary.length === 0 && household === undefined
    ? 'We could not make three recipes of this. Add a vegetable, a grain or a protein.'
    : 'We could not make three recipes of this that everybody may eat. Add one more ingredient or ask for fewer diets.'
}
