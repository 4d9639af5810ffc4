import { cuisines, dietaryFilters, difficulties, maxTimes } from '@plotluck/kitchen/vocabularies'
import { usdaFoods } from '../oracle/food-tables.ts'
import { pickOne, pickSome, seededRandom } from '../random.ts'
import type { Asked } from '../suggestion.ts'

/** The seed of the fixed set; another one is another set. */
export const randomSetSeed = 20_260_715

/** What stands in no garden and opens no meal, so that a random basket stays one a person could have. */
const neverChosen = new Set(['beverage', 'baking_sweetener'])
const names = usdaFoods.filter(({ category }) => !neverChosen.has(category)).map(({ name }) => name)
const everything = usdaFoods.map(({ name }) => name)

/** `count` requests of 1 to 20 foods of USDA's table with random filters, dates and seeds; always the same for the same count. */
export function randomRequests(count: number): readonly Asked[] {
  const random = seededRandom(randomSetSeed)
  return Array.from({ length: count }, () => randomRequest(random))
}

function randomRequest(random: () => number): Asked {
  const size = 1 + Math.floor(random() * 20)
  const ingredients = pickSome(random, random() < 0.1 ? everything : names, size)
  const maybe = <T>(share: number, choices: readonly T[]) =>
    random() < share ? pickOne(random, choices) : undefined
  const cuisine = maybe(0.25, cuisines)
  const maxTime = maybe(0.25, maxTimes)
  const difficulty = maybe(0.2, difficulties)
  const dietary = random() < 0.4 ? pickSome(random, dietaryFilters, 1 + Math.floor(random() * 2)) : []
  const request = {
    ingredients,
    ...(dietary.length > 0 ? { dietary } : {}),
    ...(cuisine === undefined ? {} : { cuisine }),
    ...(maxTime === undefined ? {} : { maxTime }),
    ...(difficulty === undefined ? {} : { difficulty }),
  }
  return { request, seed: Math.floor(random() * 1_000_000), today: randomDay(random) }
}

function randomDay(random: () => number): string {
  const month = 1 + Math.floor(random() * 12)
  const day = 1 + Math.floor(random() * 28)
  return `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
