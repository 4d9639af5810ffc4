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
