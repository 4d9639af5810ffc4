import { expect, test } from 'vitest'
import { review } from '../index.ts'

const canned = (title: string, ingredients: readonly string[], steps: readonly string[]) =>
  review(
    { title, servings: 20, ingredients, steps: steps.map((text) => ({ text })), writtenBy: 'model' },
    { ingredients: [] },
  ).verdict

const beans = (process: string) =>
  canned(
    'Pressure-Canned Green Beans',
    ['3 kg fresh green beans', '2 tsp canning salt', 'boiling water'],
    ['Boil the beans for 5 minutes and pack them into hot pint jars with the salt and the water.', process],
  )

test.each([
  ['Vent the pressure canner for 10 minutes, then process pints for 20 minutes at 11 psi.', false],
  ['Vent the pressure canner for 20 minutes, then process pints for 10 minutes at 11 psi.', true],
])('the time of the canner is the one behind the order to process: %s', (process, isRefused) => {
  expect(beans(process) === 'refused').toBe(isRefused)
})

const marmalade = (sugar: string) =>
  canned(
    'Seville Orange Marmalade',
    ['1 kg Seville oranges', '2 lemons', '2 liters water', sugar],
    [
      'Shred the oranges and lemons and simmer them in the water for 2 hours.',
      'Add the sugar and boil for 20 minutes to 104.5°C. Ladle into hot jars.',
      'Process for 10 minutes in boiling water.',
    ],
  )

test.each([
  ['2 kg sugar', false],
  ['100 g sugar', true],
])('marmalade is a jam of acid fruit where it has the sugar of one: %s', (sugar, isRefused) => {
  expect(marmalade(sugar) === 'refused').toBe(isRefused)
})

test('the time that the canner vents is no time of the jars, where no sentence names the pressure canner', () => {
  const verdict = canned(
    'Put-Up Green Beans',
    [
      '4 kg fresh green beans',
      '4 1/2 tsp canning salt',
      '5 litres boiling water',
      '9 pint jars',
      '9 new lids',
      '9 screw bands',
    ],
    [
      'Boil the beans for 5 minutes and pack them into hot jars with the salt and the water.',
      'Load the canner with its 2 to 3 inches of hot water, let it vent a good steady 10 minutes, then close it.',
      'Process pints 20 minutes at 10 lb in a weighted-gauge canner or 11 lb in a dial gauge.',
    ],
  )
  expect(verdict).not.toBe('refused')
})
