import type { FoodName } from '../foods/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import {
  canonicity,
  cupboard,
  dishesOf,
  fillDish,
  kindsOfTitles,
  patternOf,
  type FilledDish,
  type NamedDish,
} from '../repertoire/index.ts'
import { cuisineStyles } from '../cooking/index.ts'
import type { Filling } from '../dishes/index.ts'
import type { Search } from './candidates.ts'
import { type Chosen, type Scale, weigh } from './score.ts'

/** A named dish filled from the basket, with what it is worth to it now. */
export type NamedCandidate = { readonly filling: Filling; readonly named: FilledDish; readonly score: number }

/** What one step of canonicity is worth, in the measure of what a food is worth. */
const worthOfCanon = 6
/** How far luck moves a named dish: less than any food is worth. */
const luckOfNamed = 2.9
/** What it costs to have a kind of dish again that was had lately, and a main food that has to be bought. */
const again = 9
const boughtMain = 3
/** What it is worth that the basket holds all that makes a dish of several foods: paneer and spinach are palak paneer. */
const wholeAtHand = 7
/** How canonical a dish has to be to be made for the sake of a food that plays no main part in it: brownies for cocoa. */
const forItsSake = 1

type Asked = { readonly request: RecipeRequest; readonly avoid: readonly string[] }

/** The named dishes that this basket can be made into now, under the request's filters. */
export function namedCandidates(
  chosen: Chosen,
  { request, avoid }: Asked,
  { basket, allows, likes, meal, random }: Search,
  scale: Scale,
): readonly NamedCandidate[] {
  const stock = { basket: new Map(basket.map(({ facts }) => [facts.food, facts])), allows }
  const here = new Set(chosen.fillings.map(({ pattern }) => pattern.kind))
  const lately = kindsOfTitles(avoid)
  const candidates: NamedCandidate[] = []
  for (const dish of dishesOf(stock.basket.keys())) {
    if (here.has(dish.kind) || !keepsFilters(dish, request)) continue
    if (meal === 'dinner' && dish.course !== 'main') continue
    const named = fillDish(dish, stock)
    const canon = named === undefined ? 0 : canonicity(dish, foodsAtHand(named))
    if (named === undefined || (!hasMain(named) && canon < forItsSake)) continue
    const filling = fillingOf(named)
    const liking = likes(filling.pattern)
    if (liking === undefined) continue
    const cost = boughtMain * missingMains(named) + again * Math.min(2, lately.get(dish.kind) ?? 0)
    const meant = isWholeAtHand(named) ? wholeAtHand : 0
    const worth = weigh(filling, scale) + worthOfCanon * canon + meant + liking
    const score = worth - cost + luckOfNamed * random()
    candidates.push({ filling, named, score })
  }
  return candidates
}

function hasMain({ dish, filled }: FilledDish): boolean {
  return filled.some(({ part, have }) => have && dish.parts[part]?.role === 'main')
}

function isWholeAtHand({ dish, filled }: FilledDish): boolean {
  const mains = filled.filter(
    ({ part, facts }) => dish.parts[part]?.role === 'main' && !cupboard.has(facts.food),
  )
  return mains.length > 1 && mains.every(({ have }) => have)
}

/** Main foods that neither the basket nor the cupboard has. */
function missingMains({ dish, filled }: FilledDish): number {
  return filled.filter(
    ({ part, have, facts }) => !have && dish.parts[part]?.role === 'main' && !cupboard.has(facts.food),
  ).length
}

function keepsFilters(dish: NamedDish, { cuisine, maxTime = Infinity, difficulty }: RecipeRequest): boolean {
  return (
    (cuisine === undefined || filterOf(dish) === cuisine) &&
    (difficulty === undefined || dish.difficulty === difficulty) &&
    minutesOf(dish) <= maxTime
  )
}

function minutesOf({ steps }: NamedDish): number {
  return steps.reduce((sum, [minutes]) => sum + minutes, 0)
}

function foodsAtHand({ filled }: FilledDish): readonly FoodName[] {
  return filled.filter(({ have }) => have).map(({ facts }) => facts.food)
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
