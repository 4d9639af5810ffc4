import { expect, test } from 'vitest'
import type { BasketItem } from './basket.ts'
import { mergeBaskets } from './merge-baskets.ts'

const item = (name: string, more: Partial<BasketItem> = {}): BasketItem => ({
  name,
  reading: { kind: 'food', food: name },
  ...more,
})
const names = (...args: Parameters<typeof mergeBaskets>) => mergeBaskets(...args).map(({ name }) => name)
const [kale, eggs, leeks, rice] = ['kale', 'eggs', 'leeks', 'rice'].map((name) => item(name)) as [
  BasketItem,
  BasketItem,
  BasketItem,
  BasketItem,
]

test('what two devices add apart is all there', () => {
  expect(names([kale], [kale, eggs], [kale, leeks])).toEqual(['kale', 'leeks', 'eggs'])
})

test('what one takes out is gone, also where the other added something', () => {
  expect(names([kale, eggs], [eggs], [kale, eggs, leeks])).toEqual(['eggs', 'leeks'])
  expect(names([kale, eggs], [kale, eggs, rice], [eggs])).toEqual(['eggs', 'rice'])
})

test('a food that both added is there once, and an amount changed here stays', () => {
  expect(names([], [eggs], [item('Egg')])).toEqual(['eggs'])
  const two = item('2 carrots', { amount: { quantity: 2, unit: null, name: 'carrots' } })
  const three = item('3 carrots', { amount: { quantity: 3, unit: null, name: 'carrots' } })
  expect(names([two], [three], [two, leeks])).toEqual(['3 carrots', 'leeks'])
})

test('more than a basket holds is cut at its end', () => {
  const many = Array.from({ length: 18 }, (_, index) => item(`herb ${index}`))
  expect(mergeBaskets([], [kale, eggs, leeks], many)).toHaveLength(20)
})

test('what the server has read in the meantime stays where it stands, with what it read', () => {
  const read = item('2 carrots', { amount: { quantity: 2, unit: null, name: 'carrots' } })
  expect(mergeBaskets([], [item('2 carrots'), kale], [read, kale])).toEqual([read, kale])
})
