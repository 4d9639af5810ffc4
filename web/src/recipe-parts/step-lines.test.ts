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

const taken = (lines: readonly string[], ...steps: readonly string[]) =>
  steps.map((_, step) =>
    linesTakenBy(
      steps.map((text) => ({ text })),
      step,
      lines.map((text) => ({ text })),
    ).map(({ kind, text, firstStep }) => (kind === 'earlier' ? [kind, text, firstStep] : [kind, text])),
  )

test('what an earlier step took stands last, without its amount, with the number of that step', () => {
  expect(
    taken(
      ['2 tsp salt', '4 potatoes', '1 cup milk'],
      'Season the potatoes with salt.',
      'Pour in the milk and taste for salt.',
    ),
  ).toEqual([
    [
      ['amount', '2 tsp salt'],
      ['amount', '4 potatoes'],
    ],
    [
      ['amount', '1 cup milk'],
      ['earlier', 'salt', 0],
    ],
  ])
})

test.each<[string, readonly string[], string, string]>([
  [
    '1 tsp salt',
    ['Toss with half the salt.', 'Add the rest of the salt.'],
    'amount 1/2 tsp salt',
    'last-amount 1/2 tsp salt',
  ],
  [
    '3 tbsp butter',
    ['Melt two thirds of the butter.', 'Stir in the remaining butter.'],
    'amount 2 tbsp butter',
    'last-amount 1 tbsp butter',
  ],
  [
    '120 g cheddar cheese, grated',
    ['Mix in half of the grated cheese.', 'Scatter the other half of the cheese on top.'],
    'amount 60 g cheddar cheese, grated',
    'last-amount 60 g cheddar cheese, grated',
  ],
  [
    '3 tbsp olive oil',
    ['Heat 1 tbsp of the oil.', 'Whisk in the rest of the oil.'],
    'amount 1 tbsp olive oil',
    'last-amount 2 tbsp olive oil',
  ],
  ['2 tbsp sugar', ['Add a pinch of sugar.', 'Add the rest of the sugar.'], 'some sugar', 'rest sugar'],
  ['2 tbsp flour', ['Dust with flour.', 'Whisk the rest of the flour in.'], 'some flour', 'rest flour'],
  [
    '200 g rice',
    ['Rinse the rice for half a minute.', 'Boil half an hour, with the rice.'],
    'amount 200 g rice',
    'earlier rice',
  ],
  [
    '1 tsp salt',
    ['Fry in half the oil, salt and pepper.', 'Serve with salt.'],
    'amount 1 tsp salt',
    'earlier salt',
  ],
])('of %s each step shows what it takes', (line, steps, first, second) => {
  const [one, two] = taken([line], ...steps).map(([found]) => found?.slice(0, 2).join(' '))
  expect([one, two]).toEqual([first, second])
})

test('halves of one step are the whole', () => {
  expect(
    taken(['1 tsp salt'], 'Salt the fish with half the salt; add the rest of the salt to the pot.'),
  ).toEqual([[['amount', '1 tsp salt']]])
})
