import { expect, test } from 'vitest'
import { checkStatement } from './index.ts'

const verdictOn = (sentence: string): string => checkStatement(sentence, { lookups: [], foods: [] }).verdict

test.each([
  ['Gas mark 4 is 180°C.', 'keep'],
  ['Set it to gas mark 6, which is 200°C or 180°C fan.', 'keep'],
  ['Gas mark 4 corresponds to 220°C in a conventional oven.', 'replace'],
  ['At gas mark 2 (200°C) it takes an hour.', 'replace'],
])('a gas mark is what cookers have: %s', (sentence, verdict) => {
  expect(verdictOn(sentence)).toBe(verdict)
})

test.each([
  ['Add 1½ teaspoons of baking powder per cup of flour.', 'keep'],
  ['A quarter teaspoon of baking soda per cup of flour is plenty.', 'keep'],
  ['Stir in a rounded tablespoon of bicarb per cup of flour.', 'drop'],
  ['Use 3 tablespoons of baking powder for each cup of flour.', 'drop'],
])('no flour is raised by four times what it takes: %s', (sentence, verdict) => {
  expect(verdictOn(sentence)).toBe(verdict)
})
