import { expect, test } from 'vitest'
import { atlas } from './atlas.ts'
import { choicesOf } from './casting.ts'
import type { NamedDish } from './named-dish.ts'

/** Grams of the foods that a name fits, with the first food of each part that is not left out. */
function gramsOf({ parts }: NamedDish, name: RegExp): number {
  return Object.values(parts).reduce((grams, part) => {
    const [first] = part.role === 'optional' ? [] : choicesOf(part)
    return first !== undefined && name.test(first.facts.food) ? grams + part.grams * first.ratio : grams
  }, 0)
}

const textOf = ({ steps }: NamedDish): string => steps.map(([, text]) => text).join(' ')

test('Pancakes of flour have eggs, and are raised by powder or soda', () => {
  const pancakes = atlas.filter((dish) => dish.kind === 'pancake' && gramsOf(dish, /flour/) > 0)
  expect(pancakes.length).toBeGreaterThan(2)
  for (const dish of pancakes) {
    expect(gramsOf(dish, /^egg/), dish.id).toBeGreaterThan(0)
    expect(
      gramsOf(dish, /baking powder/) / gramsOf(dish, /flour/) >= 0.04 ||
        gramsOf(dish, /baking soda|sourdough/) > 0,
      dish.id,
    ).toBe(true)
  }
})

test('Crumbles and crisps have half as much butter as flour and oats', () => {
  const crumbles = atlas.filter(({ id }) => /crumble|crisp$/.test(id))
  expect(crumbles.length).toBeGreaterThan(1)
  for (const dish of crumbles)
    expect(gramsOf(dish, /butter/) / gramsOf(dish, /flour|oats/), dish.id).toBeGreaterThanOrEqual(0.5)
})

test('A stew or curry that is half water boils down, is bound, or is meant to be thin', () => {
  const stews = atlas.filter(({ family }) => family === 'stews and curries')
  expect(stews.length).toBeGreaterThan(20)
  const watery = stews.filter((dish) => {
    const liquid = gramsOf(dish, /water|broth|stock/) / gramsOf(dish, /./)
    return liquid > 0.45 && !/thick|uncover|reduc|without a lid|lid off/i.test(textOf(dish))
  })
  expect(watery.map(({ id }) => id)).toEqual([])
})
