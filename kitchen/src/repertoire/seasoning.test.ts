import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { atlas } from './atlas.ts'
import { type FilledDish, fillDish } from './fill.ts'

function filledWith(id: string, ...foods: readonly string[]): FilledDish {
  const dish = atlas.find((each) => each.id === id)
  const basket = new Map(
    foods.flatMap((food) => [cookFactsOf(food) ?? []].flat().map((facts) => [food, facts])),
  )
  const filled = dish && fillDish(dish, { basket, allows: () => true })
  if (filled === undefined) throw new Error(`${id} cannot be made of ${foods.join(', ')}`)
  return filled
}

const gramsOf = ({ filled }: FilledDish, food: string): number =>
  filled.find(({ facts }) => facts.food === food)?.grams ?? 0

test('Broth and bacon bring their salt: the less is added the more they bring', () => {
  const plain = gramsOf(filledWith('cabbage-soup', 'cabbage', 'no-salt chicken broth'), 'salt')
  const withBroth = gramsOf(filledWith('cabbage-soup', 'cabbage', 'chicken broth'), 'salt')
  const withBacon = gramsOf(filledWith('cabbage-soup', 'cabbage', 'chicken broth', 'bacon'), 'salt')
  expect(withBroth).toBeLessThan(plain)
  expect(withBacon).toBeLessThan(withBroth)
})

test('What keeps by its salt, or is boiled in salted water, has all of it', () => {
  for (const [id, food] of [
    ['dill-pickles', 'cucumber'],
    ['pasta-primavera', 'asparagus'],
  ] as const) {
    const filled = filledWith(id, food)
    expect(gramsOf(filled, 'salt')).toBe(filled.dish.parts['salt']?.grams)
  }
})

test.each(['fresh sage', 'fresh rosemary', 'fresh thyme', 'chives'])(
  'No dish that %s only seasons has more of it than anybody strews',
  (herb) => {
    const drowned = atlas.flatMap((dish) => {
      const facts = cookFactsOf(herb)
      const filled = facts && fillDish(dish, { basket: new Map([[herb, facts]]), allows: () => true })
      const grams =
        filled?.filled.find((each) => each.facts.food === herb && dish.parts[each.part]?.role !== 'main')
          ?.grams ?? 0
      return grams > 2.5 * dish.serves ? [`${dish.id}: ${grams} g`] : []
    })
    expect(drowned).toEqual([])
  },
)
