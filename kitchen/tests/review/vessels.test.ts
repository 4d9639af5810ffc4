import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  [
    'a bag',
    ['2 salmon fillets', '4 tbsp ponzu', '1 head lettuce, leaves torn'],
    [
      'Seal the salmon in a bag with the ponzu for 15 minutes in the fridge.',
      'Lift out the salmon and fry it until it flakes, 145°F inside. Tip the leaves into that very bag, shake to coat with what has pooled in it, and serve beside the fish.',
    ],
  ],
  [
    'a platter that was only wiped',
    ['500 g ground turkey', '1 tomato', '4 burger buns'],
    [
      'Mix the turkey with salt; shape on the big blue platter.',
      'Grill the patties 6 minutes each side to 165°F. Meanwhile rub down the blue platter with a bit of kitchen roll, no need for suds.',
      'Land the burgers on it with the tomato around, and build.',
    ],
  ],
  [
    'a board, for the sake of fewer things to wash',
    ['2 chicken breasts', '1 head lettuce', '1 cucumber', '1 tbsp olive oil'],
    [
      'Slice the chicken breasts in half on a board and season them.',
      'Fry the chicken in the oil for 5 minutes a side, to 165°F inside.',
      'Meanwhile, shred the lettuce and slice the cucumber on the same board - fewer things to wash up.',
      'Toss and serve with the chicken.',
    ],
  ],
])('what held raw flesh holds no ready food: %s', (_what, lines, say) => {
  expect(reviewed({ lines, say }).verdict).toBe('refused')
})

test('what another dish with an allergen lay on gives way to a clean one', () => {
  const { said } = reviewed({
    title: 'Peanut-Free Oat Cookies',
    lines: ['200 g oats', '100 g butter', '100 g sugar'],
    say: [
      'Mix everything and bake at 180°C for 12 minutes.',
      'Cool on the rack where the peanut brittle was.',
    ],
  })
  expect(said).toContain('Cool on a clean rack.')
  expect(said).not.toContain('brittle')
})

test('gluten-free penne does not boil in the same water as spaghetti', () => {
  const { verdict } = reviewed({
    lines: ['250 g gluten-free penne', '2 cans tuna', '300 g passata'],
    say: [
      "Save energy: when the kids' ordinary spaghetti is out, use the same bubbling water for the penne, 9 minutes.",
      'Drain, mix with tuna and passata and bake at 400°F for 20 minutes.',
    ],
  })
  expect(verdict).toBe('refused')
})

test('oil in which shrimp were fried brings them to the table', () => {
  const { codes } = reviewed(
    {
      lines: ['600 g sweet potatoes', "1 litre sunflower oil, left from last night's prawn tempura"],
      say: ['Cut the sweet potatoes, heat the oil and fry them for 5 minutes.'],
    },
    ['vegan'],
  )
  expect(codes).toContain('breaks-diet')
})

test.each([
  'Divide the contents of the slow cooker evenly between your containers.',
  'Return the shredded chicken to the pot.',
])('a pot that was over the heat stays: %s', (sentence) => {
  const { said } = reviewed({
    lines: ['500 g chicken breast', '1 can tomatoes'],
    say: [
      'Put the chicken and tomatoes in the pot of the slow cooker and cook for 6 hours to 165°F.',
      sentence,
    ],
  })
  expect(said).toContain(sentence)
})

const grilled = 'Grill the chicken 6 minutes a side to 165°F.'
test.each([
  [
    'a blade wiped on an apron',
    'Butterfly the chicken with your sharpest blade.',
    'Wipe that blade on your apron and hull and slice the berries.',
  ],
  [
    'the same fingers',
    'Massage the oil into the chicken.',
    'Tear the lettuce with those same slick fingers.',
  ],
  [
    'a colander that is not washed',
    'Thread the chicken on sticks over the colander.',
    'Drain the berries in the colander, no washing-up in between.',
  ],
])('what worked on raw flesh and was not washed refuses the recipe: %s', (_what, raw, ready) => {
  const lines = ['2 chicken breasts', '1 romaine lettuce', '250 g strawberries', '1 tbsp oil']
  expect(reviewed({ lines, say: [raw, grilled, ready] }).verdict).toBe('refused')
})

test.each([
  ['scissors', 'Trim the chicken with kitchen scissors.', 'The scissors snip the lettuce over the plates.'],
  ['tongs', 'Move the chicken to the grill with tongs for 5 minutes.', 'Use the tongs to layer the lettuce.'],
  [
    'a towel',
    'Dab the chicken dry with a tea towel.',
    'Line the basket with that tea towel and lay in the lettuce.',
  ],
])(
  'a tool that touched raw flesh is washed with soap before it touches ready food: %s',
  (_what, raw, ready) => {
    const { said } = reviewed({
      lines: ['2 chicken breasts', '1 romaine lettuce'],
      say: [raw, grilled, ready],
    })
    expect(said).toContain(`Wash your hands and whatever touched raw food with hot, soapy water. ${ready}`)
  },
)
