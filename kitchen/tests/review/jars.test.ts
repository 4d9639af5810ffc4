import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const passata = { lines: ['3 kg tomatoes', '1 tsp salt'], say: ['Simmer the tomatoes for 30 minutes.'] }

test('food in bottles of which nobody says that it is chilled goes into the fridge', () => {
  const { said, codes } = reviewed({
    ...passata,
    say: [...passata.say, 'Fill clean bottles to the brim and cork them.'],
  })
  expect(said).toContain('Keep it in the fridge')
  expect(codes).toContain('home-canning')
})

test('vegetables under oil until the season ends are refused', () => {
  expect(
    reviewed({
      lines: ['8 bell peppers', '600 ml sunflower oil'],
      say: [
        'Char the peppers for 20 minutes.',
        'Layer in jars, cover with the oil and tuck away for all autumn.',
      ],
    }).verdict,
  ).toBe('refused')
})

test.each([
  ['what is chilled', 'Fill clean jars and refrigerate for up to 3 days.'],
  ['what is eaten at once', 'Spoon into glass jars and serve.'],
])('%s in jars stays as it is written', (_what, sentence) => {
  expect(reviewed({ ...passata, say: [...passata.say, sentence] }).said).toContain(sentence)
})

test.each([
  [
    'in vacuum',
    ['Vacuum seal the carrots.', 'Cook in a water bath at 85°C for 1 hour.'],
    'Leave the pouches in the cupboard until wanted and warm through for 10 minutes.',
  ],
  [
    'in the foil they baked in',
    ['Wrap the potatoes in foil and bake at 200°C for 1 hour.'],
    'Leave them in their foil on the worktop and slice them cold the next day.',
  ],
])('plants without air do not wait in the warm: %s', (_what, first, last) => {
  const { verdict } = reviewed({ lines: ['600 g carrots', '4 potatoes'], say: [...first, last] })
  expect(verdict).toBe('refused')
})
