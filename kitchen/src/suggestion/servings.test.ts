import { expect, test } from 'vitest'
import { suggest } from './index.ts'

const baskets = [
  ['chicken breast', 'zucchini'],
  ['potatoes', 'leeks'],
  ['ground beef', 'tomatoes'],
  ['pasta', 'broccoli'],
]

const servingsFor = (people?: number): readonly number[] =>
  baskets.flatMap((ingredients) =>
    [1, 2, 3].flatMap((seed) => {
      const household = people === undefined ? {} : { household: { people: [], servings: people } }
      const found = suggest({ ingredients, ...household }, { seed, today: '2026-07-15' })
      if (!found.ok) throw new Error(found.failure.message)
      return found.recipes.map(({ servings }) => servings)
    }),
  )

test('A recipe is for four where nobody said for how many, or for all that its tin holds', () => {
  const servings = servingsFor()
  expect(servings.every((each) => each >= 4)).toBe(true)
  expect(servings.filter((each) => each === 4).length).toBeGreaterThan(servings.length * 0.75)
})

test.each([2, 6])('For a household of %i it is for so many, or for all that its tin holds', (people) => {
  const servings = servingsFor(people)
  expect(servings.every((each) => each >= people)).toBe(true)
  expect(servings.filter((each) => each === people).length).toBeGreaterThan(servings.length * 0.75)
})
