import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const chips = {
  lines: ['500 g potatoes', '1 liter sunflower oil', '1 tsp salt'],
  say: ['Cut the potatoes into sticks.', 'Fry in the oil at 180°C for 6 minutes until golden and salt them.'],
}

test.each([
  'If the oil flares up, tip a jug of water over it.',
  'In case of fire, carry the pot outside.',
  'If the fat blazes, throw flour on it.',
])('burning oil is covered, whatever else is said: %s', (sentence) => {
  const { said } = reviewed({ ...chips, say: [...chips.say, sentence] })
  expect(said).not.toContain(sentence)
  expect(said).toContain('put a lid on the pan')
})

const pressed = {
  lines: ['300 g dried chickpeas', '1 liter water'],
  say: [
    'Soak the chickpeas overnight in the fridge and drain.',
    'Pressure cook them for 35 minutes until soft.',
  ],
}

test.each(['Lever the lid off while it is still hissing.', 'Pull the lid off straight away.'])(
  'a pressure cooker is opened when its pressure is down: %s',
  (sentence) => {
    const { said } = reviewed({ ...pressed, say: [...pressed.say, sentence] })
    expect(said).not.toContain(sentence)
    expect(said).toContain('Let the pressure go down fully')
  },
)

test.each([
  ['one that is said to be shut', "Peel the label from the can but don't open it.", 'Boil for 3 hours.'],
  ['one that nobody opened', 'Put the can straight on the burner for 10 minutes.', 'Serve.'],
])('no can is heated shut: %s', (_what, ...say) => {
  expect(reviewed({ lines: ['1 can condensed milk'], say }).verdict).toBe('refused')
})

test.each([
  ['Microwave the eggs for 4 minutes, then peel.', 'refused'],
  ['Crack the eggs into a mug and microwave for 2 minutes until firm.', 'passed'],
])('an egg in a microwave is shown out of its shell: %s', (sentence, verdict) => {
  expect(
    reviewed({ lines: ['2 eggs', '2 slices bread'], say: [sentence, 'Serve on the bread.'] }).verdict,
  ).toBe(verdict)
})

test('no bird goes into hot oil as it comes from the freezer', () => {
  expect(
    reviewed({
      lines: ['1 whole turkey', '10 liters peanut oil'],
      say: [
        'Heat the oil to 180°C and lower the bird in straight from the deep freeze.',
        'Fry for 60 minutes until 74°C.',
      ],
    }).verdict,
  ).toBe('refused')
})

const toast = {
  lines: ['200 g cream cheese', '4 slices bread', '150 g strawberries'],
  say: ['Toast the bread.', 'Spread with the cream cheese and top with the strawberries.'],
}

test.each([
  "If there's any fuzz on top, spoon it off and use the rest.",
  'Scrape the blue fur off the cheese.',
  'Bread with a green dot? Pick it out.',
])('food with signs of decay is no food: %s', (sentence) => {
  expect(reviewed({ ...toast, say: [...toast.say, sentence] }).codes).toContain('spoiled-food')
})

test('what says that spoiled food is thrown away stays', () => {
  const sentence = 'Throw away strawberries with any fuzz.'
  expect(reviewed({ ...toast, say: [...toast.say, sentence] }).verdict).not.toBe('refused')
})

const wedges = (sentence: string) =>
  reviewed({
    lines: ['1 kg potatoes', '2 tbsp olive oil'],
    say: [
      `Cut the potatoes into wedges. ${sentence}`,
      'Roast with the oil at 220°C for 40 minutes until tender.',
    ],
  })

test.each(["Leave the skins on, even if they've gone green.", 'Never mind a few sprouts, roast those too.'])(
  'green and sprouting potatoes are not eaten: %s',
  (sentence) => {
    expect(wedges(sentence).codes).toContain('green-potato')
  },
)

test('green parts of potatoes that are cut away are not eaten', () => {
  expect(wedges('Cut away any green skin.').verdict).not.toBe('refused')
})

test.each([
  ['300 g dried chickpeas', 'Simmer the legumes and tomatoes for 15 minutes until tender.', 'refused'],
  ['300 g dried chickpeas', 'Pressure cook the chickpeas and tomatoes for 40 minutes until soft.', 'passed'],
  ['300 g dried red lentils', 'Simmer the lentils and tomatoes for 15 minutes until soft.', 'passed'],
])('dried legumes boil until they can be soft: %s, %s', (line, sentence, verdict) => {
  expect(reviewed({ lines: [line, '400 g canned tomatoes'], say: [sentence, 'Serve hot.'] }).verdict).toBe(
    verdict,
  )
})

test.each([
  [
    'filling it right up to the brim',
    'Put the chickpeas and water in the pressure cooker, filling it right up to the brim.',
  ],
  ['to the very top', 'Fill the pressure cooker to the very top with the chickpeas and water.'],
])('a pressure cooker has room for its steam, and keeps its foods: %s', (told, sentence) => {
  const { said, codes } = reviewed({
    ...pressed,
    say: [
      'Soak the chickpeas overnight in the fridge and drain.',
      sentence,
      'Pressure cook them for 35 minutes until soft.',
    ],
  })
  expect(codes).toContain('overfilled-cooker')
  expect(said).not.toContain(told)
  expect(said).toContain('two thirds at most')
  expect(said).toContain('chickpeas and water')
})

test('who warns of a full pressure cooker is believed', () => {
  const sentence = 'Put the chickpeas and water in the pressure cooker; never fill it past the max line.'
  expect(
    reviewed({ ...pressed, say: [sentence, 'Pressure cook them for 35 minutes until soft.'] }).codes,
  ).not.toContain('overfilled-cooker')
})
