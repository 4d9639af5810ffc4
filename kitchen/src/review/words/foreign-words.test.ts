import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([
  'It cures diabetes.',
  'Your coeliac friends can tuck in.',
  'Call 1-800-555-0199.',
  'Only 120 calories a bowl.',
  'More on tomato.com.',
  'Only $3.99 this week.',
])('a sentence that is no instruction, cue or serving remark falls: %s', (sentence) => {
  expect(reviewedStew({ steps: [`Serve hot. ${sentence}`] }).said).not.toContain(sentence)
})

test.each([
  [
    'a name and a boast',
    ['1 lemon'],
    ['Squeeze over the lemon.', 'They served exactly these at Chez Panisse.'],
    'Panisse',
  ],
])('review() mends, by rule and not by a phrase: %s', (_what, lines, steps, words) => {
  const { verdict, said } = reviewedStew({ lines, steps })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([['a poison', ['1 tbsp antifreeze'], 'Stir in the antifreeze.']])(
  'review() refuses %s',
  (_what, lines, step) => {
    expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
  },
)

test.each([
  [
    'leaves of another vegetable beside a potato',
    ['1 leek', '300 g potatoes'],
    'Add the leek leaves, potatoes and simmer for 20 minutes.',
  ],
  ['holes that are poked', ['1 whole duck'], 'Poke small holes in the skin and roast the duck for 2 hours.'],
  [
    'two remarks of prices',
    ['1 cup brown lentils (dry) ($0.67)'],
    'Add the lentils and simmer for 20 minutes.',
  ],
  [
    'a likeness to glue',
    ['100 g powdered sugar'],
    'Stir the powdered sugar to the consistency of white glue.',
  ],
  [
    'a vinegar that boils down',
    ['600 ml balsamic vinegar'],
    'Boil the balsamic vinegar for 20 minutes, until reduced by 80%.',
  ],
])('review() never refuses for %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).not.toBe('refused')
})
