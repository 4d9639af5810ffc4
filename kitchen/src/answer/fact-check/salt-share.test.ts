import { expect, test } from 'vitest'
import { checkStatement } from './index.ts'

const judged = (sentence: string) => checkStatement(sentence, { lookups: [], foods: [] }).verdict

test.each([
  ['For 1 kg of cabbage, that means 200 to 250 g of salt.', 'drop'],
  ['Use 3 g of salt for 1 kg of cabbage.', 'drop'],
  ['For 1 kg of cabbage use 20 to 25 g of salt.', 'keep'],
  ['Toss 500 g of zucchini with 10 g of salt.', 'keep'],
])('salt by the weight of vegetables is a share that people sour with: %s', (sentence, verdict) => {
  expect(judged(sentence)).toBe(verdict)
})
