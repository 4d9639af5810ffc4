import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const chicken = ['500 g chicken thighs', '1 cucumber', '1 tbsp oil']
const fry = 'Fry the chicken thighs in the oil for 12 minutes, to 165°F.'

test.each([
  ['in the same sentence', 'Slice the chicken thighs on the board, then shred the cucumber there too.'],
  [
    'with the denial of a second',
    'Chop the chicken thighs. Slice the cucumber on the same board, no need for a second one.',
  ],
  [
    'after a wipe',
    'Cut up the chicken thighs. Wipe the knife on your apron and go straight on to the cucumber.',
  ],
])('one board or knife for raw chicken and what is eaten raw is refused: %s', (_what, sentence) => {
  expect(reviewed({ lines: chicken, say: [sentence, fry] }).codes).toContain('dirty-plate')
})

test('the plate of the raw steak serves nothing', () => {
  expect(
    reviewed({
      lines: ['400 g sirloin steak'],
      say: [
        'Cook the steak 3 minutes a side to 145°F and rest it.',
        'Use the plate you carried the raw steak on to serve it.',
      ],
    }).verdict,
  ).toBe('refused')
})

test('cooked burgers go onto a clean sheet pan', () => {
  const { said } = reviewed({
    lines: ['900 g ground beef', '6 buns'],
    say: [
      'Shape the ground beef into patties and carry them out on the sheet pan.',
      'Grill 5 minutes per side to 160°F.',
      'Pile the burgers back onto that sheet pan.',
    ],
  })
  expect(said).toContain('a clean sheet pan')
})

test.each([
  'Wash the board before you slice the cucumber on the same board.',
  'Slice the cucumber on a clean board.',
])('a board that is washed stays: %s', (sentence) => {
  expect(reviewed({ lines: chicken, say: ['Chop the chicken thighs.', sentence, fry] }).verdict).not.toBe(
    'refused',
  )
})

test('gluten-free pasta does not boil in the water of another', () => {
  expect(
    reviewed(
      {
        lines: ['200 g gluten-free penne', '1 can tomatoes'],
        say: [
          'Boil the penne in the water you lifted the spaghetti out of, 9 minutes.',
          'Toss with the tomatoes.',
        ],
      },
      ['gluten-free'],
    ).verdict,
  ).toBe('refused')
})

test.each([
  [
    'there too',
    'Cut the chicken thighs on a board.',
    'Without moving anything, slice the cucumber there too.',
  ],
  [
    'with fingers as they are',
    'Cut up the chicken thighs.',
    'Tear the cucumber apart, fingers still greasy.',
  ],
  ['with the knife of the chicken', 'Slice the cucumber with the knife you used for the chicken.', ''],
  ['on one board for all', 'Use one board for everything: first the chicken, then the cucumber.', ''],
])('what raw flesh lay on or was cut with meets no ready food: %s', (_what, first, second) => {
  expect(reviewed({ lines: chicken, say: [first, second, fry].filter(Boolean) }).codes).toContain(
    'dirty-plate',
  )
})

test('a board washed with soapy water may be the same board', () => {
  const say = [
    'Chop the chicken.',
    'Wash the board with soapy water, then slice the cucumber on the same board.',
    fry,
  ]
  expect(reviewed({ lines: chicken, say }).verdict).not.toBe('refused')
})

test.each([
  'Marinate the chicken thighs in the oil, grill them to 165°F, and pour the marinade over.',
  'Soak the chicken thighs in the oil, fry them to 165°F and use the soaking liquid as a dressing.',
])('the marinade of raw flesh is no sauce in the sentence that cooks it: %s', (sentence) => {
  const { said, codes } = reviewed({ lines: chicken, say: [sentence] })
  expect(codes).toContain('reused-marinade')
  expect(said).toContain('to 165°F. Throw away')
})

test('the lettuce of the list is the romaine lettuce and no green pepper that is fried later: its board is the dirty one', () => {
  const { verdict, codes } = reviewed({
    lines: ['500 g chicken breast', '2 peppers', '1 tbsp oil', '1 romaine lettuce'],
    say: [
      'Slice the raw chicken on your board.',
      'Wipe the board with a paper towel and chop the lettuce on the same board.',
      'Fry the chicken and peppers in the oil for 10 minutes till the chicken reads 165°F (74°C).',
      'Serve over the lettuce.',
    ],
  })
  expect({ verdict, codes }).toMatchObject({
    verdict: 'refused',
    codes: expect.arrayContaining(['dirty-plate']),
  })
})

test('the marinade that raw thighs lay in comes over no grilled thighs', () => {
  const { said, codes } = reviewed({
    lines: ['8 bone-in chicken thighs', '80 ml soy sauce', '50 g brown sugar', '1 tbsp rice vinegar'],
    say: [
      'Mix everything but the chicken, add the thighs and marinate in the fridge for 2 hours.',
      'Grill over medium heat for 25 minutes until 165°F (74°C) at the bone.',
      'Spoon the leftover marinade from the chicken bag over the grilled thighs as a fresh sauce and serve.',
    ],
  })
  expect(codes).toContain('reused-marinade')
  expect(said).not.toContain('Spoon the leftover marinade')
})
