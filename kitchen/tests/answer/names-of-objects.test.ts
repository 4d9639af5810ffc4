import { expect, test } from 'vitest'
import { parseLine, recognise } from '../../src/index.ts'
import { answer, checkStatement } from '../../src/answer/index.ts'

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a word that every object of the language has is a word like any other: %s',
  (word) => {
    expect(recognise(word).kind).toBe('unknown')
    expect(parseLine(`2 cups ${word} tomatoes`).food).toBe('tomato')
    expect(checkStatement(`${word} is nice.`, { lookups: [], foods: [] }).verdict).toBeTypeOf('string')
    const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
    expect(answer(`how long does ${word} keep`, context).text).not.toBe('')
    expect(answer(word, context).text).not.toContain('function')
  },
)
