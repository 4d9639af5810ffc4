import type { FoodName } from '../foods/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import {
  canonicity,
  cupboard,
  dishesOf,
  fillDish,
  patternOf,
  type FilledDish,
  type NamedDish,
} from '../repertoire/index.ts'
import { cuisineStyles } from '../cooking/index.ts'
import type { Filling } from '../dishes/index.ts'
import type { Search } from './candidates.ts'
import { type Chosen, type Scale, weigh } from './worth.ts'

/** A named dish filled from the basket, with what it is worth to it now. */
export type NamedCandidate = { readonly filling: Filling; readonly named: FilledDish; readonly score: number }

/** What one step of canonicity is worth, in the measure of what a food is worth. */
const worthOfCanon = 4
/** How far luck moves a named dish: less than any food is worth. */
const luckOfNamed = 2

/** The named dishes that this basket can be made into now, under the request's filters. */
export function namedCandidates(
  chosen: Chosen,
  request: RecipeRequest,
  { basket, allows, random }: Search,
  scale: Scale,
): readonly NamedCandidate[] {
  const stock = { basket: new Map(basket.map(({ facts }) => [facts.food, facts])), allows }
  const kinds = new Set(chosen.fillings.map(({ pattern }) => pattern.kind))
  const candidates: NamedCandidate[] = []
  for (const dish of dishesOf(stock.basket.keys())) {
    if (kinds.has(dish.kind) || !keepsFilters(dish, request)) continue
    const named = fillDish(dish, stock)
    if (named === undefined) continue
    const filling = fillingOf(named)
    const score =
      weigh(filling, scale) + worthOfCanon * canonicity(dish, foodsAtHand(named)) + luckOfNamed * random()
    candidates.push({ filling, named, score })
  }
  return candidates
}

function keepsFilters(dish: NamedDish, { cuisine, maxTime, difficulty }: RecipeRequest): boolean {
  return (
    (cuisine === undefined || filterOf(dish) === cuisine) &&
    (difficulty === undefined || dish.difficulty === difficulty) &&
    minutesOf(dish) <= Number(maxTime ?? Infinity)
  )
}

function minutesOf({ steps }: NamedDish): number {
  return steps.reduce((sum, [minutes]) => sum + minutes, 0)
}

function foodsAtHand({ dish, filled }: FilledDish): readonly FoodName[] {
  const isMain = (part: string) => dish.parts[part]?.role === 'main'
  return filled.filter(({ part, have }) => have && isMain(part)).map(({ facts }) => facts.food)
}

function filterOf({ cuisine }: NamedDish): string | null | undefined {
  return cuisine && cuisineStyles[cuisine].filter
}

/** The dish as ranking sees it. */
function fillingOf({ dish, filled }: FilledDish): Filling {
  const picks = filled.map(({ part, facts, grams, have }) => ({
    facts,
    slot: part,
    cut: 'bite' as const,
    gramsPerServing: grams / dish.serves,
    have: have || cupboard.has(facts.food),
  }))
  return { pattern: patternOf(dish), cuisine: cuisineStyles[dish.cuisine ?? 'american'], picks, beside: [] }
}
