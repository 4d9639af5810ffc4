import { expect, test } from 'vitest'
import type { RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { review } from './review.ts'

const stew: RecipeDraft = {
  title: 'Tomato Stew',
  servings: 2,
  ingredients: ['1 tbsp olive oil', '1 onion', '400 g tomatoes'],
  steps: [
    { text: 'Cook the onion in the olive oil for 5 minutes.' },
    { text: 'Add the tomatoes and simmer for 15 minutes.' },
  ],
  writtenBy: 'model',
}

type Added = {
  readonly lines?: readonly string[]
  readonly steps?: readonly string[]
  readonly title?: string
  readonly request?: Partial<RecipeRequest>
}

function reviewed({ lines = [], steps = [], title = stew.title, request = {} }: Added) {
  const draft = {
    ...stew,
    title,
    ingredients: [...stew.ingredients, ...lines],
    steps: [...stew.steps, ...steps.map((text) => ({ text }))],
  }
  const result = review(draft, { ingredients: ['tomatoes'], ...request })
  const codes = result.findings.map(({ code }) => code)
  return result.verdict === 'refused'
    ? { verdict: result.verdict, codes, title: '', said: '', lines: [] as readonly string[] }
    : {
        verdict: result.verdict,
        codes,
        title: result.recipe.title,
        said: result.recipe.instructions,
        lines: result.recipe.ingredients,
      }
}

test.each([
  ['an unused line', { lines: ['a sprig of parsley, to garnish'] }],
  ['rice to serve with', { steps: ['Serve with rice.'] }],
  ['a phrase that only sounds like food', { steps: ['Fish out the onion and cover with a tea towel.'] }],
  ['an ice bath', { steps: ['Prepare an ice bath.'] }],
  ['cooking spray', { steps: ['Grease a dish with cooking spray.'] }],
  ['a title with a food that is not there', { title: 'Tomato Stew with Mussels' }],
])('review() never refuses for %s', (_what, added) => {
  expect(reviewed(added).verdict).not.toBe('refused')
})

test('what is served beside joins the list, and tells so', () => {
  const { lines, codes } = reviewed({ steps: ['Serve with rice.'] })
  expect(lines).toContain('Rice, to serve')
  expect(codes).toContain('food-added')
})

test('a sentence that only brings in an allergen from nowhere falls', () => {
  const { said, codes } = reviewed({ steps: ['Finish with the feta.', 'Serve hot.'] })
  expect(said).not.toMatch(/feta/)
  expect(codes).toContain('unlisted-food-left-out')
})

test('a line that no step means stays and is told', () => {
  expect(reviewed({ lines: ['300 g pumpkin'] }).codes).toContain('unused-ingredient')
  const { lines, codes } = reviewed({ lines: ['50 g walnuts'] })
  expect(lines).toContain('50 g walnuts')
  expect(codes).toContain('unused-ingredient')
})

test('a low inside temperature gives way to the safe one, and the two never stand together', () => {
  const { said } = reviewed({ lines: ['2 pork chops'], steps: ['Fry the pork chops until 52°C inside.'] })
  expect(said).toContain('145°F (63°C)')
  expect(said).not.toContain('52')
})

test.each(['a hint of rose in the middle', 'the centre still glowing', 'the juices faintly coloured'])(
  'what nobody knows to mean done is not safe for chicken: until %s',
  (sign) => {
    const { verdict, said } = reviewed({
      lines: ['300 g chicken breast'],
      steps: [`Fry the chicken breast so that ${sign}.`],
    })
    expect(verdict === 'refused' || !said.includes(sign)).toBe(true)
  },
)

test('a long simmer needs no figure: nothing is added to a braise', () => {
  const { codes } = reviewed({
    lines: ['500 g lamb shoulder'],
    steps: ['Add the lamb shoulder and simmer for 90 minutes, until fork tender.'],
  })
  expect(codes).not.toContain('temperature-added')
})

test('raw fish stays refused, by whatever acid it is cooked', () => {
  expect(
    reviewed({
      lines: ['300 g sea bass', '3 limes'],
      steps: ['Let the lime juice cook the sea bass for an hour.'],
    }).verdict,
  ).toBe('refused')
})

test.each([
  [
    'thawed warm',
    '1 frozen chicken',
    'Leave the frozen chicken on the draining board overnight, then roast until 165°F inside.',
    'draining board',
  ],
  [
    'left out',
    '300 g shrimp',
    'Cook the shrimp until opaque, then leave on the worktop for five hours.',
    'worktop',
  ],
  ['washed', '4 chicken thighs', 'Rinse the chicken thighs, then fry until 165°F inside.', 'Rinse'],
  [
    'marinade',
    '4 chicken thighs',
    'Marinate the chicken thighs, grill until 165°F inside and serve with the leftover marinade.',
    'leftover marinade',
  ],
  ['shells', '1 kg clams', 'Steam the clams until they open; pry open the closed ones.', 'pry'],
])('unsafe handling gives way: %s', (_what, line, step, words) => {
  const { verdict, said } = reviewed({ lines: [line], steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  [
    'garlic kept in oil',
    ['8 cloves garlic', '1 cup olive oil'],
    'Cover the garlic with the olive oil and keep in the larder for a month.',
  ],
  ['jars on a shelf', ['1 kg carrots'], 'Seal the carrots in jars and store in the cellar for months.'],
  ['green potatoes', ['4 potatoes, gone green'], 'Boil the potatoes for 20 minutes.'],
  ['foraged mushrooms', ['a handful of foraged mushrooms'], 'Fry the mushrooms for 5 minutes.'],
  ['a poison', ['1 tbsp antifreeze'], 'Stir in the antifreeze.'],
  ['honey for an infant', ['1 tbsp honey'], 'Stir in the honey and feed it to your baby.'],
])('review() refuses %s', (_what, lines, step) => {
  expect(reviewed({ lines, steps: [step] }).verdict).toBe('refused')
})

test.each([
  'It cures diabetes.',
  'Your coeliac friends can tuck in.',
  'Call 1-800-555-0199.',
  'Only 120 calories a bowl.',
  'More on tomato.com.',
  'Only $3.99 this week.',
])('a sentence that is no instruction, cue or serving remark falls: %s', (sentence) => {
  expect(reviewed({ steps: [`Serve hot. ${sentence}`] }).said).not.toContain(sentence)
})

test('nobody at the table gets an allergen, a broken diet, a dislike or a food that is not known', () => {
  const person = { name: 'Tom', allergens: [], diets: [], dislikes: [] }
  const at = (change: Partial<typeof person> | object, lines: readonly string[], step: string) =>
    reviewed({ lines, steps: [step], request: { household: { people: [{ ...person, ...change }] } } })
  expect(at({ allergens: ['milk'] }, ['50 g feta'], 'Crumble over the feta.').codes).toContain(
    'allergen-of-household',
  )
  expect(at({ allergens: ['sesame'] }, ['1 lb Lao Gan Ma'], 'Stir in the Lao Gan Ma.').codes).toContain(
    'unknown-food-for-household',
  )
  expect(at({ diets: ['vegan'] }, ['50 g feta'], 'Crumble over the feta.').verdict).toBe('refused')
  expect(at({ dislikes: ['mushrooms'] }, ['200 g mushrooms'], 'Stir in the mushrooms.').codes).toContain(
    'disliked-food',
  )
  expect(at({ allergens: ['milk'] }, ['1 carrot'], 'Stir in the carrot.').verdict).not.toBe('refused')
})

test.each([
  [
    'leaves of another vegetable beside a potato',
    ['1 leek', '300 g potatoes'],
    'Add the leek leaves, potatoes and simmer for 20 minutes.',
  ],
  ['holes that are poked', ['1 whole duck'], 'Poke small holes in the skin and roast the duck for 2 hours.'],
  [
    'two remarks of prices',
    ['1 cup brown lentils (dry) ($0.67)'],
    'Add the lentils and simmer for 20 minutes.',
  ],
  [
    'a likeness to glue',
    ['100 g powdered sugar'],
    'Stir the powdered sugar to the consistency of white glue.',
  ],
  [
    'a vinegar that boils down',
    ['600 ml balsamic vinegar'],
    'Boil the balsamic vinegar for 20 minutes, until reduced by 80%.',
  ],
])('review() never refuses for %s', (_what, lines, step) => {
  expect(reviewed({ lines, steps: [step] }).verdict).not.toBe('refused')
})

test.each([
  ['an egg stirred into boiling soup', '1 egg', 'Bring to a boil. Add the egg and serve.', '160°F (71°C)'],
  [
    'an egg that a step calls poached',
    '2 eggs',
    'Put it on a plate and top with the poached eggs.',
    '160°F (71°C)',
  ],
  ['bacon of a sandwich', '4 slices of bacon', 'Put it on bread and top with the bacon.', 'until crisp'],
  [
    'shrimp added to a simmer',
    '300 g shrimp',
    'Simmer for 5 minutes and add the shrimp.',
    'pearly and opaque',
  ],
])('what is heated, but without an end, is told when it is done: %s', (_what, line, step, words) => {
  expect(reviewed({ lines: [line], steps: [step] }).said).toContain(words)
})

test.each([
  [
    'added when the pot is off the heat',
    ['300 g shrimp'],
    'Simmer for 5 minutes, remove from the heat and add the shrimp.',
  ],
  [
    'in a salad',
    ['300 g salmon fillet'],
    'Boil the onion for 5 minutes, drain and chill. Add the salmon fillet.',
  ],
])('a raw animal food that no heat reaches is refused: %s', (_what, lines, step) => {
  expect(reviewed({ lines, steps: [step] }).codes).toContain('raw-animal-food')
})

test('meat that is half cooked goes on until it is done; what is kept half cooked is refused', () => {
  const { said, codes } = reviewed({
    lines: ['500 g ground beef'],
    steps: ['Cook until the ground beef is half-way cooked, about 15 minutes.'],
  })
  expect(codes).toContain('part-cooked-meat')
  expect(said).toContain('160°F (71°C)')
  expect(said).not.toContain('half-way')
  const kept = { lines: ['500 g ground beef'], steps: ['Half cook the ground beef and finish it tomorrow.'] }
  expect(reviewed(kept).verdict).toBe('refused')
})

test.each([
  [
    'vegetables in oil, kept',
    ['300 g mushrooms', '300 ml sunflower oil'],
    'Pack the mushrooms into a jar, submerge under the oil and put by until Christmas.',
  ],
  [
    'rice in the pot until tomorrow',
    ['300 g rice'],
    'Boil the rice and let it sit in the pot with the lid on till the next day.',
  ],
  [
    'jars boiled and put in the cellar',
    ['1 kg green beans'],
    'Pack the beans in jars. Lower into a pan of boiling water for 30 minutes, then line them up in the cellar.',
  ],
  [
    'jars turned upside down',
    ['1 kg pumpkin'],
    'Fill hot jars with the pumpkin, turn them upside down and put away for the winter.',
  ],
  [
    'kernels of listed stone fruit',
    ['500 g cherries'],
    'Add the cherries. Crack the stones and stir in a handful of the ground kernels.',
  ],
  [
    'rhubarb with its leaves',
    ['500 g rhubarb with its leaves'],
    'Shred the rhubarb and simmer for 10 minutes.',
  ],
  [
    'a dip of cake mix',
    ['1 box yellow cake mix', '250 g cream cheese'],
    'Chill. Beat the cream cheese with the cake mix.',
  ],
  ['whole grapes for a toddler', ['1 cup grapes'], 'Put the grapes on a plate for your toddler.'],
  ['spirits for children', ['200 ml vodka'], 'Stir in the vodka off the heat and hand round to the kids.'],
  ['sprouts in pregnancy', ['1 cup alfalfa sprouts'], 'Pile on the alfalfa sprouts, good for moms to be.'],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewed({ lines, steps: [step] }).verdict).toBe('refused')
})

test.each([
  [
    'a wait that only the day tells',
    ['300 g shrimp'],
    ['Cook the shrimp until opaque.', 'Set them out at noon for a 6 o’clock party.'],
    'noon',
  ],
  [
    'a pot that cools until morning',
    ['1 kg ground beef'],
    [
      'Cook the ground beef for 30 minutes.',
      'Let the pot cool on the stove until morning, then put it in the fridge.',
    ],
    'until morning',
  ],
  [
    'frozen meat out for the day',
    ['500 g frozen chicken breast'],
    ['Take the chicken out before work and leave it till you are home.', 'Fry to 165°F.'],
    'before work',
  ],
  [
    'a used bath as the dip',
    ['600 g chicken breast', '1 cup yogurt'],
    [
      'Marinate the chicken breast in the yogurt.',
      'Grill to 165°F.',
      'Pass round what is left of the bath as the dip.',
    ],
    'left of the bath',
  ],
  [
    'the platter of the raw',
    ['8 chicken drumsticks'],
    ['Lay the raw drumsticks on the platter.', 'Grill to 165°F.', 'Slide them back onto their platter.'],
    'their platter',
  ],
  [
    'a name and a boast',
    ['1 lemon'],
    ['Squeeze over the lemon.', 'They served exactly these at Chez Panisse.'],
    'Panisse',
  ],
])('review() mends, by rule and not by a phrase: %s', (_what, lines, steps, words) => {
  const { verdict, said } = reviewed({ lines, steps })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test('a title keeps no claim, no person and no time that the recipe does not hold', () => {
  const tahini = { lines: ['2 tbsp tahini'], steps: ['Stir in the tahini.'] }
  expect(reviewed({ title: 'Sesame-Free Tomato Stew', ...tahini }).title).toBe('Tomato Stew')
  expect(reviewed({ title: 'Tomato Stew for a Nut-Allergic Guest' }).title).toBe('Tomato Stew')
  expect(reviewed({ title: '5-Minute Tomato Stew' }).title).toBe('Tomato Stew')
})

test('what the dish is called by stays in the list, though a step calls it otherwise', () => {
  const { lines } = reviewed({
    title: 'Banana Tomato Stew',
    lines: ['3 ripe bananas, mashed'],
    steps: ['Stir in the mash.'],
  })
  expect(lines).toContain('3 ripe bananas, mashed')
})

test("a stranger's word on leftovers gives way to the agencies' days", () => {
  const draft = { ...stew, leftovers: 'Keeps 9 days in the fridge.' }
  const result = review(draft, { ingredients: ['tomatoes'] })
  expect(result.verdict === 'refused' ? '' : result.recipe.leftovers).toBe('Keeps 3 to 4 days in the fridge.')
})

test.each([
  ['an age', ['Let your two-year-old help herself.']],
  ['chicken that goes back in', ['Nestle the onion back in.']],
])('no time and no food is read where there is none: %s', (_what, steps) => {
  const { codes, lines } = reviewed({ steps })
  expect(codes).not.toContain('food-added')
  expect(lines).toHaveLength(3)
})

test.each([
  [
    'no verb that anybody knows',
    ['400 g cooked chicken'],
    'No ice pack needed even for a day on the beach.',
    'day on the beach',
  ],
  [
    'weekday to weekday',
    ['4 eggs', '250 ml cream'],
    'It lives under a dome from Monday to Thursday.',
    'Monday',
  ],
])('a long time that nothing proves safe gives way: %s', (_what, lines, step, words) => {
  const { verdict, said } = reviewed({ lines, steps: [step] })
  expect(verdict === 'refused' || !said.includes(words)).toBe(true)
})

test.each([
  ['when something is done', 'After 3 hours, turn the shrimp.'],
  ['heat that goes on', 'Simmer for 3 hours with the shrimp, until opaque.'],
  ['the fridge', 'Chill the shrimp overnight in the fridge.'],
])('a long time that is proved safe stays to the letter: %s', (_what, step) => {
  const steps = ['Cook the shrimp until opaque.', step]
  expect(reviewed({ lines: ['300 g shrimp'], steps }).said).toContain(step)
})

test.each([
  'Wash everything that the raw chicken touched.',
  'Wash everything the chicken thighs have touched.',
  'Clean and wash anything the raw chicken was in contact with or touched.',
  'Wash whatever the raw chicken thighs touched.',
])('what raw meat touched may be washed: %s', (sentence) => {
  const { said } = reviewed({
    lines: ['4 chicken thighs'],
    steps: ['Fry the chicken thighs until they read 165°F (74°C).', sentence],
  })
  expect(said).toContain(sentence)
})

test.each([
  'Wash everything, the chicken thighs too, under the tap.',
  'Wash the chicken thighs and all that you touched.',
])('meat that is washed with other things is still not to be washed: %s', (sentence) => {
  const { said } = reviewed({
    lines: ['4 chicken thighs'],
    steps: [sentence, 'Fry the chicken thighs until they read 165°F (74°C).'],
  })
  expect(said).not.toContain(sentence)
})
