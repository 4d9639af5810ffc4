import { recognise } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { stillUsual, usualAtHome } from './use-at-home.ts'

test('every food that is offered as usual is one the kitchen knows', () => {
  expect(usualAtHome.filter((name) => recognise(name).kind !== 'food')).toEqual([])
})

test('what is at home already is not offered again, in whatever number it was written', () => {
  expect(stillUsual(['Salt', 'onion', 'kale'])).toEqual(
    usualAtHome.filter((name) => name !== 'salt' && name !== 'onions'),
  )
})
