import { expect, test } from 'vitest'
import { answer } from '../answer.ts'

const said = (question: string) =>
  answer(question, { today: '2026-11-24', seed: 1, previous: [], basket: [] }).text

test('an amount of one food is no measure of another', () => {
  expect(said('How much yeast do I need for 500 g of flour?')).not.toMatch(/cups? of|2\.6/)
  expect(said('500 g flour in cups')).toContain('4 cups')
})

test('each of two amounts is given to its own food, and none to another', () => {
  expect(said('what is 2 sticks of butter and 3 cups of plain flour in grams')).toMatch(
    /^2 sticks of butter weigh about 226 g\. 3 cups of all-purpose flour/,
  )
})

test('a tablespoon of another country is no US one', () => {
  expect(said('aussie tablespoon how many ml')).toMatch(/20 ml/)
})
