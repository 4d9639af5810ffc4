import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import { isBesideAMeal } from '../suggestion/index.ts'
import { aboutGrams } from './about-grams.ts'
import { costOf, gramsAtRisk } from './menu-cost.ts'
import { menuInOrderGiven } from './menu-in-order.ts'
import type { Candidate, Menu, MenuProblem, StockFood } from './menu-cost.ts'
import { isNamedAfter } from './named-after.ts'
import { searchMenu } from './search-menu.ts'
import { bestPlace, chanceStillGood, horizonDays } from '../foods/index.ts'

const menuDays = 3
const mostPerDay = 2

export type StockAmount = { readonly food: FoodName; readonly grams: number }
type PlannedRecipe = Pick<CheckedRecipe, 'title' | 'lines' | 'cuisine' | 'picture' | 'kind'>

/** The days of a menu with the figures that prove it, all in whole grams expected within seven days. */
export type RecipeMenu<R> = {
  readonly days: readonly (readonly R[])[]
  readonly gramsAtRisk: number
  readonly gramsSaved: number
  readonly gramsSavedInOrderGiven: number
  /** The figures in one line for people. */
  readonly wasteReduction: string
}

/**
 * Three days, at most two recipes each, chosen from `recipes` so that least of `stock` spoils, no kind of dish comes twice and each day has a meal. Foods the kitchen does
 * not know, and foods without a shelf life in the source, count as never at risk. `gramsSavedInOrderGiven` is what cooking
 * the stock in its own order would have saved, with as many meals.
 */
export function menuOfRecipes<R extends PlannedRecipe>(
  stock: readonly StockAmount[],
  recipes: readonly R[],
  seed: number,
): RecipeMenu<R> {
  const problem: MenuProblem = {
    stock: stock.map(stockFood),
    candidates: recipes.map((recipe) => candidateOf(recipe, stock)),
    days: menuDays,
    mostPerDay,
  }
  const found = searchMenu(problem, seed)
  const atRisk = Math.round(gramsAtRisk(problem.stock))
  const inOrder = menuInOrderGiven(problem, found.flat().length)
  const savedBy = (menu: Menu): number => Math.round(costOf(problem, menu).gramsSaved)
  // The search weighs variety against the last grams; it may never lose to not looking ahead.
  const menu = savedBy(found) < savedBy(inOrder) ? inOrder : found
  const saved = savedBy(menu)
  return {
    days: menu.map((day) => day.flatMap((dish) => recipes[dish] ?? [])),
    gramsAtRisk: atRisk,
    gramsSaved: saved,
    gramsSavedInOrderGiven: savedBy(inOrder),
    wasteReduction: reductionText(saved, atRisk),
  }
}

/** The saving in one line. Figures that read alike are said once. */
function reductionText(saved: number, atRisk: number): string {
  const [used, of] = [aboutGrams(saved), aboutGrams(atRisk)]
  if (atRisk === 0) return 'None of this food is at risk of spoiling soon'
  return used === of
    ? `About ${of} at risk, all of it used before it spoils`
    : `About ${used} of ${of} at risk used before it spoils`
}

function stockFood({ food, grams }: StockAmount): StockFood {
  const known = findFood(food)
  const waiting = known ? bestPlace(known.storage) : null
  const goodAfter = (days: number) => (waiting ? chanceStillGood(waiting.days, days) : 1)
  return {
    grams,
    goodOn: Array.from({ length: menuDays }, (_, day) => goodAfter(day)),
    goodAtEnd: goodAfter(horizonDays),
  }
}

function candidateOf(recipe: PlannedRecipe, stock: readonly StockAmount[]): Candidate {
  const { title, lines, cuisine, picture, kind } = recipe
  const inStock = (food: FoodName | null) => stock.some((item) => item.food === food)
  return {
    uses: usesOf(recipe, stock),
    buys: lines.flatMap(({ food }) =>
      food !== null && !inStock(food) && !findFood(food)?.isStaple ? [food] : [],
    ),
    traits: [title, `dish ${picture.dish}`, ...(cuisine ? [`cuisine ${cuisine}`] : [])],
    kind: kind ?? title,
    isMeal: kind === undefined || !isBesideAMeal(kind),
  }
}

/** A food that stands in several lines counts as the dish's name once. */
function usesOf({ title, lines }: PlannedRecipe, stock: readonly StockAmount[]): Candidate['uses'] {
  const isFirst = (food: FoodName, at: number): boolean =>
    lines.findIndex((line) => line.food === food) === at
  return lines.flatMap(({ food, grams }, at) => {
    const index = stock.findIndex((item) => item.food === food)
    if (grams === null || food === null || index < 0) return []
    return [{ food: index, grams, isNamed: isFirst(food, at) && isNamedAfter(title, food) }]
  })
}
