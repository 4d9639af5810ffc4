import { expect, test } from 'vitest'
import { toBuy } from './shopping.ts'

test('toBuy() lists what is not owned, in the order of the recipe', () => {
  expect(toBuy({ ingredients: ['2 eggs', 'salt', '1 leek'], user_has: ['salt'] })).toEqual([
    '2 eggs',
    '1 leek',
  ])
})

test('toBuy() is empty when all is owned', () => {
  expect(toBuy({ ingredients: ['1 leek'], user_has: ['1 leek'] })).toEqual([])
})
