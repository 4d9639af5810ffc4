import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const request = { ingredients: ['tomatoes', 'zucchini', 'eggs'] }
const options = { seed: 1, today: '2026-07-15', fewest: 1 }

test('a dish whose draft is not wanted never becomes a recipe', () => {
  const reviewed: string[] = []
  const answer = suggest(request, {
    ...options,
    limits: {
      dish: () => true,
      draft: ({ steps }) => !steps.some(({ text }) => text.includes('oven')),
      recipe: ({ instructions }) => reviewed.push(instructions) > 0,
    },
  })
  expect(answer.ok).toBe(true)
  expect(reviewed.length).toBeGreaterThan(0)
  expect(reviewed.filter((instructions) => instructions.includes('oven'))).toEqual([])
})

test('a recipe that passed review is asked for what its draft did not tell', () => {
  const answer = suggest(request, {
    ...options,
    limits: { dish: () => true, draft: () => true, recipe: ({ prep_time }) => prep_time <= 20 },
  })
  expect(answer.ok && answer.recipes.map(({ prep_time }) => prep_time <= 20)).toEqual([true, true, true])
})
