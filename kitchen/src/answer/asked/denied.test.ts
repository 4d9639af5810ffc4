import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { withoutDenied } from './denied.ts'

test.each([
  ['bread past its date, no visible mold', 'bread past its date,'],
  ['milk without any smell or lumps', 'milk'],
  ['moldy bread', 'moldy bread'],
])('of %s stays %s', (text, kept) => {
  expect(withoutDenied(text)).toBe(kept)
})

const ask = (question: string): string =>
  answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] }).text

test('a sign that was looked for and is not there is no reason to throw away', () => {
  expect(ask('sour cream 2 weeks past date never opened no mold')).not.toMatch(/^(Throw|No)/)
  expect(ask('sour cream 2 weeks past date with mold')).toMatch(/^Throw/)
})
