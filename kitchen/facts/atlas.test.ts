import { expect, test } from 'vitest'
import { findFood } from '../src/foods/index.ts'
import { atlas, countedNames } from '../src/repertoire/index.ts'
import type { NamedDish, Part } from '../src/repertoire/named-dish.ts'
import { readTable } from './csv.ts'

/** How far a part may lie from the median of what people put in before a dish has to say why. */
const widest = 2.2

const profiles = new Map(
  readTable('dishes.csv').map((row) => [row['dish'] ?? '', profileOf(row['profile'] ?? '')]),
)

test.each(atlas.map((dish) => [dish.id, dish] as const))(
  '%s has the proportions people give it, or says why not',
  (_, dish) => {
    expect(dish.because === undefined ? oddParts(dish) : []).toEqual([])
  },
)

test('every name under which a dish is counted stands in the table of dishes', () => {
  const unknown = atlas.flatMap((dish) => countedNames(dish).filter((name) => !profiles.has(name)))
  expect(unknown).toEqual([])
})

function oddParts(dish: NamedDish): readonly string[] {
  const whole = Object.values(dish.parts).reduce(
    (sum, { role, grams }) => sum + (role === 'optional' ? 0 : grams),
    0,
  )
  const profile = countedNames(dish)
    .map((name) => profiles.get(name))
    .find((found) => found !== undefined)
  if (profile === undefined) return []
  return Object.entries(dish.parts).flatMap(([name, part]) => {
    const counted = weightOf(part, profile)
    if (counted === undefined || counted < 1) return []
    const share = (100 * part.grams) / whole
    const factor = Math.max(share / counted, counted / share)
    return factor <= widest
      ? []
      : [`${name}: ${share.toFixed(1)} % of the weight, people put in ${counted} %`]
  })
}

/** The median part of the weight of the food that plays this part most often; undefined where fewer than a third use it. */
function weightOf(
  { foods, role }: Part,
  profile: ReadonlyMap<string, readonly [number, number]>,
): number | undefined {
  if (role === 'optional') return undefined
  const names = foods.map((food) => (typeof food === 'string' ? food : food[0]))
  const found = names.flatMap((name) => (findFood(name) && profile.get(name)) ?? [])
  const [share, weight] = [found[0], found[1]]
  return share !== undefined && share >= 33 ? weight : undefined
}

/** 'egg 87% 7.8; salt 74% 0.3' as a map of food to share of recipes and part of the weight, both in percent. */
function profileOf(text: string): ReadonlyMap<string, readonly [number, number]> {
  const entries = [...text.matchAll(/([^;]+?) (\d+)% ([\d.]+)/g)]
  return new Map(
    entries.map(([, food = '', share, weight]) => [food.trim(), [Number(share), Number(weight)]]),
  )
}
