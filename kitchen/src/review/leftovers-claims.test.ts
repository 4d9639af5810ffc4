import { expect, test } from 'vitest'
import { stew } from '../../tests/review/reviewed-stew.ts'
import { review } from './review.ts'

test("a stranger's word on leftovers gives way to the agencies' days", () => {
  const draft = { ...stew, leftovers: 'Keeps 9 days in the fridge.' }
  const result = review(draft, { ingredients: ['tomatoes'] })
  expect(result.verdict === 'refused' ? '' : result.recipe.leftovers).toBe('Keeps 3 to 4 days in the fridge.')
})

test('days of a week are no count of days', () => {
  const draft = { ...stew, leftovers: 'Made on a Sunday it is still grand for the Friday after next.' }
  const result = review(draft, { ingredients: ['tomatoes'] })
  expect(result.verdict === 'refused' ? '' : (result.recipe.leftovers ?? '')).not.toContain('Friday')
})
