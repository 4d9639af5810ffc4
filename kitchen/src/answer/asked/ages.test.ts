import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { withAges } from './ages.ts'

test.each([
  ['smoked salmon bagel at 20 weeks', 'smoked salmon bagel at 20 weeks pregnant'],
  ["i'm 14 weeks and ate brie", "i'm 14 weeks pregnant and ate brie"],
  ['i am 22 weeks pregnant', 'i am 22 weeks pregnant'],
  ['can kimchi stay at 20 weeks in the fridge', 'can kimchi stay at 20 weeks in the fridge'],
  ['my 85 year old mother', 'my elderly mother'],
])('%s is %s', (message, read) => {
  expect(withAges(message)).toBe(read)
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
