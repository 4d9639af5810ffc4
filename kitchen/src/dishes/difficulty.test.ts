import { expect, test } from 'vitest'
import { cuisineFilterOf, findCookFacts } from '../cooking/index.ts'
import { cuisines, difficulties } from '../recipe/index.ts'
import {
  difficultyOf,
  dishPatterns,
  effortOf,
  fill,
  filledAccompaniments,
  type Filling,
  goesBeside,
  stockLarder,
  variantOf,
} from './index.ts'

const basket = ['tomato', 'zucchini', 'onion', 'egg', 'chicken breast', 'potato', 'lentil']
const larder = stockLarder({
  basket: basket.flatMap((food) => findCookFacts(food) ?? []),
  allows: () => true,
  maxPerSlot: 3,
  ofTheDay: [findCookFacts('carrot')].flatMap((facts) => facts ?? []),
})

/** Every dish of the basket in this cuisine, alone and with each thing that goes beside it. */
function served(cuisine: string): readonly Filling[] {
  const variants = dishPatterns.flatMap((pattern) =>
    pattern.cuisines.filter((id) => cuisineFilterOf(id) === cuisine).map((id) => variantOf(pattern, id)),
  )
  return variants.flatMap((variant) => {
    const picks = fill(variant.slots, larder)
    if (picks === undefined) return []
    const dish: Filling = { pattern: variant.pattern, cuisine: variant.cuisine, picks, beside: [] }
    const beside = filledAccompaniments(variant.cuisine.id, larder).filter((each) => goesBeside(each, dish))
    return [dish, ...beside.map((each) => ({ ...dish, beside: [each] }))]
  })
}

test.each(cuisines)('Dishes of the %s cuisine reach every difficulty from one ordinary basket', (cuisine) => {
  const dishes = served(cuisine)
  for (const difficulty of difficulties) {
    const patterns = dishes.filter((dish) => difficultyOf(effortOf(dish)) === difficulty)
    expect(
      new Set(patterns.map(({ pattern }) => pattern.id)).size,
      `${cuisine} ${difficulty}`,
    ).toBeGreaterThanOrEqual(6)
  }
})

test('What is made beside a dish makes it harder, never easier', () => {
  const dishes = served('italian')
  expect(dishes.some(({ beside }) => beside.length > 0)).toBe(true)
  for (const dish of dishes)
    expect(effortOf(dish)).toBeGreaterThanOrEqual(effortOf({ ...dish, beside: [] }) + dish.beside.length)
})

test('A dough worked by hand is never called Easy, a chopped salad alone never Advanced', () => {
  const dishes = served('mexican').map((dish) => ({
    difficulty: difficultyOf(effortOf(dish)),
    skills: [dish.pattern, ...dish.beside.map(({ accompaniment }) => accompaniment)].flatMap(
      (each) => each.skills ?? [],
    ),
  }))
  const doughs = dishes.filter(({ skills }) => skills.includes('dough'))
  expect(new Set(doughs.map(({ difficulty }) => difficulty))).not.toContain('Easy')
  const chopped = dishes.filter(({ skills }) => skills.every((skill) => skill === 'fine knife work'))
  expect(new Set(chopped.map(({ difficulty }) => difficulty))).not.toContain('Advanced')
})
