import { expect, test } from 'vitest'
import { answer } from '../answer.ts'

/** A Thursday. */
const say = (question: string): string =>
  answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] }).text

test.each([
  'yellow sticker mince use by today can i cook it tmrw',
  'Salmon bought Friday, use by Sunday, today is Monday. Cook it?',
  'chicken use by date was yesterday, still ok?',
  'use by wednesday, can I still eat the prawns',
])('what is past its use-by day is not eaten: %s', (question) => {
  expect(say(question)).toMatch(/^No, not after its use-by day/)
})

test.each([
  'mince use by tomorrow, can I cook it today',
  'chicken use by saturday, cook it tomorrow?',
  'what does use by mean',
  'can I use it by friday',
])('what is in time is judged as before: %s', (question) => {
  expect(say(question)).not.toMatch(/not after its use-by day/)
})
