import { expect, test } from 'vitest'
import { splitFoods } from '../recognition/index.ts'
import { keepingOf } from './basket-shelf-life.ts'

function keeping(text: string) {
  const [read] = splitFoods(text)
  if (read?.kind !== 'food') throw new Error(`${text} is no food`)
  return keepingOf(text, read.food)
}

test.each([
  'leftover roast chicken',
  'leftover soup',
  'cooked beans',
  'leftover mashed potatoes',
  'boiled eggs',
  'leftover lasagna noodles',
])('%s keeps as leftovers do, and nobody tells by eye that it is still good', (text) => {
  const { days, isGoodByEye } = keeping(text)
  expect(days?.max).toBeLessThanOrEqual(4)
  expect(isGoodByEye).toBe(false)
})

test.each([
  'ground beef',
  'chicken breast',
  'cod',
  'smoked salmon',
  'canned tuna',
  'shrimp',
  'milk',
  'tofu',
  'bean sprouts',
  'cooked rice',
])('of %s past its day nobody tells by eye that it is still good', (text) => {
  expect(keeping(text).isGoodByEye).toBe(false)
})

test.each(['carrots', 'half a bag of spinach', '3 apples', 'rice', 'flour', 'potatoes'])(
  'of %s past its day somebody can see that it is still good',
  (text) => {
    expect(keeping(text).isGoodByEye).toBe(true)
  },
)
