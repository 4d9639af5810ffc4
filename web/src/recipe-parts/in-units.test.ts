import { expect, test } from 'vitest'
import { inUnits } from './in-units.ts'

test.each([
  ['250 g (9 oz) chicken breast', '250 g chicken breast', '9 oz chicken breast'],
  [
    '575 g (1 1/4 lb), you have 475 g of 1060 g',
    '575 g, you have 475 g of 1060 g',
    '1 1/4 lb, you have 1 lb of 2 1/4 lb',
  ],
  ['3 1/2 cups (840 ml) water', '840 ml water', '3 1/2 cups water'],
  ['1/2 cup (80 g) feta', '80 g feta', '1/2 cup feta'],
  ['1 cup (about 120 g) flour', 'about 120 g flour', '1 cup flour'],
  ['1 1/2 tomatoes (about 180 g)', '1 1/2 tomatoes (about 180 g)', '1 1/2 tomatoes (about 6 oz)'],
  ['10 g (1/2 oz) ginger', '10 g ginger', '1/2 oz ginger'],
  ['8 oz spaghetti', '225 g spaghetti', '8 oz spaghetti'],
  ['100-150 g spinach', '100-150 g spinach', '3 1/2-5 oz spinach'],
  ['1 1/2 tbsp canola oil', '1 1/2 tbsp canola oil', '1 1/2 tbsp canola oil'],
  ['2 cups rice', '480 ml rice', '2 cups rice'],
  ['1/3 cup honey', '80 ml honey', '1/3 cup honey'],
  ['1-2 cups broth', '240-480 ml broth', '1-2 cups broth'],
  ['8 fl oz milk', '240 ml milk', '8 fl oz milk'],
  ['600 ml stock', '600 ml stock', '2 1/2 cups stock'],
  ['250 ml milk', '250 ml milk', '1 cup milk'],
  ['1 l water', '1 l water', '4 1/4 cups water'],
  ['30 ml vinegar', '30 ml vinegar', '2 tbsp vinegar'],
  ['5 ml vanilla', '5 ml vanilla', '1 tsp vanilla'],
  ['cut into 2 cm (3/4 inch) cubes', 'cut into 2 cm cubes', 'cut into 3/4 inch cubes'],
  ['a 12 inch pan, 1/4 inch of oil', 'a 30 cm pan, 6 mm of oil', 'a 12 inch pan, 1/4 inch of oil'],
  ['a 12 in (30 cm) skillet', 'a 30 cm skillet', 'a 12 in skillet'],
  ['a 9 x 13 in (23 x 33 cm) dish', 'a 23 x 33 cm dish', 'a 9 x 13 in dish'],
  ['a 9 x 13 inch tin', 'a 23 x 33 cm tin', 'a 9 x 13 inch tin'],
  ['a 4 quart (4 liter) pot', 'a 4 liter pot', 'a 4 quart pot'],
  ['a 2-quart (2 liter) dish', 'a 2 liter dish', 'a 2-quart dish'],
  ['100 g (7 1/2 tbsp) oil', '100 g oil', '7 1/2 tbsp oil'],
  ['200 g (1 cup plus 2 tbsp) sugar', '200 g sugar', '1 cup plus 2 tbsp sugar'],
  ['bake 3 in the oven', 'bake 3 in the oven', 'bake 3 in the oven'],
  ['slices of 5 mm', 'slices of 5 mm', 'slices of 1/4 inch'],
  ['a 23 cm dish', 'a 23 cm dish', 'a 9 inch dish'],
  ['until it is 165°F (74°C) inside', 'until it is 74°C inside', 'until it is 165°F inside'],
  ['Heat the oven to 220°C (425°F).', 'Heat the oven to 220°C.', 'Heat the oven to 425°F.'],
  ['Heat the oven to 400°F.', 'Heat the oven to 200°C.', 'Heat the oven to 400°F.'],
  ['Keep it below 5°C.', 'Keep it below 5°C.', 'Keep it below 41°F.'],
  [
    'Cook for 8 minutes in 2 large pans.',
    'Cook for 8 minutes in 2 large pans.',
    'Cook for 8 minutes in 2 large pans.',
  ],
])('inUnits() shows "%s" in either system, and untouched as written', (text, metric, us) => {
  expect(inUnits(text, 'metric')).toBe(metric)
  expect(inUnits(text, 'us')).toBe(us)
  expect(inUnits(text, 'as-written')).toBe(text)
})

test('inUnits() changes nothing that is in the system already', () => {
  for (const [text, system] of [
    ['250 g carrots, 74°C', 'metric'],
    ['9 oz carrots, 165°F, 1 cup', 'us'],
  ] as const)
    expect(inUnits(text, system)).toBe(text)
})
