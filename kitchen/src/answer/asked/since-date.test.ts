import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { plainText } from '../plain-text.ts'
import { datesTold } from './since-date.ts'
import { tokensOf } from './tokens.ts'

const today = '2026-11-26'
const daysOf = (text: string) => datesTold(tokensOf(plainText(text)), today).map(({ days }) => days)

test.each([
  ['made it on November 13', [13]],
  ['from the 14th', [12]],
  ['13th of Nov', [13]],
  ['on 11/13', [13]],
  ['opened 3/4', [267, 237]],
  ['for the 30th', []],
  ['on the 30th', [-4]],
  ['we eat on December 3', [-7]],
  ['frozen on December 30', [-34]],
  ['best by march 3 its now the 20th', [17]],
  ['opened on March 28 and today is the 4th', [7]],
  ['a date may help', []],
  ["ham of christmas eve, today's the 29th", [5]],
  ['pumpkin from halloween', [26]],
  ['turkey from thanksgiving', [0]],
  ['ordering a goose for christmas', []],
] as const)('%s is so many days ago: %j', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

const say = (question: string) => answer(question, { today, seed: 1, previous: [], basket: [] }).text

test.each(['chicken soup', 'lasagna', 'shrimp', 'creamed spinach', 'crab cakes', 'stuffing'])(
  '%s of two weeks ago is thrown away, however the day is told',
  (dish) => {
    for (const question of [
      `made ${dish} on the 14th, is it ok today`,
      `we made ${dish} on november 12. still ok to eat?`,
      `can i feed my kids ${dish} thats twelve days old`,
    ])
      expect(say(question), question).toMatch(/^(No\b|Throw)/)
  },
)

test('A day to come is counted too', () => {
  expect(say('made soup yesterday, good on the 30th?')).toMatch(/^Throw it away/)
  expect(say('made chili on the 25th, can I serve it on the 28th?')).toMatch(/^Yes/)
})
