import { describe, expect, test } from 'vitest'
import { answerInTalk } from '../answer-in-talk.ts'
import { preferNear, weighReplies } from './prefer-near.ts'

const context = { today: '2026-11-27', seed: 1, previous: [], basket: [] }
const weighed = (question: string) => weighReplies(question, answerInTalk(question, context), context)
const preferred = (question: string) => preferNear(question, weighed(question), context)

test('replies are weighed from 0 to 1, the likeliest first', () => {
  const { near, words } = weighed('my cheese sauce split and went oily and grainy, what did i do wrong')
  const likelihoods = near.map(({ likelihood }) => likelihood)
  expect(likelihoods.length).toBeGreaterThan(2)
  expect(likelihoods).toEqual(likelihoods.toSorted((a, b) => b - a))
  for (const each of [...likelihoods, words.likelihood]) {
    expect(each).toBeGreaterThan(0)
    expect(each).toBeLessThan(1)
  }
})

test('what was not understood gives way to a likely reply', () => {
  expect(preferred('can I use bleach to clean lettuce')?.text).toMatch(
    /^(Please do not: bleach|Cold running water .*no bleach)/,
  )
})

describe('nothing takes the place of', () => {
  test.each([
    ['what a table computes for a short question', '1 cup flour in grams'],
    ['what somebody with an allergy may eat', 'can my son with a peanut allergy eat satay'],
    ['who decides what is for a doctor', 'lower sugar jam for a diabetic, will it keep the same'],
    ['what is no question of the kitchen', 'who won the world cup in 2018'],
    ['safety that nothing is known of', 'is it dangerous to store a piano beside the stove'],
  ])('%s', (_, question) => {
    expect(preferred(question)).toBeNull()
  })
})
