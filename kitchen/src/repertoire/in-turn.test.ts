import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { measured } from '../dishes/index.ts'
import { householdAmount } from '../measures/index.ts'
import type { Spoken } from './fill-in.ts'
import { inTurn } from './in-turn.ts'

function spoken(food: string): Spoken {
  const facts = cookFactsOf(food)
  if (facts === undefined) throw new Error(`${food} is not known`)
  return { facts, done: '', ...measured(facts, 300, householdAmount) }
}

test('What takes longest goes in first, and what is soon tender last', () => {
  const { text, minutes } = inTurn([spoken('green pea'), spoken('carrot')], 'simmer')
  expect(text).toBe(
    'add the carrots and simmer for 12 minutes. Stir in the peas and simmer for 3 minutes more, until the carrots are tender to the point of a knife',
  )
  expect(minutes).toBe(15)
})

test('What was cooked before is heated, and herbs are only wilted', () => {
  expect(inTurn([spoken('cooked beet')], 'simmer').minutes).toBeLessThan(5)
  expect(inTurn([spoken('green onion'), spoken('potato')], 'saute').text).toMatch(
    /^add the potato.*Stir in the green onions/,
  )
})

test('Shrimp stays in the pot for minutes, whatever it is cooked with', () => {
  expect(inTurn([spoken('shrimp'), spoken('pumpkin')], 'simmer').text).toMatch(
    /Stir in the shrimp and simmer for 4 minutes/,
  )
})
