import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  [
    'fish that is only sour',
    ['500 g snapper fillet', '6 limes', '1 red onion'],
    [
      'Dice the snapper and drown it in the lime juice with the onion.',
      'After 25 minutes it has turned white; spoon into bowls.',
    ],
  ],
  [
    'shrimp that vinegar made opaque',
    ['300 g raw shrimp', '200 ml vinegar', '1 shallot'],
    ['Cover the shrimp with the vinegar and shallot until opaque, and hand round on picks.'],
  ],
  [
    'a dough that is eaten, whatever its title',
    ['200 g all-purpose flour', '150 g butter', '150 g sugar', '50 g cocoa'],
    [
      'Cream the butter and sugar, work in the flour and cocoa.',
      'Scoop into bowls and eat straight away with a spoon.',
    ],
    'Spoonable Brownie Dough',
  ],
  ['bitter almonds', ['250 g bitter almonds', '250 g sugar'], ['Grind the bitter almonds with the sugar.']],
])('what nothing proves safe is refused: %s', (_what, lines, say, title = 'Supper') => {
  expect(reviewed({ title, lines, say }).verdict).toBe('refused')
})

test('prawns that fry are done when they are opaque, and lemon comes behind', () => {
  const { verdict } = reviewed({
    lines: ['200 g raw king prawns', '1 zucchini, grated', '3 tbsp olive oil', '1 lemon'],
    say: [
      'Fry the zucchini in the oil for 3 minutes, then the prawns, 2 minutes a side, until opaque.',
      'Squeeze over the lemon.',
    ],
  })
  expect(verdict).not.toBe('refused')
})

test('bitter almond extract is no bitter almond', () => {
  const { verdict } = reviewed({
    lines: ['200 g almonds', '1 tsp bitter almond extract', '4 eggs', '200 g sugar'],
    say: [
      'Grind the almonds, mix with the eggs, extract and sugar and bake at 180°C for 40 minutes until set.',
    ],
  })
  expect(verdict).not.toBe('refused')
})

test.each([
  ['a likeness', 'Press one: a cut one should look like a good tuna steak inside.', 'tuna'],
  ['a colour', 'The oven stays at 74°C; leave them there so they stay claret within.', 'claret'],
  ['a feeling', 'The middle should be like a ripe plum.', 'plum'],
])('what the inside of the one meat is like stands only where it means done: %s', (_what, sign, word) => {
  const { verdict, said } = reviewed({
    lines: ['600 g ground pork', '4 burger buns', '1 apple', '2 tbsp mayonnaise'],
    say: [
      'Shape the pork into four patties.',
      'Toss the apple with the mayonnaise and set it in the fridge.',
      'Fry the patties in a hot pan for 2 minutes a side.',
      sign,
      'Build the burgers.',
    ],
  })
  expect(verdict === 'refused' || !said.includes(word)).toBe(true)
})

test.each([
  [
    'minced meat',
    ['500 g ground lamb'],
    'Knead the lamb. To check the seasoning, pinch off a morsel and taste it as it comes.',
  ],
  ['a filling', ['500 g ground pork', '1 egg'], 'Mix the pork with the egg. Try a fingertip of it for salt.'],
])('nothing raw is tasted: %s', (_what, lines, say) => {
  const { said } = reviewed({ lines, say: [say, 'Grill for 10 minutes to 71°C inside.'] })
  expect(said).toContain('Cook a spoonful through before you taste it.')
  expect(said).not.toContain('as it comes')
})

test('salt to taste, and a sauce without meat, are tasted', () => {
  const { said } = reviewed({
    lines: ['500 g ground lamb', '200 g yogurt', 'salt'],
    say: [
      'Stir the yogurt and taste it.',
      'Season the lamb with salt to taste, shape, and grill for 10 minutes to 71°C inside.',
    ],
  })
  expect(said).toContain('Stir the yogurt and taste it.')
  expect(said).not.toContain('spoonful')
})

test.each([
  'While the next batch fries you have ten minutes to nip upstairs and run the bath.',
  'Leave the oil to come up to heat and take the dog round the block.',
  'The fat needs a quarter of an hour: answer the phone, see to the children.',
])('nobody leaves deep hot oil: %s', (away) => {
  const { said } = reviewed({
    lines: ['250 g mashed potatoes', '1 litre sunflower oil'],
    say: ['Heat the oil to 180°C and fry the potatoes in spoonfuls.', away, 'Fry the rest until golden.'],
  })
  expect(said).not.toContain(away)
})

test.each([
  ['the plate it came from', 'Slide it back on the plate it came from.'],
  ['the dish it marinated in', 'Back it goes into the dish it marinated in, and to the table.'],
])('cooked meat does not go back where it was raw: %s', (_what, back) => {
  const { verdict, said } = reviewed({
    lines: ['1 kg chicken thighs', '2 tbsp soy sauce'],
    say: ['Toss the chicken with the soy sauce.', 'Grill to 165°F inside.', back],
  })
  expect(verdict === 'refused' || !said.includes(back)).toBe(true)
})

test('what clings to the bowl of the marinade is no sauce', () => {
  const { said } = reviewed({
    lines: ['800 g chicken breast', '200 ml yogurt'],
    say: [
      'Steep the chicken in the yogurt for 2 hours in the fridge.',
      'Grill to 165°F inside.',
      'Thin what clings to the bowl with water and drizzle it over.',
    ],
  })
  expect(said).not.toContain('clings')
})

test.each([
  ['potatoes', 'Slide the potatoes into a length of drainpipe and bake in the embers for an hour.'],
  ['a coat', 'Brush the potatoes with engine oil and bake for an hour.'],
  ['a smoker', 'Smoke the potatoes in an old wardrobe for 2 hours.'],
  ['a wrap', 'Wrap the potatoes in a pillowcase and bake for an hour.'],
])('a thing that no kitchen has touches no food: %s', (_what, say) => {
  const { verdict, codes } = reviewed({ lines: ['4 potatoes'], say: [say] })
  expect([verdict, codes]).toEqual(['refused', expect.arrayContaining(['unknown-thing'])])
})

test.each([
  'The slugs had a nibble and crawled on, so we can too.',
  'A deer had been there before me, which settles it.',
  'Our badger digs for these every year and looks well.',
])('an animal proves nothing of a mushroom: %s', (proof) => {
  const { verdict, said } = reviewed({
    lines: ['300 g mushrooms', '1 tbsp oil'],
    say: ['Fry the mushrooms in the oil for 8 minutes until golden.', proof],
  })
  expect(verdict === 'refused' || !said.includes(proof)).toBe(true)
})

test('what is said of the caps themselves stays', () => {
  const said = 'The caps should be brown and the pan dry.'
  expect(
    reviewed({
      lines: ['300 g mushrooms', '1 tbsp oil'],
      say: ['Fry the mushrooms in the oil for 8 minutes until golden.', said],
    }).said,
  ).toContain(said)
})
