import { expect, test } from 'vitest'
import { linesOfStep, linesTakenBy } from './step-lines.ts'

const linesOf = (step: string, ...lines: readonly string[]) =>
  linesOfStep(
    step,
    lines.map((text) => ({ text })),
  ).map(({ text }) => text)

test('a step is given the lines whose foods it names, singular or plural, in the order of the recipe', () => {
  expect(
    linesOf(
      'Lay the cod among the tomatoes and the zucchini.',
      '550 g (1 1/4 lb) cod',
      '1 tomato (about 125 g)',
      '2 zucchini (about 400 g)',
      '1 lime (about 70 g)',
    ),
  ).toEqual(['550 g (1 1/4 lb) cod', '1 tomato (about 125 g)', '2 zucchini (about 400 g)'])
})

test('a last word alone names a line only where no other line ends in it', () => {
  const oils = ['2 tbsp olive oil', '1 tsp sesame oil'] as const
  expect(linesOf('Heat the olive oil.', ...oils)).toEqual(['2 tbsp olive oil'])
  expect(linesOf('Heat the oil.', ...oils)).toEqual([])
  expect(linesOf('Heat the oil.', '2 tbsp olive oil')).toEqual(['2 tbsp olive oil'])
  expect(linesOf('Drain the chickpeas.', '475 g (1 lb) canned chickpeas')).toEqual([
    '475 g (1 lb) canned chickpeas',
  ])
  expect(linesOf('Season with salt and pepper.', '1/2 tsp pepper', '2 red peppers, sliced')).toEqual([
    '1/2 tsp pepper',
  ])
})

test('both lines of one food are given, and what counts a food is no name of it', () => {
  expect(linesOf('Mince the garlic.', '2 cloves garlic', '2 cloves garlic, for the sauce')).toHaveLength(2)
  expect(linesOf('Stud the onion with a clove.', '2 cloves garlic', '1 onion')).toEqual(['1 onion'])
})

test('a food is named without what it is counted by, on either side of it', () => {
  expect(
    linesOf('Cook the celery and the garlic.', '2 celery stalks (about 80 g), chopped', '3 garlic cloves'),
  ).toHaveLength(2)
  expect(linesOf('Grind the cloves.', '4 cloves')).toEqual(['4 cloves'])
})

test('what an earlier step took stands last, with the number of that step', () => {
  const steps = ['Season the potatoes with salt.', 'Pour in the milk and taste for salt.'].map((text) => ({
    text,
  }))
  const lines = ['2 tsp salt', '4 potatoes', '1 cup milk'].map((text) => ({ text }))
  const taken = (step: number) =>
    linesTakenBy(steps, step, lines).map(({ line, firstStep }) => [line.text, firstStep])
  expect(taken(0)).toEqual([
    ['2 tsp salt', 0],
    ['4 potatoes', 0],
  ])
  expect(taken(1)).toEqual([
    ['1 cup milk', 1],
    ['2 tsp salt', 0],
  ])
})
