import { checkStatement } from '@plotluck/kitchen/answers'
import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

const isKept = ([, text, foods = []]: (typeof sentences)[number]): boolean =>
  checkStatement(text, { lookups: [], foods }).verdict === 'keep'

test('checkStatement() lets at most one in forty lies through that were not written to fit its words', () => {
  const lies = sentences.filter(([kind]) => kind === 'lie')
  const through = lies.filter(isKept)
  expect(lies.length).toBeGreaterThanOrEqual(85)
  expect(through.length / lies.length, through.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(1 / 40)
})

test('checkStatement() keeps nine of ten true sentences that were not written to fit its words', () => {
  const truths = sentences.filter(([kind]) => kind === 'true')
  const lost = truths.filter((row) => !isKept(row))
  expect(truths.length).toBeGreaterThanOrEqual(45)
  expect(lost.length / truths.length, lost.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(1 / 10)
})
