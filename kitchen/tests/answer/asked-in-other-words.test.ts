import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-18', seed: 1, previous: [], basket: [] }
const rows = readFileSync(new URL('./asked-in-other-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

test('answer() finds what is asked though it is said in other words', () => {
  const wrong = rows.flatMap(([says = '', never = '', question = '']) => {
    const { text } = answer(question, context)
    return new RegExp(says).test(text) && !new RegExp(never).test(text) ? [] : [`${question} -> ${text}`]
  })
  expect(wrong).toEqual([])
})
