import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

test.each([
  [
    'behind until',
    ['1.5 kg pork shoulder'],
    'Cook the pork in a 300°F oven for 3 hours, until it shreds at 195°F.',
  ],
  ['behind a time per side', ['900 g ground beef'], 'Shape the beef and grill 5 minutes per side to 160°F.'],
  [
    'or more',
    ['4 egg yolks', '500 ml milk'],
    'Whisk the yolks into the milk and cook in the pan for 2 minutes, stirring, to 160°F (71°C) or more.',
  ],
  [
    'loose mince without pink',
    ['750 g ground lamb', '1 onion'],
    'Brown the lamb with the onion for 10 minutes, until there is no pink left.',
  ],
  [
    'dumplings that boil',
    ['500 g ricotta', '1 egg', '150 g flour'],
    'Mix everything, drop into boiling water and cook for 3 minutes.',
  ],
])('a stated end is enough, and nothing is added: %s', (_what, lines, step) => {
  const { said } = reviewed({ lines, say: [step] })
  expect(said).toBe(step)
})

test('a temperature that is missing stands before the food goes to the table', () => {
  const { said } = reviewed({
    lines: ['400 g ground turkey', '4 bell peppers'],
    say: ['Fill the peppers with the turkey.', 'Bake at 350°F for 30 minutes and serve with bread.'],
  })
  expect(said).toMatch(/165°F.*Serve with bread/)
})

test('a step that says too little heat keeps its other work', () => {
  const { said } = reviewed({
    lines: ['4 eggs', '1 tbsp butter'],
    say: ['Melt the butter in a pan.', 'Pour in the eggs and fry for 1 minute.'],
  })
  expect(said).toContain('Pour in the eggs')
  expect(said).toContain('160°F')
})

test.each([
  [
    'a thermos',
    [
      'Put the chicken in a wide thermos.',
      'Fill up with the hot tap water, screw on the top and let it cook itself while you hike for five hours.',
    ],
  ],
  [
    'a keep-warm setting',
    [
      'Lay the chicken in the crock.',
      'Flip the dial to WARM (skip low and high) and come back in about three hours.',
    ],
  ],
  [
    'the sun',
    [
      'Toss the chicken with salt.',
      'Spread on a black tray and let the August sun bake it on the car roof for the afternoon.',
    ],
  ],
  [
    'a dishwasher',
    ['Wrap the chicken in foil.', 'Run it through the dishwasher, top rack. The steam poaches it like silk.'],
  ],
])('what is only warm cooks no raw food: %s', (_what, say) => {
  expect(reviewed({ lines: ['300 g chicken thighs, diced', '400 ml tap water'], say }).codes).toContain(
    'raw-animal-food',
  )
})

test('no temperature goes into a step that keeps raw food cold', () => {
  const { said } = reviewed({
    lines: ['700 g boneless chicken thighs, chunked', '200 g yogurt', '1 tbsp oil'],
    say: [
      "Stir the chicken and yogurt together. Cover and let it hang out on the worktop from breakfast till you're home from work.",
      'Skewer, brush with oil and grill under a fierce broiler for 14 minutes.',
    ],
  })
  const [cold = '', hot = ''] = said.split('\n')
  expect(cold).toContain('Keep it in the fridge until you cook it.')
  expect(cold).not.toContain('165°F')
  expect(hot).toContain('165°F (74°C)')
})

const roast = (sentence: string) =>
  reviewed({
    lines: ['1.5 kg beef top round', '1 tbsp oil', '1 tsp salt'],
    say: ['Rub the beef with oil and salt.', sentence],
  })

test('a whole cut that has reached its figure may be rosy, and not bloody', () => {
  expect(
    roast('Roast at 325°F (165°C) for 75 minutes until 145°F (63°C) in the middle and rosy.').verdict,
  ).toBe('passed')
  expect(
    roast('Roast at 325°F (165°C) for 75 minutes to 145°F (63°C); the middle stays bloody.').said,
  ).not.toContain('bloody')
  expect(roast('Roast at 325°F (165°C) for 50 minutes; it stays pink in the middle.').said).not.toContain(
    'pink',
  )
})

test('under the broiler is a place, and five minutes there are no limit of doneness', () => {
  const { verdict } = reviewed({
    lines: ['1.5 kg pork shoulder', '1 tbsp salt'],
    say: [
      'Rub the pork with the salt and bake it, covered, at 325°F (165°C) for 3 hours until it shreds, 195°F (90°C) inside.',
      'Shred it and crisp under the broiler 5 minutes.',
    ],
  })
  expect(verdict).toBe('passed')
})

test.each([
  ['Set the oven to 170°F and roast, uncovered, for 12 hours while you sleep.', 'refused'],
  ['Set the oven to 325°F (165°C) and roast, uncovered, for 4 hours.', 'passed'],
])('no oven is so cool that a bird lies in it all night: %s', (sentence, verdict) => {
  expect(
    reviewed({
      lines: ['1 whole turkey (6 kg), thawed', '3 tbsp butter', '1 tbsp salt'],
      say: [
        'Rub the turkey with butter and salt.',
        sentence,
        'Check that the thigh reads 165°F (74°C), rest 30 minutes and carve.',
      ],
      servings: 10,
    }).verdict,
  ).toBe(verdict)
})

test('what is cooked may be kept warm in a cool oven', () => {
  expect(
    reviewed({
      lines: ['1 kg chicken thighs', '1 tbsp oil'],
      say: [
        'Roast the chicken with the oil at 400°F (200°C) for 40 minutes to 165°F (74°C).',
        'Keep it warm in the oven at 170°F for up to 1 hour.',
      ],
    }).verdict,
  ).not.toBe('refused')
})
