import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'
import { reviewedStew } from './reviewed-stew.ts'

test.each([
  [
    'unfit-vessel',
    'a galvanized pail',
    ['15 lemons', '400 g sugar', '4 litres water'],
    ['Squeeze the lemons into the galvanized pail, add sugar and water and stir.', 'Keep it in the fridge.'],
  ],
  [
    'fire-indoors',
    'charcoal in the living room',
    ['500 g halloumi', '1 tbsp oil'],
    [
      'Light the charcoal in the living room by the open door.',
      'Grill the halloumi in the oil for 8 minutes.',
    ],
  ],
  [
    'forced-pressure',
    'a lid that is forced',
    ['400 g chickpeas', '1 litre water'],
    [
      'Cook the chickpeas in the pressure cooker for 30 minutes.',
      'No time to wait: pry the lid while the pressure release still hisses.',
    ],
  ],
  [
    'hot-oil',
    'a frozen bird in deep oil',
    ['1 frozen turkey, 5 kg', '8 litres peanut oil', '2 tbsp salt'],
    [
      'Heat the oil to 375°F in the big pot outdoors.',
      'Lower the turkey into the oil and fry for an hour, to 165°F in the thigh.',
    ],
  ],
  [
    'hot-oil',
    'a pot that is full',
    ['500 g potatoes', '2 litres canola oil'],
    ['Fill the pot with the oil to the brim and heat to 350°F.', 'Fry the potatoes until golden.'],
  ],
  [
    'bursting-bottles',
    'corked bottles for a fortnight',
    ['2 litres water', '250 g sugar', '1/2 tsp dry yeast', '1 lemon'],
    [
      'Warm the water, dissolve the sugar, stir in the lemon and the yeast.',
      'Fill glass bottles to the brim and wire the corks. A fortnight next to the stove makes the fizz really lively.',
    ],
  ],
  [
    'gathered-shellfish',
    'mussels picked at low tide',
    ['2 kg wild mussels, picked at low tide', '200 ml white wine'],
    ['Steam the mussels in the wine for 6 minutes until open; throw away closed ones.'],
  ],
])('%s refuses the recipe: %s', (code, _what, lines, say) => {
  const { verdict, codes } = reviewed({ lines, say })
  expect(verdict).toBe('refused')
  expect(codes).toContain(code)
})

test.each([
  ['1 kg mussels', 'Pick over the mussels, steam 6 minutes until open and discard any that stay shut.'],
  ['400 g chickpeas', 'Plug in the pressure cooker and cook the chickpeas for 30 minutes.'],
  [
    '500 g halloumi',
    'Grill the halloumi over the hot coals for 8 minutes and tent it with foil on the table.',
  ],
  ['600 g frozen shrimp', 'Fry the frozen shrimp in 2 cm of hot oil for 4 minutes, to 145°F.'],
  ['500 g halloumi', 'Turn on the exhaust fan and fry the halloumi for 8 minutes.'],
])('ordinary work with equipment is no danger: %s', (line, sentence) => {
  expect(reviewed({ lines: [line], say: [sentence] }).verdict).not.toBe('refused')
})

test('a temperature of the bath is none of the inside', () => {
  const { said } = reviewed({
    lines: ['1.5 kg turkey breast', '1 tsp thyme'],
    say: ['Season the turkey with the thyme and seal it in a bag.', 'Cook in a 131°F bath for 1 hour.'],
  })
  expect(said).toContain('Cook until the thickest part of the turkey breast reaches 165°F (74°C).')
  expect(said).not.toContain('bath')
})

test('meat that is filled with sausage is not done where only its outer band is measured', () => {
  const { said } = reviewed({
    lines: ['1 kg pork loin', '300 g sausage meat', '100 g dried apricots'],
    say: [
      'Mix sausage meat and apricots, spread over the loin, roll and tie.',
      'Roast at 375°F for about 50 minutes. Probe the outer band of the loin only: 145°F there and you are home, the soft spiral inside can lag twenty or thirty degrees behind without anyone minding.',
    ],
  })
  expect(said).toContain('160°F')
  expect(said).not.toContain('outer band')
  expect(said).not.toContain('lag')
})

test('a spatula that handled raw beef is washed', () => {
  const say = [
    'Smash the beef in a hot pan and cook to 160°F.',
    'Wash the spatula that handled raw beef before you plate up.',
  ]
  expect(reviewed({ lines: ['500 g ground beef'], say }).said).toContain(
    'Wash the spatula that handled raw beef',
  )
})

test('the lid of a pressure cooker is opened when the pressure is down', () => {
  const lines = ['300 g rice', '900 ml vegetable stock']
  const cook = 'Cook the rice in the stock under pressure for 7 minutes.'
  const safe = 'Let the pressure go down fully before you open the lid.'
  const say = [cook, 'Twist the lid round hard while it sings, steam will shoot past.']
  expect(reviewed({ lines, say }).said).toContain(safe)
  const released = [cook, 'Release the steam, open the lid and stir.']
  expect(reviewed({ lines, say: released }).said).not.toContain(safe)
})

test.each(['2 handfuls oak chips, soaked', 'a handful of applewood chips', '1 alder plank'])(
  '%s smokes a dish and is no food that a diet must know',
  (wood) => {
    const say = [
      'Salt the mackerel for an hour in the fridge and rinse it.',
      'Smoke it over the wood at 110°C until it is 145°F (63°C) inside, about 30 minutes.',
    ]
    const lines = ['4 mackerel', '1 tbsp salt', wood]
    expect(reviewed({ title: 'Smoked Mackerel', lines, say }, ['gluten-free']).verdict).not.toBe('refused')
  },
)

test.each([
  ['an old crock', 'Pack the tomatoes in the antique crock from the flea market for three weeks.'],
  ['a crazed glaze', 'Pour the stew into a bowl whose glaze has crazed.'],
])('old and worn glazes are refused: %s', (_what, step) => {
  expect(reviewedStew({ steps: [step] }).verdict).toBe('refused')
})

test('a parcel of waxed paper does not go into the oven', () => {
  const steps = [
    'Lay the fish on two sheets of waxed paper and crimp them to a parcel.',
    'Bake in the oven at 400°F for 15 minutes until 145°F inside.',
  ]
  expect(reviewedStew({ lines: ['2 salmon fillets'], steps }).verdict).toBe('refused')
})

test('waxed paper that lines nothing hot is used', () => {
  const steps = ['Roll the dough between sheets of waxed paper and chill it for an hour.']
  expect(reviewedStew({ lines: ['200 g shortcrust pastry'], steps }).codes).not.toContain('unfit-vessel')
})

test.each([
  ['flaking fish', ['2 salmon fillets'], 'Bake to 145°F until the fish is flaking in the dish.'],
  ['a crackled glaze', ['1 kg cooked ham'], 'Roast the ham until hot and the glaze has crackled.'],
  [
    'a packet beside rolled dough',
    ['200 g shortcrust pastry'],
    'Empty the packet, roll it between waxed paper and bake in the oven at 400°F for 20 minutes.',
  ],
])('no vessel is unfit by %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).codes).not.toContain('unfit-vessel')
})
