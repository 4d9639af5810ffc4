import { expect, test } from 'vitest'
import { findFood } from '../foods/index.ts'
import { cooksLike } from './cooks-like.ts'
import { findCookFacts } from './index.ts'

test('cooksLike names foods the kitchen knows and models that have facts of their own', () => {
  const strange = [...cooksLike].filter(
    ([name, model]) => !findFood(name) || cooksLike.has(model) || !findCookFacts(model),
  )
  expect(strange).toEqual([])
})

test('a follower is cut and cooked as its model, under its own name', () => {
  expect(findCookFacts('haricot vert')).toMatchObject({
    ...findCookFacts('green bean'),
    food: 'haricot vert',
    one: 'haricot vert',
    many: findFood('haricot vert')?.plural,
  })
})
