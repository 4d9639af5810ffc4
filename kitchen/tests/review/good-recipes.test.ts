import { review } from '@plotluck/kitchen'
import type { RecipeDraft, RecipeRequest } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const soup = {
  lines: ['500 g potatoes', '1 onion', '1 l vegetable broth', '1 tbsp olive oil'],
  say: [
    'Chop the onion and the potatoes and soften them in the oil for 5 minutes.',
    'Add the broth and simmer for 20 minutes until tender.',
  ],
}

test.each([
  ['heat said as high', 'Blend on high in a large jug until smooth.'],
  ['an amount for each', 'Serve two ladles per person and enjoy.'],
  ['how often it is done', 'Stir daily with a few quick strokes.'],
  ['what people do at the table', 'Everyone helps themselves from the pot.'],
  ['a caution about the pan', "Fry the croutons for 2 minutes; don't crowd the pan."],
  ['a sign to watch for', 'The soup will look a little soggy and curdled at first.'],
  ['an instruction with comfort behind it', 'Top with the potatoes (if it seems piled high, do not worry).'],
])('cooking words stay as they are: %s', (_what, sentence) => {
  const { said } = reviewed({ ...soup, say: [...soup.say, sentence] })
  expect(said).toContain(sentence)
})

const chicken = ['600 g chicken breasts', '2 tbsp soy sauce', '20 g dried mushrooms', '300 ml chicken broth']

test('what mushrooms soaked in before any meat came out is no marinade', () => {
  const { said, codes } = reviewed({
    lines: chicken,
    say: [
      'Soak the mushrooms in the hot broth for 20 minutes. Drain them, reserving the soaking liquid.',
      'Season the chicken with the soy sauce and fry for 12 minutes until it reaches 165°F (74°C) inside.',
      'Pour in the soaking liquid and serve.',
    ],
  })
  expect(codes).not.toContain('reused-marinade')
  expect(said).toContain('Pour in the soaking liquid')
})

const marinated = (first: string) => [
  first,
  'Keep in the fridge for 2 hours.',
  'Grill the chicken for 14 minutes, to 165°F (74°C) inside, and spoon over the remaining marinade.',
]

test('the half of a marinade that never touched raw meat may dress the dish', () => {
  const half = marinated('Pour half the marinade of soy sauce over the chicken.')
  const all = marinated('Pour the marinade of soy sauce over the chicken.')
  expect(reviewed({ lines: chicken, say: half }).codes).not.toContain('reused-marinade')
  expect(reviewed({ lines: chicken, say: all }).codes).toContain('reused-marinade')
})

test('the figure joins the sign of doneness that the writer gives', () => {
  const { said } = reviewed({
    lines: chicken,
    say: [
      'Soak the mushrooms in the broth and simmer them for 5 minutes with the soy sauce.',
      'Fry the chicken over medium heat for 6 minutes a side until cooked through.',
    ],
  })
  expect(said).toContain('until cooked through, 165°F (74°C) in the thickest part.')
})

test('almost cooked through is no sign of doneness', () => {
  const { said } = reviewed({
    lines: chicken,
    say: [
      'Soak the mushrooms in the broth with the soy sauce.',
      'Fry the chicken for 6 minutes until almost cooked through. Add the mushrooms and simmer for 5 minutes.',
    ],
  })
  expect(said).not.toContain('almost cooked through, 165')
  expect(said).toContain('165°F (74°C)')
})

test('a pancake whose two sides are done needs no thermometer, and an egg fried beside toast does', () => {
  const pancakes = reviewed({
    lines: ['200 g flour', '2 eggs', '300 ml milk', '1 tbsp butter'],
    say: [
      'Whisk the flour, eggs and milk to a batter.',
      'Melt the butter, pour in a ladle of batter, cook for 2 minutes, flip and cook 1 minute more.',
    ],
  })
  expect(pancakes.codes).not.toContain('temperature-added')
})

const verdictOf = (draft: Partial<RecipeDraft>, request: Partial<RecipeRequest>) =>
  review(
    {
      title: 'Supper',
      servings: 2,
      writtenBy: 'model',
      ingredients: [],
      steps: [],
      ...draft,
    },
    { ingredients: [], ...request },
  )

const pudding = (wait: string) =>
  verdictOf(
    {
      ingredients: ['60 g chia seeds', '350 ml oat milk'],
      steps: ['Whisk the chia seeds and the oat milk.', wait].map((text) => ({ text })),
    },
    { maxTime: 15 },
  )

test('a night in the fridge is no supper in a quarter of an hour, as forty minutes at the stove are none', () => {
  expect(pudding('Cover and leave in the fridge overnight.').verdict).toBe('refused')
  expect(pudding('Simmer for 40 minutes.').verdict).toBe('refused')
})

test('guesses alone do not bring a recipe over the time asked for', () => {
  const result = verdictOf(
    {
      prep_time: 25,
      ingredients: [
        '300 g bag shredded cabbage',
        '1 lime',
        '1 tbsp honey',
        '1 tbsp olive oil',
        '8 corn tortillas',
        '1 can black beans',
        '1 avocado',
        '1 tsp cumin',
      ],
      steps: [
        'Toss the cabbage with the lime, honey and half the oil.',
        'Warm the beans with the cumin in the rest of the oil for 8 minutes.',
        'Warm the tortillas and fill them with beans, cabbage and avocado.',
      ].map((text) => ({ text })),
    },
    { maxTime: 25 },
  )
  expect(result.verdict).not.toBe('refused')
})

test.each([
  ["Ray Peat's Carrot Salad", ['3 carrots', '1 tbsp olive oil'], 'Grate the carrots and dress with the oil.'],
  ['Sourdough Starter', ['100 g flour', '100 ml water'], 'Stir the flour into the water and feed it daily.'],
  [
    'Harissa Hot Sauce',
    ['10 dried chiles', '2 cloves garlic', '1 lemon'],
    'Blend the chiles, the garlic and the juice of the lemon.',
  ],
])('a title that names a person or what comes out stays: %s', (title, lines, step) => {
  expect(reviewed({ title, lines, say: [step] }).title).toBe(title)
})

test.each([
  ['parsley, for garnish', 'Simmer the potatoes for 20 minutes and mash them.'],
  ['1/2 tsp salt', 'Simmer the potatoes for 20 minutes, mash and season.'],
])(
  'a line that says itself when it is used, or salt where the cook seasons, is not told: %s',
  (line, step) => {
    expect(reviewed({ lines: ['1 kg potatoes', line], say: [step] }).codes).not.toContain('unused-ingredient')
  },
)

test('a dish that is only served beside brings none of its foods into the list', () => {
  const { lines } = reviewed({ ...soup, say: [...soup.say, 'Lovely with lentil patties.'] })
  expect(lines).toHaveLength(soup.lines.length)
})

test('drying in a warm oven is the work itself, and nothing left standing', () => {
  const { said } = reviewed({
    title: 'Beef Jerky',
    lines: ['1 kg lean beef, in thin strips', '100 ml soy sauce'],
    say: [
      'Stir the beef with the soy sauce and leave in the fridge overnight.',
      'Heat the oven to 275°F and bake the strips for 10 minutes, to 160°F inside.',
      'Drop the oven to its lowest setting, no less than 140°F, and dry for 4 hours until the strips crack.',
    ],
  })
  expect(said).toContain('dry for 4 hours until the strips crack')
})

test('a warning that a part of a plant makes ill stays', () => {
  const { said } = reviewed({
    title: 'Elderberry Syrup',
    lines: ['500 g elderberries', '300 g sugar'],
    say: [
      'Strip every bit of stem from the elderberries; the stems and raw berries can make you ill.',
      'Simmer the berries and the sugar for 30 minutes.',
    ],
  })
  expect(said).toContain('the stems and raw berries can make you ill')
})

test.each([
  ['a tool for hot oil', 'When the oil is hot, but not smoking, add the chicken skin side down.'],
  [
    'a span of time',
    'After the chicken has cooked 1 1/2 - 2 hours, remove the foil and spoon the sauce over.',
  ],
])('a sentence of work beside raw meat stays whole: %s', (_what, sentence) => {
  const { said } = reviewed({
    lines: ['1 kg chicken thighs', '2 tbsp olive oil', '200 ml tomato sauce'],
    say: [sentence, 'Roast the chicken with the sauce for 50 minutes, to 165°F (74°C) inside.'],
  })
  expect(said).toContain(sentence)
})

test('what a frosting is like says nothing of the eggs in the cake', () => {
  const { said } = reviewed({
    title: 'Cupcakes',
    lines: ['200 g flour', '2 eggs', '200 g sugar', '200 g butter', '100 g powdered sugar'],
    say: [
      'Beat the flour, eggs, sugar and half the butter and bake at 350°F for 20 minutes until set.',
      'Beat the rest of the butter with the powdered sugar. It should be smooth and have a medium consistency.',
    ],
  })
  expect(said).toContain('have a medium consistency')
})

const turnedOver = (sentence: string) =>
  reviewed({
    lines: ['1 kg chicken thighs', '400 g rice', '800 ml water'],
    say: ['Simmer the chicken with the rice and the water for 90 minutes.', sentence],
  }).verdict

test('rice that is undercooked is turned over, and says nothing of the chicken beside it', () => {
  expect(turnedOver('Turn over the rice if it is undercooked.')).not.toBe('refused')
})

test('raw meat that the list calls optional and no step names is left out of the list', () => {
  const { verdict, lines } = reviewed({
    lines: ['300 g rice', '1 can tomatoes', '200 g ground beef (optional)'],
    say: ['Simmer the rice with the tomatoes for 20 minutes.'],
  })
  expect(verdict).toBe('repaired')
  expect(lines.join()).not.toContain('beef')
})

test('a jar of rub holds more salt than its servings, and a stew does not', () => {
  const lines = ['1/2 cup kosher salt', '1/4 cup paprika', '2 tbsp brown sugar']
  const say = ['Stir the salt, paprika and sugar together.']
  expect(reviewed({ title: 'Dry Rub', lines, say }).verdict).not.toBe('refused')
  expect(reviewed({ title: 'Paprika Stew', lines, say }).codes).toContain('absurd-amount')
})

test('salt by its share of the weight is enough for sauerkraut', () => {
  const { codes } = reviewed({
    title: 'Sauerkraut',
    lines: ['1 head of cabbage', '2% sea salt by cabbage weight'],
    say: [
      'Shred the cabbage, knead it with the salt and pack it into a jar under its liquid.',
      'Ferment at room temperature for 2 weeks.',
    ],
  })
  expect(codes).not.toContain('under-salted-ferment')
})

test('a note of the page in the list goes, and the recipe stays', () => {
  const note = 'Ingredient info: Elephant garlic is sold at better shops and at garlic.com.'
  const { verdict, lines } = reviewed({ ...soup, lines: [...soup.lines, note] })
  expect(verdict).not.toBe('refused')
  expect(lines).not.toContain(note)
})

test.each([
  [
    'what is made on the way',
    'Steep the kombu in the broth and strain: this is your dashi. Keep the dashi warm.',
    'dashi',
  ],
  ['work called like a food', 'Wrap tightly and chill, then sprinkle with the onion.', 'wrap'],
  ['which meat it suits', 'Add a pinch of pepper for pork.', 'pork'],
])('a word that brings in no food adds none to the list: %s', (_what, sentence, food) => {
  const { lines } = reviewed({
    ...soup,
    lines: [...soup.lines, '1 piece kombu', '1 pinch pepper'],
    say: [...soup.say, sentence],
  })
  expect(lines.join().toLowerCase()).not.toContain(food)
})

const gooey = (minutes: number) =>
  reviewed({
    title: 'Chocolate Squares',
    lines: ['200 g chocolate', '150 g butter', '3 eggs', '200 g sugar', '80 g flour'],
    say: [
      'Melt the chocolate with the butter and stir in the sugar, eggs and flour.',
      `Bake at 350°F for ${minutes} minutes; the middle should still be gooey.`,
    ],
  }).codes

test('brownies that bake for half an hour may be gooey, and molten cakes may not', () => {
  expect(gooey(30)).not.toContain('doneness-mended')
  expect(
    gooey(9).some(
      (code) => code === 'doneness-mended' || code === 'undercooked' || code === 'temperature-added',
    ),
  ).toBe(true)
})

test('who has lettuce has what a romaine salad needs', () => {
  const result = verdictOf(
    {
      ingredients: ['1 romaine lettuce', '1 tbsp olive oil'],
      steps: [{ text: 'Toss the romaine with the oil.' }],
    },
    { ingredients: ['lettuce'] },
  )
  expect(result.verdict !== 'refused' && result.recipe.user_has).toContain('1 romaine lettuce')
})

test('meat that a dish is served on is a line to serve, cooked', () => {
  const { lines, said } = reviewed({ ...soup, say: [...soup.say, 'Serve warm on top of BBQ chicken.'] })
  expect(lines.join()).toMatch(/Cooked chicken.*to serve/)
  expect(said).toContain('Serve warm on top of BBQ chicken.')
})

test('a vegan title asks for the breadcrumbs by their label, and butter ends the promise', () => {
  const say = ['Boil the spaghetti for 10 minutes and fry the breadcrumbs in the oil.', 'Toss and serve.']
  const lines = ['400 g spaghetti', '60 g dry breadcrumbs', '2 tbsp olive oil']
  const vegan = reviewed({ title: 'Vegan Crumb Pasta', lines, say })
  expect(vegan.title).toBe('Vegan Crumb Pasta')
  expect(vegan.lines.join()).toContain('vegan dry breadcrumbs')
  expect(reviewed({ title: 'Vegan Crumb Pasta', lines: [...lines, '20 g butter'], say }).title).not.toContain(
    'Vegan',
  )
})

test('spring before what grows then is no time until which food stands', () => {
  const { said } = reviewed({ ...soup, say: [...soup.say, 'Ladle the spring onion soup into bowls.'] })
  expect(said).toContain('Ladle the spring onion soup into bowls.')
})

test.each([
  ['a tin wrapped against leaks', 'Wrap the tin in foil to prevent leaking.'],
  ['what dough feels like', 'The dough feels sticky, and that is right.'],
])('words of baking are no signs of decay: %s', (_what, sentence) => {
  const { verdict } = reviewed({
    title: 'Flatbread',
    lines: ['300 g flour', '200 ml water', '1 tbsp olive oil'],
    say: [
      'Knead the flour with the water and the oil.',
      sentence,
      'Bake at 450°F for 12 minutes until golden.',
    ],
  })
  expect(verdict).not.toBe('refused')
})

test.each([
  [
    'sauce that is kept from the raw meat',
    ['700 g flank steak', '80 ml soy sauce', '2 tbsp lime juice'],
    [
      'Whisk soy sauce and lime juice. Set aside a third in the fridge for serving; it must not touch raw meat.',
      'Marinate the steak in the rest in the fridge for 2 hours. Throw that marinade away.',
      'Grill over high heat 5 to 6 minutes a side to 145°F (63°C). Rest 5 minutes.',
    ],
  ],
  [
    'meat that is seared first and then cooked under pressure',
    ['700 g beef chuck, cubed', '1 tbsp oil', '3 carrots, sliced', '1 liter beef broth', '1 bay leaf'],
    [
      'Sear the beef in the oil for 6 minutes.',
      'Stir in everything else, keeping below the two-thirds mark of a large pot.',
      'Lock the lid, cook at high pressure for 20 minutes and let the pressure fall naturally for 15 minutes.',
      'Take out the bay leaf and serve. Cool leftovers in shallow containers.',
    ],
  ],
  [
    'brownies that are put in the oven for long enough and stay gooey',
    ['200 g dark chocolate', '250 g butter', '65 g flour', '360 g sugar', '4 eggs'],
    [
      'Heat the oven to 180°C (350°F) and line a 24 cm square tin.',
      'Melt the chocolate with the butter over simmering water and stir in sugar and flour.',
      'Whisk the eggs until they look frothy, then mix them in.',
      'Pour the mix into the tin, and place in the oven for around 25 minutes; the brownies should still be gooey in the middle.',
    ],
  ],
  [
    'the wing of the whole bird',
    ['1 turkey (7 kg), thawed', '60 g butter', '1 tbsp salt'],
    [
      'Rub the turkey with butter and salt.',
      'Roast at 325°F (165°C) for about 4 hours until the breast and the innermost part of the thigh and wing all reach 165°F (74°C).',
      'Rest for 30 minutes and carve.',
    ],
  ],
])('a good recipe is left as it was written: %s', (_what, lines, say) => {
  const { said, codes, lines: shown } = reviewed({ lines, say, servings: 6 })
  expect(said).toBe(say.join('\n'))
  expect(shown).toEqual(lines)
  expect(codes.filter((code) => code !== 'time-corrected')).toEqual([])
})
