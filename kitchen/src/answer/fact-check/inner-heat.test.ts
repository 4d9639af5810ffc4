import { describe, expect, test } from 'vitest'
import { answer } from '../index.ts'
import { checkStatement } from './check-statement.ts'

function verdictIn(asked: string, sentence: string) {
  const { lookups, foods } = answer(asked, { today: '2026-11-26', seed: 1, previous: [], basket: [] })
  return checkStatement(sentence, { lookups, foods, asked }).verdict
}

test.each([
  ['how do I roast a chicken', 'Roast the chicken at 400°F and serve it while still pink.'],
  ['how do I roast chicken breast', 'Roast it at 425°F for 15 minutes, leaving the middle red.'],
])('the heat of an oven does not make up for an underdone inside: %s %s', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).not.toBe('keep')
})

describe('a range of degrees in both units', () => {
  test.each([
    ['Hold the oil between 325°F and 350°F (163–177°C).', 'keep'],
    ['Hold the oil between 325°F and 350°F (163–250°C).', 'replace'],
  ])('has to agree at both ends: %s', (sentence, verdict) => {
    expect(verdictIn('oil temperature', sentence)).toBe(verdict)
  })
})

test('what may poison is not said for sounding harmless', () => {
  expect(
    verdictIn('can I eat wild mushrooms', 'The amatoxins in them are broken down by a long simmer.'),
  ).not.toBe('keep')
})
