import { expect, test } from 'vitest'
import type { CheckedRecipe } from '../recipe/index.ts'
import { suggest } from './suggest.ts'

function three(ingredients: readonly string[], seed = 11): readonly CheckedRecipe[] {
  const found = suggest({ ingredients }, { seed, today: '2026-09-10' })
  if (!found.ok) throw new Error(found.failure.message)
  return found.recipes
}

const gramsOf = (food: string, recipes: readonly CheckedRecipe[]): number =>
  recipes
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.food === food ? sum + (line.grams ?? 0) : sum), 0)

test.each([11, 12, 13])(
  'Three dishes from 3 kg of zucchini and 2 kg of tomatoes use most of the zucchini between them (seed %i)',
  (seed) => {
    const recipes = three(['zucchini 3 kg', 'tomatoes 2 kg', 'basil'], seed)
    expect(gramsOf('zucchini', recipes)).toBeGreaterThan(2000)
    expect(recipes.some(({ leftovers }) => leftovers?.includes('freezer'))).toBe(true)
  },
)

test('A soup of chicken does not come to eggs, rice and peas', () => {
  const recipes = three(['cooked rice', 'eggs', 'peas'])
  expect(
    recipes.flatMap(({ lines }) =>
      lines.filter(({ food }) => food?.includes('chicken') && !food.includes('broth')),
    ),
  ).toEqual([])
})

test.each([[['shrimp', 'corn', 'lime']], [['kimchi', 'eggs']], [['ground lamb', 'carrots', 'peas']]])(
  'Nobody with %j is sent out for rice, potatoes or pasta that somebody else has cooked',
  (ingredients) => {
    const bought = three(ingredients)
      .flatMap(({ lines }) => lines)
      .filter(({ availability }) => availability === 'need')
    expect(bought.filter(({ food }) => /^(?:cooked|boiled|mashed) /.test(food ?? ''))).toEqual([])
  },
)

test('Two leeks go into the soup of two leeks: nobody is sent for a third', () => {
  const soups = [1, 2, 3].flatMap((seed) =>
    three(['2 leeks', '6 potatoes', 'cream'], seed).filter(({ title }) => title.includes('Soup')),
  )
  expect(soups.length).toBeGreaterThan(0)
  const leeks = soups.flatMap(({ lines }) => lines.filter(({ food }) => food === 'leek'))
  expect(leeks.length).toBeGreaterThan(0)
  for (const { text, availability } of leeks) {
    expect(text).toMatch(/^[12] /)
    expect(availability).toBe('have')
  }
})

test('One sack of flour does for the fruit and for the dough: nobody buys a second kind', () => {
  const all = [14, 15, 16, 17].flatMap((seed) => three(['plums', 'flour', 'butter'], seed))
  expect(all.some(({ title }) => title.includes('Cobbler'))).toBe(true)
  expect(all.flatMap(({ lines }) => lines.filter(({ food }) => food === 'self-rising flour'))).toEqual([])
})
