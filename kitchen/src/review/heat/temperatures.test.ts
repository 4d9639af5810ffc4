import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'
import { review } from '../review.ts'

test('a low inside temperature gives way to the safe one, and the two never stand together', () => {
  const { said } = reviewedStew({ lines: ['2 pork chops'], steps: ['Fry the pork chops until 52°C inside.'] })
  expect(said).toContain('145°F (63°C)')
  expect(said).not.toContain('52')
})

test('a long simmer needs no figure: nothing is added to a braise', () => {
  const { codes } = reviewedStew({
    lines: ['500 g lamb shoulder'],
    steps: ['Add the lamb shoulder and simmer for 90 minutes, until fork tender.'],
  })
  expect(codes).not.toContain('temperature-added')
})

test('raw fish stays refused, by whatever acid it is cooked', () => {
  expect(
    reviewedStew({
      lines: ['300 g sea bass', '3 limes'],
      steps: ['Let the lime juice cook the sea bass for an hour.'],
    }).verdict,
  ).toBe('refused')
})

test.each([
  ['an egg stirred into boiling soup', '1 egg', 'Bring to a boil. Add the egg and serve.', '160°F (71°C)'],
  [
    'an egg that a step calls poached',
    '2 eggs',
    'Put it on a plate and top with the poached eggs.',
    '160°F (71°C)',
  ],
  ['bacon of a sandwich', '4 slices of bacon', 'Put it on bread and top with the bacon.', 'until crisp'],
  [
    'shrimp added to a simmer',
    '300 g shrimp',
    'Simmer for 5 minutes and add the shrimp.',
    'pearly and opaque',
  ],
])('what is heated, but without an end, is told when it is done: %s', (_what, line, step, words) => {
  expect(reviewedStew({ lines: [line], steps: [step] }).said).toContain(words)
})

test.each([
  [
    'added when the pot is off the heat',
    ['300 g shrimp'],
    'Simmer for 5 minutes, remove from the heat and add the shrimp.',
  ],
  [
    'in a salad',
    ['300 g salmon fillet'],
    'Boil the onion for 5 minutes, drain and chill. Add the salmon fillet.',
  ],
])('a raw animal food that no heat reaches is refused: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).codes).toContain('raw-animal-food')
})

test.each(['200 g shrimp', '60 g bacon'])('a cue before %s is in the dish is none of it', (line) => {
  const food = line.split(' ').at(-1)
  const result = review(
    {
      title: 'Rice',
      servings: 4,
      ingredients: ['300 g rice', '1 l vegetable broth', '60 g butter', line],
      steps: [
        'Add the broth to the rice a ladle at a time until the grains are tender with a firm heart.',
        `Take it off the heat, beat in the ${food} and the butter and serve.`,
      ].map((text) => ({ text })),
      writtenBy: 'model',
    },
    { ingredients: ['rice'] },
  )
  const codes = result.findings.map(({ code }) => code)
  expect(codes.some((code) => code === 'raw-animal-food' || code === 'temperature-added')).toBe(true)
})
