import { type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'
import { batchesOf, type Filled, type FilledDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'

/** People at a table whose number nobody told. */
const usualServings = 4

/** How many a dish is cooked for: the household, or four. */
export function servingsFor({ household }: RecipeRequest): number {
  const asked = household?.servings ?? household?.people.length ?? 0
  return asked > 0 ? Math.min(asked, 24) : usualServings
}

/**
 * How often a dish is made as written: pots for the table, loaves and jars in whole batches; and where the basket says how much there is of a main
 * food, as often as that allows and one kitchen can do.
 */
export function timesMade(
  { dish, filled }: FilledDish,
  basket: readonly BasketFood[],
  servings: number,
): number {
  const wanted = dish.batch === true ? 1 : servings / dish.serves
  const stock = new Map(basket.map(({ facts, grams }) => [facts.food, grams]))
  const mains = filled.filter(({ part, have }) => have && dish.parts[part]?.role === 'main')
  const enough = mains.flatMap((main) => timesWithin(main, stock))
  if (enough.length === 0) return wanted
  // A jar is filled for what there is too much of; a meal ends with what there is least of.
  if (dish.batch === true) {
    const { least, most } = batchesOf(dish)
    return Math.max(least, Math.min(most, wholeBatches(Math.max(...enough))))
  }
  const possible = Math.min(...enough)
  return inHalves(Math.min(Math.max(possible, wanted / 2), wanted * 2, Math.max(possible, wanted)), wanted)
}

/** The least part of what a dish asks for that does as well: a food beside others, and one that makes the dish. */
const nearlyEnough = 0.6
const nearlyAll = 0.65

/**
 * The dish with what there is of each food that it takes less of than it asks for, where it is nearly enough: two eggs go into rice for three, two leeks
 * into soup for two and a half. What is baked by weight keeps its proportions.
 */
export function withStock(named: FilledDish, times: number, basket: readonly BasketFood[]): FilledDish {
  if (named.dish.batch === true) return named
  const stock = new Map(basket.map(({ facts, grams }) => [facts.food, grams]))
  const filled = named.filled.map((each) => {
    const there = stock.get(each.facts.food) ?? null
    const wanted = each.grams * times
    const least = named.dish.parts[each.part]?.role === 'main' ? nearlyAll : nearlyEnough
    const isNear = there !== null && there < wanted && there >= wanted * least
    return isNear ? { ...each, grams: there / times } : each
  })
  return filled.some((each, at) => each !== named.filled[at]) ? { ...named, filled } : named
}

/** Grams from which there is more of a food than a few meals use up; fruit is eaten by the handful, and herbs and chilies season. */
const glutFrom = 1200
const glutOfFruit = 900
const glutOfSeasoning = 250
const softFruit: readonly Tag[] = ['berry', 'stone-fruit', 'sour-fruit']
const seasonings: readonly Tag[] = ['herb', 'woody-herb', 'chili']

/** What every dish may count on, where there was so much: nobody has to cook all three. */
const enoughForOne = 1000

/** The basket with what these recipes leave of each food whose amount is known, and enough for one dish in any case. */
export function leftAfter(
  recipes: readonly CheckedRecipe[],
  basket: readonly BasketFood[],
): readonly BasketFood[] {
  if (recipes.length === 0) return basket
  const lines = recipes.flatMap((recipe) => recipe.lines)
  return basket.map((food) => {
    if (food.grams === null) return food
    const used = lines.reduce(
      (sum, line) => (line.food === food.facts.food ? sum + (line.grams ?? 0) : sum),
      0,
    )
    return { ...food, grams: Math.max(food.grams - used, Math.min(food.grams, enoughForOne)) }
  })
}

/** Whether there is more of a food than a few meals use up. */
export const isGlut = ({ facts, grams }: BasketFood): boolean => grams !== null && grams >= leastOfGlut(facts)

function leastOfGlut(facts: CookFacts): number {
  if (hasTag(facts, seasonings)) return glutOfSeasoning
  return hasTag(facts, softFruit) ? glutOfFruit : glutFrom
}

/** The part of what there is too much of that a dish uses up, from 0 to 1 for each such food; 0 where nothing is. */
export function glutUsed(named: FilledDish, basket: readonly BasketFood[], servings: number): number {
  const gluts = basket.filter(isGlut)
  if (gluts.length === 0) return 0
  const times = timesMade(named, basket, servings)
  return gluts.reduce((sum, { facts, grams }) => {
    const taken = named.filled.reduce(
      (all, each) => (each.facts.food === facts.food ? all + each.grams : all),
      0,
    )
    return sum + Math.min(1, (times * taken) / (grams ?? Infinity))
  }, 0)
}

function timesWithin(
  { facts, grams }: Filled,
  stock: ReadonlyMap<FoodName, number | null>,
): readonly number[] {
  const there = stock.get(facts.food) ?? null
  return there === null || grams < 25 ? [] : [there / grams]
}

/** For the table, for half of it or for half as many again: nobody cooks for seven by chance. */
function inHalves(times: number, wanted: number): number {
  return Math.max(0.5, Math.floor((times / wanted) * 2 + 0.3) / 2) * wanted
}

/** A half, or whole ones; what is nearly a batch is one. */
function wholeBatches(times: number): number {
  return times < 0.8 ? 0.5 : Math.max(1, Math.floor(times + 0.15))
}
