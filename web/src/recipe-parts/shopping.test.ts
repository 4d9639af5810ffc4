import { expect, test } from 'vitest'
import { onHand, toBuy } from './shopping.ts'

test('toBuy() lists what is not owned, in the order of the recipe', () => {
  expect(toBuy({ ingredients: ['2 eggs', 'salt', '1 leek'], user_has: ['salt'] })).toEqual([
    '2 eggs',
    '1 leek',
  ])
})

test('toBuy() is empty when all is owned', () => {
  expect(toBuy({ ingredients: ['1 leek'], user_has: ['1 leek'] })).toEqual([])
})

const line = (text: string, food: string) => ({
  text,
  food,
  grams: 100,
  have: true,
  availability: 'have' as const,
  optional: false,
})

test('onHand() lists what is owned, without water', () => {
  const lines = [line('2 cups water', 'water'), line('1 leek', 'leek')]
  expect(onHand({ user_has: ['2 cups water', '1 leek'], lines })).toEqual(['1 leek'])
})
