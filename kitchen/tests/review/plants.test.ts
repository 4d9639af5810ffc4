import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each(['500 g water dropwort roots', '1 handful comfrey leaves', '2 tbsp dieffenbachia stems'])(
  'a plant that nobody can check is not cooked: %s',
  (line) => {
    expect(reviewed({ lines: [line, '1 tsp salt'], say: ['Boil everything for 30 minutes.'] }).verdict).toBe(
      'refused',
    )
  },
)

test('a sauce that nobody knows is told, and no plant', () => {
  expect(
    reviewed({
      lines: ['4 tbsp char siu sauce', '1 onion'],
      say: ['Fry the onion for 5 minutes and stir in the sauce.'],
    }).codes,
  ).not.toContain('unknown-plant')
})

test.each(['soaked and sprouted 3 days', 'soaked overnight, drained'])(
  'kidney beans that were only in water are boiled before they are cooked on, and no dish for raw ones is kept: %s',
  (state) => {
    const lines = [`200 g red kidney beans, ${state}`, '1/4 cabbage, shredded', '1 lemon']
    const stewed = reviewed({ lines, say: ['Stew the beans with the cabbage for 40 minutes.'] })
    expect(stewed.said).toContain('Boil them')
    const raw = reviewed({ lines, say: ['Toss the beans with the cabbage and the juice of the lemon.'] })
    expect(raw.verdict).toBe('refused')
    expect(raw.codes).toContain('raw-kidney-beans')
  },
)

test.each([
  ['a leaf from a hedge', 'From the hedge, pick a fistful of glossy leaves and tear them in.'],
  [
    'caps from a wood',
    'Fry whatever pale caps the birch wood offers you that morning in the oil for 8 minutes.',
  ],
  ['any plant at all', 'Strew with whatever blooms along the fence.'],
  ['a leaf nobody knows', 'Stir in the gulmohar blossoms.'],
])('a plant that a step brings from outside is not cooked: %s', (_what, sentence) => {
  const { verdict } = reviewed({
    lines: ['100 g rice', '1 lettuce', '2 tbsp oil'],
    say: ['Boil the rice and wash the lettuce.', sentence],
  })
  expect(verdict).toBe('refused')
})

test.each([
  'Crack their stones and blend the little almonds inside with the fruit.',
  'Smash the pits with a hammer and simmer them in the syrup.',
])('what lies in the stones of fruit is not broken out: %s', (sentence) => {
  const lines = ['500 g apricots', '100 g sugar']
  expect(reviewed({ lines, say: ['Halve the apricots.', sentence] }).codes).toContain('bitter-almond')
  expect(
    reviewed({
      lines,
      say: ['Stone the apricots, crush the flesh and simmer with the sugar for 20 minutes.'],
    }).verdict,
  ).not.toBe('refused')
})

test('runner beans are boiled and never raw', () => {
  const lines = ['300 g runner beans', '150 g hummus']
  expect(reviewed({ lines, say: ['Slice the beans finely and serve with hummus.'] }).verdict).toBe('refused')
  expect(
    reviewed({ lines, say: ['Boil the beans for 8 minutes until tender and serve with hummus.'] }).verdict,
  ).not.toBe('refused')
})

test.each([
  [
    ['200 g dried pinto beans, soaked', '1 clove garlic'],
    ['Drain the beans and blend them with the garlic.'],
  ],
  [
    ['300 g dried borlotti beans, soaked overnight', '1 bay leaf'],
    [
      'Bring beans, water and bay just to where steam rises, but spare them the boil, it bursts their coats.',
      'Tuck the pot into the haybox for 6 hours.',
    ],
  ],
])('dry beans of any kind that nothing boils refuse the recipe: %s', (lines, say) => {
  expect(reviewed({ lines, say }).verdict).toBe('refused')
})

test('dry beans that simmer until they are soft are no danger', () => {
  const lines = ['200 g dried pinto beans, soaked overnight', '1 onion', '1 tsp salt']
  const say = [
    'Drain the beans, cover with water, add the onion and salt and simmer for 90 minutes until soft.',
  ]
  expect(reviewed({ lines, say }).verdict).not.toBe('refused')
})
