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

const jam = {
  title: 'Strawberry Jam',
  lines: ['1 kg strawberries', '800 g sugar', '3 tbsp lemon juice'],
  servings: 20,
}
const boiled = 'Boil the strawberries with sugar and lemon juice for 20 minutes, stirring.'

test.each([
  ['jam', { ...jam, say: [boiled, 'Ladle into hot jars and process 10 minutes in a boiling-water canner.'] }],
  [
    'beans under pressure',
    {
      title: 'Canned Pinto Beans',
      lines: ['1 kg dried pinto beans', 'water'],
      say: [
        'Soak the beans overnight, drain, cover with fresh water and boil 30 minutes.',
        'Pack hot into pint jars.',
        'Process in a pressure canner at 10 pounds pressure for 75 minutes.',
      ],
    },
  ],
  [
    'applesauce',
    {
      title: 'Classic Applesauce',
      lines: ['6 kg apples, peeled and sliced', '240 ml water'],
      say: [
        'Cook the apples in the water for 20 minutes and press them through a sieve.',
        'Bring back to a boil, fill hot pint jars and apply lids.',
        'Process pints 15 minutes in a boiling water canner.',
      ],
    },
  ],
  [
    'peaches',
    {
      title: 'Canned Peaches',
      lines: ['2 kg peaches', '500 g sugar', '1 l water'],
      say: [
        'Boil sugar and water to a syrup and heat the peaches in it.',
        'Pack into quart jars and process quarts 30 minutes in a boiling water canner.',
      ],
    },
  ],
])('what the guide has tested may be canned, with a word on height: %s', (_what, draft) => {
  const { verdict, codes } = reviewed(draft)
  expect(verdict).not.toBe('refused')
  expect(codes).toContain('tested-canning')
})

test.each([
  [
    'jam processed too short',
    { ...jam, say: [boiled, 'Ladle into hot jars and process 3 minutes in a boiling-water canner.'] },
  ],
  [
    'jam of little sugar',
    {
      ...jam,
      lines: ['1 kg strawberries', '200 g sugar'],
      say: [
        'Boil the strawberries with sugar for 20 minutes.',
        'Ladle into hot jars and process 10 minutes in a boiling-water canner.',
      ],
    },
  ],
  [
    'beans in a water bath',
    {
      title: 'Beans in Jars',
      lines: ['1 kg dried pinto beans', 'water'],
      say: [
        'Soak the beans overnight, drain, cover with fresh water and boil 30 minutes.',
        'Pack into pint jars.',
        'Process in a boiling water bath for 90 minutes.',
      ],
    },
  ],
  [
    'beans at half the pressure',
    {
      title: 'Green Beans',
      lines: ['1 kg green beans', 'water'],
      say: [
        'Boil the beans 5 minutes.',
        'Pack into pint jars and process in a pressure canner at 5 pounds for 30 minutes.',
      ],
    },
  ],
  [
    'tomatoes without acid',
    {
      title: 'Canned Tomatoes',
      lines: ['2 kg tomatoes'],
      say: ['Peel the tomatoes and pack into pint jars.', 'Process 85 minutes in a boiling water canner.'],
    },
  ],
  [
    'a food beside it',
    {
      title: 'Peach and Carrot Jars',
      lines: ['1 kg peaches', '1 kg carrots', '1 l water'],
      say: [
        'Heat peaches and carrots in the water.',
        'Pack into pint jars and process 30 minutes in a boiling water canner.',
      ],
    },
  ],
])('what nobody has tested is refused: %s', (_what, draft) => {
  expect(reviewed(draft)).toMatchObject({
    verdict: 'refused',
    codes: expect.arrayContaining(['home-canning']),
  })
})

test.each([
  [
    'white peaches',
    '2 kg white peaches',
    'Pack the peaches into pint jars and process 30 minutes in a boiling water canner.',
  ],
  [
    'mashed pumpkin',
    '2 kg pumpkin',
    'Mash the pumpkin, pack into pint jars and process in a pressure canner at 10 pounds for 90 minutes.',
  ],
  [
    'time in the pot and none in the canner',
    '2 kg peaches',
    'You can simmer the peaches for 30 minutes. Pack into pint jars, close tightly and keep them on the shelf for a year.',
  ],
])('what the guide leaves out is refused: %s', (_what, line, sentence) => {
  const say = ['Boil the water with the sugar.', sentence]
  expect(reviewed({ title: 'Pantry Jars', lines: [line, '500 g sugar', '1 l water'], say }).verdict).toBe(
    'refused',
  )
})
