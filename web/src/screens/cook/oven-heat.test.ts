import { expect, test } from 'vitest'
import { ovenHeat } from './oven-heat.ts'

const heats = (...texts: readonly string[]) => {
  const steps = texts.map((text) => ({ text }))
  return steps.map((_, index) => ovenHeat(steps, index))
}

test('a step that bakes or roasts is given the heat that was set last, as it was written', () => {
  expect(
    heats(
      'Heat the oven to 400°F (200°C). Toss the carrots.',
      'Roast until brown, 25 minutes.',
      'Bake at 350°F (175°C) for 10 minutes.',
      'Scrape into the pan and bake until 160°F (71°C) in the middle.',
    ),
  ).toEqual([undefined, '400°F (200°C)', undefined, '350°F (175°C)'])
})

test('a step that stays out of the oven, or of a dish without one, is given none', () => {
  expect(
    heats('Heat the oven to 400°F (200°C).', 'Slice the roasted peppers.', 'Simmer for 5 minutes.'),
  ).toEqual([undefined, undefined, undefined])
  expect(heats('Roast the seeds in a dry pan.')).toEqual([undefined])
})
