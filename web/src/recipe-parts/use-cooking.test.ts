import { expect, test } from 'vitest'
import { readCooking } from './use-cooking.ts'

test('what is kept of a recipe is read back as it was', () => {
  const kept = [['a', { servings: 6, ticked: [0, 3], step: 2, rating: 'helpful' }]]
  expect(readCooking(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['pairs of another kind', '[1, ["a"], [2, {}]]'],
])('%s is read as nothing kept', (_, text) => {
  expect(readCooking(text)).toEqual([])
})

test('figures that can be none of ours are left out', () => {
  const text = '[["a", {"servings": 0, "ticked": [1, "2", -3, 1.5], "step": "x", "rating": "great"}]]'
  expect(readCooking(text)).toEqual([['a', { ticked: [1] }]])
})
