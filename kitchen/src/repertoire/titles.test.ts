import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { findFood } from '../foods/index.ts'
import { atlas } from './atlas.ts'
import { equivalentFoods, equivalentsOf } from './equivalents.ts'
import { choicesOf } from './casting.ts'
import { type FilledDish, fillDish } from './fill.ts'
import { titlesOf } from './titles.ts'

function filledWith(id: string, food: string): FilledDish {
  const dish = atlas.find((each) => each.id === id)
  const facts = cookFactsOf(food)
  const filled = dish && facts && fillDish(dish, { basket: new Map([[food, facts]]), allows: () => true })
  if (filled === undefined) throw new Error(`${id} cannot be made of ${food}`)
  return filled
}

test.each([
  ['chocolate-chip-cookies', 'sugar', 'Chocolate Chip Cookies'],
  ['pumpkin-pie', 'canned pumpkin', 'Pumpkin Pie'],
  ['macaroni-and-cheese', 'cheddar cheese', 'Mac and Cheese'],
  ['bread-stuffing', 'sausage', 'Sausage Stuffing'],
])('%s of %s is called %s, as those call it who cook it', (id, food, title) => {
  expect(titlesOf(filledWith(id, food))[0]).toBe(title)
})

test('No title says a word twice where the dish has another name', () => {
  const [title] = titlesOf(filledWith('baked-ziti', 'dry pasta'))
  expect(title).toBe('Baked Pasta')
})

test('Every equivalent food is known, and stands for what stands for it', () => {
  expect(equivalentFoods().filter((food) => findFood(food)?.name !== food)).toEqual([])
  for (const food of equivalentFoods())
    for (const other of equivalentsOf(food)) {
      const back = equivalentsOf(other.food).find((each) => each.food === food)
      expect((back?.ratio ?? 0) * other.ratio, `${food} and ${other.food}`).toBeCloseTo(1)
    }
})

test('Kosher salt is salt, and a dried herb stands for a third of the fresh one, but never for the herb a dish is of', () => {
  const lamb = filledWith('leg-of-lamb', 'dried rosemary').filled
  expect(lamb.find(({ facts }) => facts.food === 'dried rosemary')?.grams).toBeLessThan(3)
  const bread = filledWith('pizza-dough', 'kosher salt').filled
  expect(bread.find(({ part }) => part === 'salt')).toMatchObject({
    have: true,
    facts: { food: 'kosher salt' },
  })
  const pesto = atlas.find(({ id }) => id === 'basil-pesto')
  const dried = cookFactsOf('dried basil')
  expect(
    pesto && dried && fillDish(pesto, { basket: new Map([['dried basil', dried]]), allows: () => true }),
  ).toBeUndefined()
})

test.each([
  ['roasted-vegetables', 'beet', 'Roasted Beets'],
  ['baked-salmon', 'atlantic salmon, farmed', 'Baked Salmon'],
  ['berry-smoothie', 'frozen mixed berries', 'Mixed Berry Smoothie'],
  ['steamed-mussels', 'beer', 'Mussels in Beer'],
])('%s of %s is called %s', (id, food, title) => {
  expect(titlesOf(filledWith(id, food))).toContain(title)
})

test('No title of any dish ends before its last word, or says a kind of food in the plural', () => {
  const torn = atlas.flatMap((dish) =>
    Object.values(dish.parts).flatMap((part) =>
      choicesOf(part).flatMap(({ facts }) => {
        const filled = fillDish(dish, { basket: new Map([[facts.food, facts]]), allows: () => true })
        return filled === undefined ? [] : titlesOf(filled)
      }),
    ),
  )
  expect(torn.length).toBeGreaterThan(10_000)
  expect(
    torn.filter((title) =>
      / (?:with|and|of|in|on)$|  |(?:Berries|Noodles|Beans) (?:Soup|Salad|Pie|Dip)/i.test(title),
    ),
  ).toEqual([])
})
