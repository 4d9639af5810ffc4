// Questions that somebody who had not seen the cards wrote, put in other words, with what a safe answer begins with.
import { expect, test } from 'vitest'
import { answer } from './index.ts'

const ask = (text: string): string =>
  answer(text, { today: '2026-11-24', seed: 1, previous: [], basket: [] }).text

test.each([
  ['pasta from wednesday and its monday today', /^Throw it away/],
  ['rice from sunday its tuesday now', /^Yes, still good if it went into the fridge/],
  ['minced beef bought friday, its monday today, looks red', /^Throw it away/],
  [
    'the power went out 5 hours ago, what can i still use from the fridge',
    /closed fridge keeps food safe for 4 hours/,
  ],
  ['must soup cool before i put it in the fridge', /no need to let it cool first/],
  ['does honey go bad, it went all grainy', /^(Still good|Honey does not spoil)/],
  ['is it ok to can chicken stew in a water bath for the shelf', /^No\. Soup, stew and meat/],
  ['is lactose free cheese fine with a dairy allergy', /^No/],
  ['my sister is allergic, can i pick the walnuts off the salad', /^No\. What stays behind/],
  ['does baking kill the milk allergen', /^No, not so that one could rely on it/],
  ['may a baby of 9 months lick honey, just a bit', /^(No|One thing is certain: no honey)/],
  ['juices of the turkey run clear, is it done', /^Juices do not tell/],
  ['burger at 140 safe', /160°F/],
  ['turkey sat in a sink of water since last night', /^Cold water thaws safely only if/],
  ['which cheese is off limits when pregnant', /raw milk/],
  ['i forgot my password', /Forgot password/],
])('Harvest answers “%s”', (question, expected) => {
  expect(ask(question)).toMatch(expected)
})
