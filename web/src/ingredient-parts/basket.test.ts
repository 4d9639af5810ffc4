import { describe, expect, test } from 'vitest'
import {
  addAllToBasket,
  addToBasket,
  basketToSend,
  findInBasket,
  readBasket,
  removeFromBasket,
  takenFor,
  type BasketItem,
  stillGood,
  usableOn,
} from './basket.ts'

const item = (name: string, food = name): BasketItem => ({ name, reading: { kind: 'food', food } })
const unknown = (name: string): BasketItem => ({ name, reading: { kind: 'unknown', message: 'no' } })
const unread = (name: string): BasketItem => ({ name, reading: null })
const twenty = Array.from({ length: 20 }, (_, index) => item(`herb number ${index}`))

describe('addToBasket()', () => {
  test('adds what was typed at the end, without the blanks around it', () => {
    expect(addToBasket([item('kale')], item('  <b>Basil</b> ', 'basil'))).toEqual({
      kind: 'added',
      basket: [item('kale'), item('<b>Basil</b>', 'basil')],
    })
  })

  test('takes 50 characters and refuses 51', () => {
    expect(addToBasket([], item('x'.repeat(50))).kind).toBe('added')
    expect(addToBasket([], item('x'.repeat(51)))).toEqual({ kind: 'refused', reason: 'too-long' })
    expect(addToBasket([], item(` ${'x'.repeat(50)} `)).kind).toBe('added')
    expect(addToBasket([], item('🌱'.repeat(50))).kind).toBe('added')
    expect(addToBasket([], item('🌱'.repeat(51))).kind).toBe('refused')
  })

  test.each(['tomato', 'TOMATOES ', ' Tomato'])('refuses %j beside Tomatoes', (typed) => {
    expect(addToBasket([item('Tomatoes')], item(typed))).toEqual({ kind: 'refused', reason: 'duplicate' })
  })

  test('takes the twentieth and refuses the twenty-first', () => {
    expect(addToBasket(twenty.slice(1), item('kale')).kind).toBe('added')
    expect(addToBasket(twenty, item('kale'))).toEqual({ kind: 'refused', reason: 'too-many' })
  })
})

test('addAllToBasket() adds what fits and names what does not, each with its reason', () => {
  const long = 'x'.repeat(51)
  const list = ['kale', 'Tomato', long, 'peas', 'leek'].map((name) => item(name))
  const { basket, added, refused } = addAllToBasket([item('Tomatoes'), ...twenty.slice(3)], list)
  expect(basket).toHaveLength(20)
  expect(added).toEqual(['kale', 'peas'])
  expect(refused).toEqual([
    { name: 'Tomato', reason: 'duplicate' },
    { name: long, reason: 'too-long' },
    { name: 'leek', reason: 'too-many' },
  ])
})

test('findInBasket() gives the spelling of the basket', () => {
  const basket = [item('kale'), item('tomato')]
  expect(findInBasket(basket, 'Tomatoes')).toBe('tomato')
  expect(findInBasket(basket.slice(0, 1), 'Tomatoes')).toBeUndefined()
})

test('removeFromBasket() takes out that name alone', () => {
  expect(removeFromBasket([item('kale'), item('peas')], 'kale')).toEqual([item('peas')])
})

test.each([
  ['feta', 'feta cheese', 'feta cheese'],
  ['courgettes', 'zucchini', 'zucchini'],
  ['peppers', 'green bell pepper', 'green bell pepper'],
  ['2 ripe Tomatoes', 'tomato', undefined],
  ['half a bag of spinach', 'spinach', undefined],
])('takenFor() says of %j, read as %j: %j', (name, food, said) => {
  expect(takenFor(item(name, food))).toBe(said)
})

test('basketToSend() leaves out what is not known only when the person has been told of everything', () => {
  expect(basketToSend([item('eggs')])).toEqual({ ingredients: ['eggs'] })
  expect(basketToSend([item('eggs'), unknown('xyzzy')])).toEqual({
    ingredients: ['eggs', 'xyzzy'],
    leaveOutUnknown: true,
  })
  expect(basketToSend([unread('eggs'), unknown('xyzzy')])).toEqual({ ingredients: ['eggs', 'xyzzy'] })
})

test('readBasket() is empty where a browser has no storage', () => {
  expect(readBasket()).toEqual([])
})

test('what is past its day is in the basket and not cooked with, until somebody sees that it is still good', () => {
  const chicken = { name: 'leftover chicken', reading: null, addedOn: '2026-11-23', keepsUntil: '2026-11-27' }
  const kale = { name: 'kale', reading: null, addedOn: '2026-11-20', keepsUntil: '2026-11-30' }
  expect(usableOn([chicken, kale], '2026-11-27')).toEqual([chicken, kale])
  expect(usableOn([chicken, kale], '2026-11-30')).toEqual([kale])
  expect(stillGood(kale, '2026-12-03')).toEqual({ ...kale, addedOn: '2026-11-23', keepsUntil: '2026-12-03' })
  expect(usableOn([stillGood(kale, '2026-12-03')], '2026-12-04')).toEqual([])
})

test('a food stands once, with its amount where somebody says how much', () => {
  const amount = { quantity: 3, unit: 'kg', name: 'zucchini' }
  const three = { ...item('3 kg zucchini', 'zucchini'), amount }
  const tapped = item('Zucchini')
  expect(addToBasket([three], tapped)).toEqual({ kind: 'refused', reason: 'duplicate' })
  expect(addToBasket([item('3 kg zucchini', 'zucchini')], tapped)).toMatchObject({ kind: 'refused' })
  expect(addToBasket([tapped, item('kale')], three)).toEqual({ kind: 'added', basket: [three, item('kale')] })
  expect(addToBasket([item('feta', 'feta cheese')], item('feta cheese'))).toMatchObject({ kind: 'refused' })
  expect(addToBasket([item('red onion')], item('Onions', 'onion'))).toMatchObject({ kind: 'added' })
  expect(findInBasket([three], 'Zucchini')).toBe('3 kg zucchini')
  expect(addToBasket([three], item('2 zucchini', 'zucchini'))).toMatchObject({ kind: 'added' })
})
