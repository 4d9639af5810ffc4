import { expect, test } from 'vitest'
import { stew } from '../../tests/review/reviewed-stew.ts'
import { review } from './review.ts'

test("a stranger's word on leftovers gives way to the agencies' days", () => {
  const draft = { ...stew, leftovers: 'Keeps 9 days in the fridge.' }
  const result = review(draft, { ingredients: ['tomatoes'] })
  expect(result.verdict === 'refused' ? '' : result.recipe.leftovers).toBe('Keeps 3 to 4 days in the fridge.')
})
