import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTable } from '../../facts/csv.ts'
import { answer, checkStatement } from '../../src/answer/index.ts'
import { preparedFoods } from '../../src/answer/storage/prepared-foods.ts'

const context = { today: '2026-07-18', seed: 1, previous: [], basket: [] }
const file = new URL('./storage-questions.txt', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

test('answer() gives prepared, opened and cut food its own times, and counts the days told', () => {
  const wrong = rows.flatMap(([says = '', never = '', question = '']) => {
    const { text } = answer(question, context)
    return new RegExp(says).test(text) && !new RegExp(never).test(text) ? [] : [`${question} -> ${text}`]
  })
  expect(wrong).toEqual([])
})

test('every time of a prepared food is that of its FoodKeeper rows, of several the shorter', () => {
  const table = new Map(readTable('foodkeeper.csv').map((row) => [Number(row['id']), row]))
  const longest = (id: number, place: string): number => {
    const row = table.get(id)
    const keys = place === 'fridge' ? ['fridge_max_days', 'fridge_opened_max_days'] : ['freezer_max_days']
    return Math.min(...keys.map((key) => Number(row?.[key] || Infinity)))
  }
  for (const { called, fridge, freezer, rows: ids } of preparedFoods) {
    const shortest = Math.min(...ids.map((id) => longest(id, 'fridge')))
    expect([called, fridge.max, shortest]).toEqual([called, Math.min(fridge.max, shortest), shortest])
    if (freezer) {
      const known = ids.map((id) => longest(id, 'freezer')).filter(Number.isFinite)
      expect([called, known.length > 0 && freezer.max <= Math.max(...known)]).toEqual([called, true])
    }
  }
})

const verdict = (sentence: string) => checkStatement(sentence, { lookups: [], foods: [] }).verdict

test('checkStatement() keeps a right time of a prepared food, and not that of what it is made of', () => {
  expect(verdict('Egg salad keeps 3 to 5 days in the fridge.')).toBe('keep')
  expect(verdict('Egg salad keeps 3 to 5 weeks in the fridge.')).not.toBe('keep')
  expect(verdict('Rice salad keeps for 2 years at room temperature.')).not.toBe('keep')
  expect(verdict('Homemade pesto keeps 6 months in the fridge.')).not.toBe('keep')
  expect(verdict('Potato salad keeps 3 to 5 days in the fridge.')).toBe('keep')
})
