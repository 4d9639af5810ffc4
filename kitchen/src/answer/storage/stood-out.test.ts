import { describe, expect, test } from 'vitest'
import { elapsedIn } from '../asked/elapsed.ts'
import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'
import { hoursOut } from './stood-out.ts'

function hours(message: string): number | null {
  const tokens = tokensOf(plainText(message))
  return hoursOut(tokens, elapsedIn(tokens, '2026-11-26'))
}

describe('hoursOut()', () => {
  test.each([
    ['the chicken sat on the counter for 90 minutes', 1.5],
    ['left the ham in a hot car for 90 minutes', 3],
    ['salad sat out for 1 hour at the picnic, 95 degrees', 2],
    ['it is 35 C and the fish stood outside the fridge for one hour', 2],
    ['cream cheese was in the sun for 1 hour', 2],
    ['soup left out overnight', Infinity],
    ['curry was on the hob from 9pm til 8am. if i boil it for 20 mins it is fine', 11],
    ['made stew last nite and fell asleep, pot was on the hob. boil it for 20 minutes', Infinity],
    ['the cooked chicken sat out for 3 hours', 3],
    ['rice I cooked 5 hours ago is still out on the stove', 5],
  ])('%s: %d', (message, counted) => {
    expect(hours(message)).toBe(counted)
  })

  test('nothing tells of standing: null', () => {
    expect(hours('how long does ham keep in the fridge')).toBeNull()
  })

  test('stuck in traffic, and nobody knows how long', () => {
    expect(hours('groceries stuck in traffic with ground turkey')).toBeNaN()
  })
})
