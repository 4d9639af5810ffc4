import { expect, test } from 'vitest'
import { learnLogistic } from '../../../../facts/learn-logistic.ts'
import { agreementFeatures } from './agreement-features.ts'
import { contradictsAnswer, oddsOf } from './contradicts-answer.ts'

const own =
  'Take it off the heat at once. Start with a fresh yolk and a spoonful of warm water in a clean bowl, and whisk the broken sauce in drop by drop.'
const asked = 'My hollandaise has split, can I save it?'

test.each([
  'Turn the heat up and boil it hard for five minutes, because hollandaise only splits when it is too cold. It will be smooth again.',
  'There is no need for another yolk: stir in three spoons of flour and boil it for ten minutes without whisking.',
])('what says the opposite of the answer contradicts it: %s', (reply) => {
  expect(contradictsAnswer({ reply, asked, own })).toBe(true)
})

test('what says the same in other words does not', () => {
  const reply =
    'Whisk a fresh yolk with a spoon of warm water in a clean bowl, then whisk the split sauce in a little at a time.'
  expect(contradictsAnswer({ reply, asked, own })).toBe(false)
})

const besideRoast = (reply: string) =>
  agreementFeatures({ reply, asked: '', own: 'Roast it at 400°F (200°C) for 25 to 30 minutes.' })
const besideColdPan = (reply: string) => agreementFeatures({ reply, asked: '', own: 'A cold pan.' })

test('figures agree within what cooks round, and differ beyond', () => {
  expect(besideRoast('Half an hour at 200°C.').get('agreeing figures')).toBeGreaterThan(0.6)
  expect(besideRoast('Half an hour at 200°C.').get('differing figures')).toBe(0)
  expect(besideRoast('Three hours at 120°C.').get('differing figures')).toBeGreaterThan(0.6)
  expect(besideRoast('Use 3 cups of flour.').get('figures of its own')).toBeGreaterThan(0)
})

test('a denied end of a scale is the other end', () => {
  expect(besideColdPan('A hot pan.').get('other ends')).toBeGreaterThan(0)
  expect(besideColdPan('No hot pan.').get('other ends')).toBe(0)
})

const judged = (isWanted: boolean) => ({
  isWanted,
  features: new Map([
    ['', 1],
    [isWanted ? 'w:hot' : 'w:cold', 0.4],
  ]),
})

test('weights are learned that tell true replies from false ones, and the same from the same', () => {
  const replies = Array.from({ length: 40 }, (_, at) => judged(at % 2 === 0))
  const weights = learnLogistic(replies, 0.02)
  expect(oddsOf(judged(true).features, weights)).toBeGreaterThan(0)
  expect(oddsOf(judged(false).features, weights)).toBeLessThan(0)
  expect(learnLogistic(replies, 0.02)).toEqual(weights)
})
