import { expect, test } from 'vitest'
import { findCookFacts } from '../cooking/index.ts'
import { seasonedWord } from './seasoned.ts'

test.each([
  ['curry powder', 'Curried'],
  ['cumin', 'Cumin-Spiced'],
  ['fennel seed', 'Fennel-Seed'],
  ['dried oregano', 'Oregano'],
  ['fresh thyme', 'Thyme'],
  ['red pepper flakes', 'Spicy'],
])('A title that begins with %s begins with "%s"', (food, word) => {
  const facts = findCookFacts(food)
  expect(facts && seasonedWord(facts)).toBe(word)
})
