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

test.each([
  ['stick and a half of butter in grams', /^1½ sticks of butter weigh about 170 g/],
  ['2 sticks of butter in grams', /^2 sticks of butter weigh about 226 g/],
  ['UK pint to ml', /^1 UK pint is 568 ml/],
  ['how many ml in a pint', /^1 pint is 473 ml/],
  ['how many grams of butter for 8 tablespoons', /^8 tbsp/],
  ['what is 2 pints of milk in litres uk', /^2 UK pints is 1\.14 l/],
])('%s is counted as it is said', (question, text) => {
  expect(said(question)).toMatch(text)
})

test.each([
  'how many bananas for 2 cups mashed',
  'how many lemons for a cup of juice',
  'how many pancakes per person',
  'panna cotta how much gelatin per 500 ml',
])('%s is answered by no weight of one piece', (question) => {
  expect(said(question)).not.toMatch(/weigh|takes about/)
})
