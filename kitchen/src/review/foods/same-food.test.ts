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
  ['duck', 'duck breast'],
  ['lamb', 'lamb shoulder'],
  ['cooked chicken', 'cooked chicken breast'],
  ['chicken thigh', 'chicken thigh with skin'],
  ['ground turkey', 'ground turkey 85/15'],
  ['cottage cheese', 'cottage cheese 2%'],
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
  ['apple', 'apple cider'],
  ['mango', 'mango nectar'],
  ['broccoli', 'broccoli rabe'],
  ['squid', 'squid ink'],
  ['duck', 'duck liver'],
  ['lamb', 'lamb kidney'],
  ['chicken broth', 'condensed chicken noodle soup'],
  ['chicken stock', 'chicken bouillon cube'],
  ['garlic', 'garlic scape'],
  ['graham cracker', 'graham cracker crust'],
])('who has %s still buys %s', (owned, needed) => {
  expect(covers(owned, needed)).toBe(false)
})
