import { findFood, type FoodName } from '../foods/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'
import { servingsFor } from './batches.ts'
import { readBasket } from './basket.ts'

/** A food of the basket that several dinners may use up. */
export type Stocked = {
  readonly food: FoodName
  readonly texts: readonly string[]
  /** What there is of it, where an amount was typed. */
  readonly grams: number | null
  /** What a dinner that is made of it takes for half of the table: less of it than this makes none. */
  readonly least: number
}

/** The foods of a basket, without salt and what else stands in every kitchen. */
export function stockOf(request: RecipeRequest): readonly Stocked[] {
  const { foods, texts } = readBasket(request)
  const half = servingsFor(request) / 2
  return foods
    .filter(({ facts }) => findFood(facts.food)?.isStaple !== true)
    .map(({ facts, grams }) => ({
      food: facts.food,
      texts: [...texts].flatMap(([text, food]) => (food === facts.food ? [text] : [])),
      grams,
      least: facts.portion * half,
    }))
}

/** The request that follows these dinners: each food with what is left of it. What keeps for weeks and was not measured is still at home. */
export function requestAfter(
  dinners: readonly CheckedRecipe[],
  stock: readonly Stocked[],
  request: RecipeRequest,
): RecipeRequest {
  const used = usedBy(dinners)
  const ingredients = stock
    .filter((each) => isOpen(each, dinners))
    .flatMap((each) => textsAfter(each, dinners))
  const kept = stock.filter(({ food, grams }) => grams === null && used.has(food) && keepsForWeeks(food))
  const atHome = [...(request.atHome ?? []), ...kept.flatMap(({ texts }) => texts)]
  return { ...request, ingredients, ...(atHome.length > 0 && { atHome }) }
}

/** Whether a dinner uses a food that those before it leave, of one that was measured a real part. */
export function usesStock(
  dinner: CheckedRecipe,
  before: readonly CheckedRecipe[],
  stock: readonly Stocked[],
): boolean {
  const used = usedBy([dinner])
  return stock.some((each) => {
    if (!used.has(each.food) || !isOpen(each, before)) return false
    return each.grams === null || gramsOf(each.food, [dinner]) >= Math.min(each.least, each.grams / 2)
  })
}

/** Foods of the basket that dinners use. */
export function usedBy(dinners: readonly CheckedRecipe[]): ReadonlySet<FoodName> {
  const lines = dinners.flatMap((dinner) => dinner.lines)
  return new Set(
    lines.flatMap(({ food, availability }) => (food !== null && availability !== 'need' ? [food] : [])),
  )
}

function isOpen(stocked: Stocked, dinners: readonly CheckedRecipe[]): boolean {
  if (!usedBy(dinners).has(stocked.food)) return true
  return stocked.grams !== null && leftOf(stocked.food, stocked.grams, dinners) >= stocked.least
}

function textsAfter({ food, texts, grams }: Stocked, dinners: readonly CheckedRecipe[]): readonly string[] {
  if (grams === null || !usedBy(dinners).has(food)) return texts
  return [`${Math.round(leftOf(food, grams, dinners))} g ${food}`]
}

const leftOf = (food: FoodName, grams: number, dinners: readonly CheckedRecipe[]): number =>
  grams - gramsOf(food, dinners)

function gramsOf(food: FoodName, dinners: readonly CheckedRecipe[]): number {
  const lines = dinners.flatMap((dinner) => dinner.lines).filter((line) => line.food === food)
  return lines.reduce((sum, line) => sum + (line.grams ?? 0), 0)
}

const weeks = 21

function keepsForWeeks(name: FoodName): boolean {
  const storage = findFood(name)?.storage
  return Math.max(storage?.fridge?.max ?? 0, storage?.pantry?.max ?? 0) >= weeks
}
