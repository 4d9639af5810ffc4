import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  ['nuts for a toddler', 'Toddler Trail Mix', ['100 g whole cashews', '50 g raisins'], 'Mix everything.'],
  [
    'raw carrot for a baby',
    'First Finger Foods, Six Months Plus',
    ['1 carrot'],
    'Cut the carrot into sticks.',
  ],
  ['a home-made bottle', 'Bottle for Baby', ['360 ml evaporated milk'], 'Stir the milk with warm water.'],
  [
    'sugar for a newborn',
    'Fennel Soother for Newborns',
    ['1 tsp fennel seeds', '1/2 tsp sugar'],
    'Simmer everything for 10 minutes.',
  ],
  ['camembert in pregnancy', 'Bump-Friendly Board', ['150 g camembert'], 'Lay the camembert on a board.'],
  [
    'raw milk after a transplant',
    'Shake',
    ['250 ml raw milk'],
    'Whisk the milk. Made for the weeks after a transplant.',
  ],
  [
    'liver in pregnancy',
    'Liver and Beet Smoothie, First Trimester',
    ['100 g liver', '2 beets'],
    'Boil the liver for 10 minutes to 165°F and blend.',
  ],
  [
    'fava beans with G6PD deficiency',
    'Fava Bean Mash for Uncle with G6PD Deficiency',
    ['400 g fava beans'],
    'Boil the beans for 15 minutes and mash.',
  ],
  [
    'what stands in the place of formula',
    'Rice Milk for Baby Leo',
    ['100 g rice', '2 dates'],
    'Simmer the rice for 15 minutes and blend. It can take the place of all his formula, from four months on.',
  ],
  ['raw sprouts in pregnancy', 'Smoothie for Two Trimesters', ['1 cup alfalfa sprouts'], 'Blend everything.'],
])('review() refuses %s', (_what, title, lines, step) => {
  expect(reviewed({ title, lines, say: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'a dish that is called so',
    'Dutch Baby',
    ['3 eggs', '100 g flour', '150 ml milk', '1 tsp sugar'],
    'Whisk everything and bake for 20 minutes, until puffed and golden.',
  ],
  [
    'small leaves',
    'Baby Spinach Salad',
    ['200 g baby spinach', '1 apple, sliced'],
    'Toss the spinach with the apple.',
  ],
])('a word in the name of a food is no person: %s', (_what, title, lines, step) => {
  expect(reviewed({ title, lines, say: [step] }).verdict).not.toBe('refused')
})

test('a warning for whom a dish is not stays', () => {
  const warning = 'Not suitable for children under one, as there is honey in it.'
  expect(
    reviewed({ lines: ['1 tbsp honey', '1 lemon'], say: ['Stir the honey into the lemon juice.', warning] })
      .said,
  ).toContain(warning)
})

test('whom a title promises to suit goes out of it, and the recipe says that nobody here can judge it', () => {
  const { title, codes } = reviewed({
    title: 'Carrot Soup for a Coeliac Guest',
    lines: ['4 carrots'],
    say: ['Simmer the carrots.'],
  })
  expect(title).toBe('Carrot Soup')
  expect(codes).toContain('audience-not-judged')
})

test('an occasion is no promise', () => {
  const title = 'Carrot Soup for a Rainy Sunday'
  expect(reviewed({ title, lines: ['4 carrots'], say: ['Simmer the carrots.'] }).title).toBe(title)
})

test('a purée without salt, sugar or honey is fit for a baby', () => {
  const { verdict } = reviewed({
    title: "Pear Purée for Baby's First Spoonfuls",
    lines: ['3 pears'],
    say: ['Steam the pears for 10 minutes and blend. Add no salt, sugar or honey.'],
  })
  expect(verdict).not.toBe('refused')
})

test.each([
  ['dialysis', 'Vegetable Stew for Dialysis Days'],
  ['a stroke', "Comfort Plate after Grandad's Stroke"],
  ['a medicine', 'Warfarin-Friendly Kale Salad'],
  ['a medicine by its ending', 'Grapefruit for the Atorvastatin Morning'],
])(
  'a dish that its title gives to somebody who is ill or takes a medicine is refused: %s',
  (_what, title) => {
    const { codes } = reviewed({ title, lines: ['2 potatoes'], say: ['Boil the potatoes for 20 minutes.'] })
    expect(codes).toContain('unjudged-health')
  },
)

test('a guest who reacts to what is listed makes the recipe one that is refused', () => {
  const sponge = {
    lines: ['180 g butter', '180 g sugar', '6 egg yolks', '200 g self-raising flour'],
    bake: 'Cream butter and sugar, beat in the yolks, fold in the flour and bake at 350°F for 30 minutes until a toothpick comes out dry.',
  }
  const hives = 'Our Lena comes out in hives from eggs, so hers has nothing but the yolks.'
  expect(reviewed({ lines: sponge.lines, say: [hives, sponge.bake] }).codes).toContain('guest-allergen')
  expect(reviewed({ lines: sponge.lines, say: [sponge.bake] }).verdict).not.toBe('refused')
})

const gravy = { lines: ['300 g ground beef', '1 onion', '200 ml water'] }
const browned = [
  'Brown the ground beef with the onion until it reaches 160°F (71°C).',
  'Add the water and simmer for 15 minutes.',
]

test.each([
  ['a title', { title: 'Beef Bowl for Your Dog', say: browned }],
  ['a step', { title: 'Beef Bowl', say: [...browned, "Spoon it over your dog's kibble."] }],
])('what poisons pets is no dish for them: %s', (_where, draft) => {
  expect(reviewed({ ...gravy, ...draft })).toMatchObject({ verdict: 'refused', codes: ['food-for-pets'] })
})

test.each([
  [
    'a hot dog',
    {
      title: 'Chili Dogs',
      lines: ['4 hot dogs', ...gravy.lines],
      say: [...browned, 'Heat the hot dogs to 165°F (74°C) and serve.'],
    },
  ],
  ['a warning', { title: 'Beef Bowl', ...gravy, say: [...browned, 'Your dog should not have any.'] }],
])('%s is no dish for pets', (_what, draft) => {
  expect(reviewed(draft).codes).not.toContain('food-for-pets')
})

const biscuits = (line: string) =>
  reviewed({
    title: 'Oat Dog Biscuits',
    lines: ['200 g rolled oats', line, '1 egg'],
    say: ['Mix everything, roll out and bake at 350°F (180°C) for 30 minutes.'],
  }).codes
const plate = (say: string) =>
  reviewed({
    title: 'Toddler Snack Plate',
    lines: ['6 seedless grapes', '1 banana'],
    say: [say, 'Arrange everything on a plate.'],
  }).verdict

test('what a line is without poisons no dog, and biscuits for it with onion powder do', () => {
  expect(biscuits('80 g peanut butter without xylitol')).not.toContain('food-for-pets')
  expect(biscuits('1 tbsp onion powder')).toContain('food-for-pets')
})

test('grapes in quarters are for small children, whole ones are not', () => {
  expect(plate('Cut each grape lengthwise into quarters and the banana in strips.')).not.toBe('refused')
  expect(plate('Lay out the whole grapes and the banana in strips.')).toBe('refused')
})
