import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { plainText } from '../plain-text.ts'
import { tokensOf } from './tokens.ts'
import { weeksAlong } from './weeks-along.ts'

test.each([
  ['smoked salmon bagel at 20 weeks', true],
  ["i'm 14 weeks and ate brie", true],
  ['can kimchi stay at 20 weeks in the fridge', false],
  ['i am 6 weeks old, said the cheese', false],
])('%s tells of a pregnancy: %s', (message, tells) => {
  expect(weeksAlong(tokensOf(plainText(message))).length > 0).toBe(tells)
})

test('weeks of a pregnancy are heard where no other word tells of it', () => {
  const { text } = answer('smoked salmon bagel at 20 weeks?', {
    today: '2026-11-26',
    seed: 1,
    previous: [],
    basket: [],
  })
  expect(text).toMatch(/^No/)
})
