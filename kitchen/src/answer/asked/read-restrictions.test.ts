import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { plainText } from '../plain-text.ts'
import { readRestrictions } from './read-restrictions.ts'
import { tokensOf } from './tokens.ts'

const saidIn = (message: string): readonly string[] => {
  const plain = plainText(message)
  const { restrictions } = readRestrictions(plain, tokensOf(plain))
  return restrictions.flatMap((each) => ('said' in each ? [each.said] : []))
}

test.each([
  ["my wife doesn't eat meat or mushrooms", ['vegetarian', 'mushrooms']],
  ["he can't have mayo if he's allergic to eggs", ['egg']],
  ['she does not eat eggs, mushrooms or nuts', ['egg', 'mushrooms', 'nuts']],
])('of “%s” nobody gets %s', (message, said) => {
  expect(saidIn(message)).toEqual(said)
})

test('who tells what somebody does not eat, and asks what to make, is told dishes without it', () => {
  const { text } = answer(
    "It's our anniversary. My wife doesn't eat meat or mushrooms. What can I make at home that feels special?",
    { today: '2026-11-26', seed: 1, previous: [], basket: [] },
  )
  expect(text).toMatch(/^For example .* holds no mushrooms/)
})
