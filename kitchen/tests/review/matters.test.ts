import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const shells =
  'Throw away shells that are broken or do not close when tapped before cooking, and those that stay shut after it.'

test('what is said of open and shut mussels gives way to the one sentence that is safe, and the cooking stays', () => {
  const { said } = reviewed({
    lines: [
      '1 kg mussels',
      '2 shallots, chopped',
      '200 ml dry white wine',
      '30 g butter',
      '1 handful parsley',
    ],
    say: [
      "Scrub and beard the mussels. Gaping ones that don't close when you tap them can go in too, they're just sleepy.",
      'Sweat shallots in butter, add wine, then mussels; lid on, 4 minutes over a fierce flame.',
      'Those that have stayed shut? Lever them open with an oyster knife and stir them back. Parsley, done.',
    ],
  })
  expect(said).toBe(
    `Scrub and beard the mussels. ${shells}\nSweat shallots in butter, add wine, then mussels; lid on, 4 minutes over a fierce flame. Cook until the shells open; discard any that stay shut.\nParsley, done.`,
  )
})

test.each([
  'Scrub the mussels and bin any with broken shells, and any open ones that will not close when you tap them.',
  'Pour in the cider, add the mussels and cook for 5 minutes, shaking now and then, until they have all opened.',
  'Any that stay shut go in the bin.',
])('a true sentence about shells stays: %s', (sentence) => {
  const { said } = reviewed({
    lines: ['1 kg mussels', '300 ml cider'],
    say: [
      'Rinse the mussels.',
      sentence,
      'Steam the mussels in the cider for 5 minutes until open; discard any that stay shut.',
    ],
  })
  expect(said).toContain(sentence)
})

test.each([
  [
    'the bath',
    ['350 g cold roast pork, sliced', '250 ml leftover gravy', '4 crusty rolls'],
    [
      "Get the gravy loose in a pan, then lay in the slices and let them sit until it's no hotter than your bath: proper heat would only make them leathery.",
      'Split rolls, pork in, drippy gravy over.',
    ],
    'leathery',
  ],
  [
    'a stew that must not bubble',
    ['600 g leftover beef stew', '1 sheet puff pastry'],
    [
      'Bake the pastry at 200°C for 20 minutes.',
      'Take the edge off the cold stew in a pan, it must not bubble or the meat goes stringy.',
    ],
    'stringy',
  ],
  [
    'seconds in the microwave',
    ['200 g cooked chicken', '150 g cooked rice'],
    ['Tip the chicken and rice in a bowl and microwave for twenty seconds.', 'Serve.'],
    'twenty',
  ],
])('what was cooked before is heated until it steams: %s', (_what, lines, say, gone) => {
  const { said } = reviewed({ lines, say })
  expect(said).toContain('until steaming hot throughout, 165°F (74°C).')
  expect(said).not.toContain(gone)
})

test.each([
  [
    'eggs through the school week',
    ['12 eggs', '1 tsp salt'],
    [
      'Boil the eggs 10 minutes, run under the cold tap and peel the lot.',
      'Park them in a jar of salted water beside the bread bin. Everyone helps himself through the school week, Monday to Friday.',
    ],
    ['bread bin', 'Monday'],
  ],
  [
    'chili on the porch',
    ['4 kg ground beef', '6 cans kidney beans, drained'],
    [
      'Brown the beef until 160°F. Add everything else, simmer 2 hours.',
      "No fridge will swallow a cauldron like this. Haul it onto the porch with the lid clamped on; nights are about 60°F in October, so by sunrise it'll be just right for portioning.",
    ],
    ['No fridge', 'porch', 'sunrise'],
  ],
  [
    'shrimp for brunch',
    ['2 kg shrimp in shells', '2 litres water'],
    [
      'Bring the water to a rolling boil and cook the shrimp 3 minutes until pink and opaque.',
      'Tip the rest back in the empty kettle, pop the lid on, and the early birds can peel theirs cold for brunch.',
    ],
    ['kettle', 'brunch'],
  ],
  [
    'a night in the pot',
    ['1 whole chicken', '3 litres water'],
    [
      'Simmer the chicken in the water 80 minutes to 165°F.',
      'To get the fat to rise, give the stockpot a night by the open window.',
    ],
    ['window'],
  ],
])(
  'how a cooked dish is kept is told in one sentence, and half of a claim never stays: %s',
  (_what, lines, say, gone) => {
    const { said } = reviewed({ lines, say })
    expect(said.split('Keep it in the fridge until you serve it.')).toHaveLength(2)
    for (const words of gone) expect(said).not.toContain(words)
  },
)

test('spring onions name no season', () => {
  const say = ['Fry the tofu in the oil for 8 minutes.', 'Scatter with the spring onions and serve.']
  expect(reviewed({ lines: ['400 g firm tofu', '2 tbsp oil', '4 spring onions'], say }).said).toBe(
    say.join('\n'),
  )
})

test.each([
  [
    'the bowl of a marinade',
    ['800 g chicken thighs, cubed', '120 ml soy sauce', '80 g brown sugar'],
    [
      'Whisk soy and sugar in a bowl, add the chicken and refrigerate 30 minutes.',
      'Thread the chicken; grill 12 minutes to 165°F.',
      "Give what's in the bowl a quick stir and spoon it over as they come off the fire; it's the best part.",
    ],
  ],
  [
    'the buttermilk of a soak',
    ['8 chicken thighs', '300 ml buttermilk', '250 g flour', '1 litre oil'],
    [
      'Soak the thighs in buttermilk in the fridge 4 hours, roll in flour and fry at 350°F 15 minutes to 165°F.',
      "Don't waste the buttermilk: whisk it with a little vinegar for the coleslaw.",
    ],
  ],
  [
    'the pot and the brush of raw ribs',
    ['1.5 kg pork ribs', '200 ml barbecue sauce'],
    [
      'Brush the raw ribs all over with barbecue sauce, bake at 160°C 2 hours to 145°F, rest 3 minutes.',
      'Set the sauce pot with its brush in the middle of the table for everybody to mop on more.',
    ],
  ],
  [
    'the egg of a coat',
    ['4 pork cutlets', '2 eggs', '100 g breadcrumbs', '60 ml oil', '1 lettuce'],
    [
      'Dip the cutlets in beaten egg and crumbs; fry 4 minutes a side in oil to 145°F, rest 3 minutes.',
      'Whatever egg is left from dipping makes a lovely silky dressing for the lettuce.',
    ],
  ],
])('what raw flesh lay in is thrown away: %s', (_what, lines, say) => {
  const { said } = reviewed({ lines, say })
  expect(said).toContain(
    'Throw away whatever is left of what the raw meat or fish was dipped, soaked or brushed in, or boil it first.',
  )
  expect(said).not.toContain(say.at(-1))
})

test.each([
  'Leave what remains by the hob and warm it up a touch for the midnight crowd.',
  'Store on the sideboard under a cloth.',
  'Serve the rest lukewarm the day after.',
])('what is said of leftovers stands only where it keeps them cold and heats them hot: %s', (leftovers) => {
  const lines = ['300 g spaghetti', '500 g ground beef']
  const say = ['Boil the spaghetti for 9 minutes.', 'Fry the beef for 10 minutes to 160°F and toss.']
  expect(reviewed({ lines, say, leftovers }).leftovers).toBe('Keeps 3 to 4 days in the fridge.')
  const proved = 'Keeps 3 days in the fridge; reheat until piping hot.'
  expect(reviewed({ lines, say, leftovers: proved }).leftovers).toBe(proved)
})

test('cooked meat that goes in off the heat is heated through', () => {
  const { said } = reviewed({
    lines: ['400 g leftover turkey', '300 g cooked potatoes', '1 onion'],
    say: [
      'Fry the onion 8 minutes. Off with the fire and fold in turkey and potatoes: the pan is all they need.',
    ],
  })
  expect(said).toContain('fold in turkey and potatoes. Heat the')
  expect(said).not.toContain('all they need')
})

test('clams that are only tossed and meant to stay closed are not made safe by leaving the sentence out', () => {
  const { verdict } = reviewed({
    lines: ['400 g linguine', '1 kg clams', '2 cloves garlic', '3 tbsp olive oil'],
    say: [
      'Boil the linguine 9 minutes.',
      "Warm the garlic in the oil 2 minutes, toss in the clams for a few seconds so that they do not toughen, and stir with the pasta while they're still closed.",
    ],
  })
  expect(verdict).toBe('refused')
})
