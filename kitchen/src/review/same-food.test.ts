import { expect, test } from 'vitest'
import { covers } from './same-food.ts'

test.each([
  ['onion', 'red onion'],
  ['white beans', 'canned white beans'],
  ['olives', 'kalamata olive'],
  ['noodles', 'egg noodles'],
  ['stock', 'vegetable broth'],
  ['chicken stock', 'chicken broth'],
  ['dry-roasted peanut', 'peanut'],
  ['lemon', 'lemon juice'],
  ['egg', 'egg yolk'],
])('who has %s buys no %s', (owned, needed) => {
  expect(covers(owned, needed)).toBe(true)
})

test.each([
  ['onion', 'green onion'],
  ['onion', 'onion powder'],
  ['tomato', 'canned diced tomatoes'],
  ['chicken stock', 'vegetable broth'],
  ['peanut', 'peanut butter'],
  ['noodles', 'dry pasta'],
  ['almond', 'peanut'],
])('who has %s still buys %s', (owned, needed) => {
  expect(covers(owned, needed)).toBe(false)
})
