import { expect, test } from 'vitest'
import { holdsPhrase, phraseAt, phraseSet, tokensOf } from './index.ts'

const long = tokensOf('what can I cook with two cans of kidney beans tonight')

test('a set that is asked of one place is not kept among all sets, so that one may be made for every message', () => {
  const set = phraseSet('kidney bean')
  expect(phraseAt(long, 8, set)).toEqual({ first: 8, last: 9 })
  expect(set.id).toBeUndefined()
})

test('a set that long texts are looked through for is kept', () => {
  const set = phraseSet('kidney bean')
  expect(holdsPhrase(long, set)).toBe(true)
  expect(set.id).toBeDefined()
})
