import { describe, expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { spelledRight } from './spelling.ts'

describe('spelledRight()', () => {
  test.each([
    ['gulten', 'gluten'],
    ['chiken', 'chicken'],
    ['temprature', 'temperature'],
    ['insted', 'instead'],
    ['hwo', 'how'],
    ['jsut', 'just'],
    ['bakin', 'baking'],
  ])('%s is a slip of %s', (slip, word) => {
    expect(spelledRight(slip)).toBe(word)
  })

  test.each(['mould', 'litre', 'aubergine', 'haram', 'pesach', 'saute', 'halva', 'boar', 'gill', 'froth'])(
    '%s is a word of its own',
    (word) => {
      expect(spelledRight(word)).toBe(word)
    },
  )

  test.each(['fridges', 'chewier', 'unfreezable', 'zorblat', 'xx', ''])(
    '%s stays, since no other word is meant',
    (word) => {
      expect(spelledRight(word)).toBe(word)
    },
  )
})

test('slips are mended beside marks and in contractions nothing is', () => {
  expect(plainText("Is there gulten in it? It's frozn, isn't it!")).toBe(
    "is there gluten in it? it's frozen, isn't it!",
  )
})

test('a name within a sentence is no slip of a food', () => {
  expect(plainText('My aunt in Basel left it out')).toContain('basel')
})
