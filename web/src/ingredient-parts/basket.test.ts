import { describe, expect, test } from 'vitest'
import { addToBasket, findInBasket, readBasket, removeFromBasket } from './basket.ts'

const twenty = Array.from({ length: 20 }, (_, index) => `herb number ${index}`)

describe('addToBasket()', () => {
  test('adds what was typed at the end, without the blanks around it', () => {
    expect(addToBasket(['kale'], '  <b>Basil</b> ')).toEqual({
      kind: 'added',
      basket: ['kale', '<b>Basil</b>'],
      name: '<b>Basil</b>',
    })
  })

  test.each(['', '   ', '\t\n'])('ignores blanks: %j', (typed) => {
    expect(addToBasket([], typed)).toEqual({ kind: 'ignored' })
  })

  test('takes 50 characters and refuses 51', () => {
    expect(addToBasket([], 'x'.repeat(50)).kind).toBe('added')
    expect(addToBasket([], 'x'.repeat(51))).toEqual({ kind: 'refused', reason: 'too-long' })
    expect(addToBasket([], ` ${'x'.repeat(50)} `).kind).toBe('added')
    expect(addToBasket([], '🌱'.repeat(50)).kind).toBe('added')
    expect(addToBasket([], '🌱'.repeat(51)).kind).toBe('refused')
  })

  test.each(['tomato', 'TOMATOES ', ' Tomato'])('refuses %j beside Tomatoes', (typed) => {
    expect(addToBasket(['Tomatoes'], typed)).toEqual({ kind: 'refused', reason: 'duplicate' })
  })

  test('takes the twentieth and refuses the twenty-first', () => {
    expect(addToBasket(twenty.slice(1), 'kale').kind).toBe('added')
    expect(addToBasket(twenty, 'kale')).toEqual({ kind: 'refused', reason: 'too-many' })
  })
})

test('findInBasket() gives the spelling of the basket', () => {
  expect(findInBasket(['kale', 'tomato'], 'Tomatoes')).toBe('tomato')
  expect(findInBasket(['kale'], 'Tomatoes')).toBeUndefined()
})

test('removeFromBasket() takes out that name alone', () => {
  expect(removeFromBasket(['kale', 'peas'], 'kale')).toEqual(['peas'])
})

test('readBasket() is empty where a browser has no storage', () => {
  expect(readBasket()).toEqual([])
})
