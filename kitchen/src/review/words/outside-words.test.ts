// What people wrote who had not seen the rules: words that must stand, each beside words of the same matter that must not.
import { expect, test } from 'vitest'
import { review } from '../index.ts'

type Recipe = { readonly title: string; readonly lines: readonly string[]; readonly steps: readonly string[] }
const reviewed = ({ title, lines, steps }: Recipe, dietary: readonly 'vegan'[] = []) =>
  review(
    { title, servings: 4, ingredients: lines, steps: steps.map((text) => ({ text })), writtenBy: 'model' },
    { ingredients: [], dietary },
  )
const textOf = (recipe: Recipe): string => {
  const result = reviewed(recipe)
  return result.verdict === 'refused' ? 'refused' : result.recipe.steps.map(({ text }) => text).join(' ')
}

const kimchi = (sentence: string): Recipe => ({
  title: 'Napa Kimchi',
  lines: ['500 g napa cabbage', '15 g salt', '10 g gochugaru'],
  steps: ['Rub the salt into the leaves and leave for 2 hours.', sentence, 'Serve cold from the fridge.'],
})

const lines = (sentence: string) => {
  const result = reviewed(kimchi(sentence))
  return result.verdict === 'refused' ? ['refused'] : result.recipe.ingredients
}

test('the rib of a leaf brings no pork into a dish of vegetables; ribs that are added do', () => {
  const pork = /pork/i
  expect(lines('Turn until a rib bends without breaking.')).toHaveLength(3)
  expect(lines('Add a rib and roast it until 165°F inside.').join()).toMatch(pork)
})

const rice = (sentence: string): Recipe => ({
  title: 'Egg Fried Rice',
  lines: ['300 g jasmine rice', '3 eggs, beaten', '2 tbsp vegetable oil'],
  steps: [
    `The evening before, simmer the rice until tender and drain it. ${sentence}`,
    'Heat the oil, scramble the eggs until set and toss with the rice until steaming hot.',
  ],
})

test('a wait is judged whole where a semicolon parts the work from its time', () => {
  expect(
    textOf(rice('Park the pot at the back of the hob and go to bed; by lunchtime it is dry.')),
  ).not.toContain('Park the pot')
  expect(
    textOf(rice('Park the pot on the hob and go to bed; by lunchtime every grain will have dried out.')),
  ).not.toContain('Park the pot')
  expect(textOf(rice('Put the pot into the fridge and go to bed; by lunchtime it is dry.'))).toContain(
    'into the fridge',
  )
})

const relish = (vessel: string): Recipe => ({
  title: 'Shallot Relish',
  lines: ['500 g shallots', '300 ml red wine vinegar', '120 g sugar'],
  steps: [
    'Simmer the shallots in the vinegar with the sugar for 10 minutes.',
    `Scrape it into ${vessel} and let it stand in the fridge overnight.`,
  ],
})

test.each([
  ['a bare, untinned copper bowl', 'refused'],
  ['an uncoated brass pan', 'refused'],
])('metal without its lining refuses: %s', (vessel, verdict) => {
  expect(reviewed(relish(vessel)).verdict).toBe(verdict)
})

test.each(['a tinned copper bowl', 'a bowl of stainless steel'])('a lined vessel is fine: %s', (vessel) => {
  expect(reviewed(relish(vessel)).verdict).not.toBe('refused')
})

const bananas = (sentence: string): Recipe => ({
  title: 'Bananas in Rum',
  lines: ['4 bananas', '60 g butter', '100 g brown sugar', '60 ml dark rum'],
  steps: [
    'Melt the butter with the sugar and fry the bananas for 2 minutes.',
    'Take off the heat and stir in the rum.',
    sentence,
  ],
})

test('what a dish leaves out for children is not given to them', () => {
  expect(textOf(bananas('For children, leave out the rum.'))).toContain('For children')
  expect(textOf(bananas('For children, leave out the butter.'))).not.toContain('children')
})

const toddlerBowl = (line: string, sentence: string): Recipe => ({
  title: 'Fruit and Yogurt Bowl',
  lines: ['150 g plain yogurt', line],
  steps: [sentence, 'Give it to your toddler.'],
})

test.each([
  ['1 tsp smooth peanut butter', 'Stir the peanut butter into the yogurt.', false],
  ['30 g peanuts', 'Stir the peanuts into the yogurt.', true],
  ['6 blueberries', 'Squash each blueberry flat and stir into the yogurt.', false],
  ['6 blueberries', 'Scatter the blueberries over the yogurt.', true],
])('%s for a toddler: %s', (line, sentence, isRefused) => {
  expect(reviewed(toddlerBowl(line, sentence)).verdict === 'refused').toBe(isRefused)
})

const hummus = (sentence: string): Recipe => ({
  title: 'Hummus',
  lines: ['400 g canned chickpeas, drained', '150 g tahini', '60 ml lemon juice'],
  steps: ['Blend the chickpeas, tahini and lemon juice until smooth.', sentence],
})

test('which allergen a listed food is may be told, and labels may be read; who is fine with it may not be said', () => {
  expect(textOf(hummus('Allergy note: tahini is sesame.'))).toContain('tahini is sesame')
  expect(textOf(hummus('If cooking for coeliacs, check the labels of the chickpeas.'))).toContain(
    'check the labels',
  )
  expect(
    textOf(hummus('If cooking for coeliacs, check the labels; the chickpeas are fine for them.')),
  ).not.toContain('fine for them')
})

const beans = (sentence: string): Recipe => ({
  title: 'Rajma',
  lines: ['400 g canned kidney beans, drained', '200 g tomatoes', '1 onion'],
  steps: ['Simmer the beans with the tomatoes and onion for 20 minutes.', sentence],
})

test('beans that squash to cream are no cream; cream that goes in is', () => {
  expect(reviewed(beans('A bean should squash to cream.'), ['vegan']).verdict).not.toBe('refused')
  expect(reviewed(beans('Add a splash of cream.'), ['vegan']).verdict).toBe('refused')
})

const livers = (sentence: string): Recipe => ({
  title: 'Chopped Liver',
  lines: ['500 g chicken livers', '2 onions'],
  steps: [
    'Fry the onions with the livers until 74°C (165°F) inside.',
    `Chop and refrigerate within the hour. ${sentence}`,
  ],
})

test('a bare time behind the cold is its limit, where the cold keeps the dish so long', () => {
  expect(textOf(livers('Three days is its limit.'))).toContain('Three days is its limit.')
  expect(textOf(livers('Nine days is its limit.'))).not.toContain('Nine days')
})

const jerky = (sentence: string): Recipe => ({
  title: 'Beef Jerky',
  lines: ['1 kg beef eye of round', '120 ml soy sauce'],
  steps: [
    'Slice the beef and toss with the soy sauce.',
    'Bake until it reaches 71°C (160°F), then dry for 5 hours.',
    sentence,
  ],
})

test('two ways to keep what is made thaw nothing', () => {
  expect(
    textOf(jerky('Cool, blot off the fat and keep it: a week at room temperature, longer in the freezer.')),
  ).not.toContain('Thaw')
})

const thighs = (...steps: readonly string[]): Recipe => ({
  title: 'Mustard Chicken',
  lines: ['5 chicken thighs', '3 tablespoons mustard', '60 ml honey'],
  steps: [
    'Mix the mustard and honey, add the chicken and marinate in the fridge for 4 hours.',
    'Heat the oven to 400°F.',
    ...steps,
  ],
})

test('a marinade that bakes with the meat stays; one that is spooned over what is done does not', () => {
  const baked = thighs(
    'Pour the rest of the marinade over the chicken.',
    'Bake for 30 minutes until 165°F inside.',
  )
  expect(textOf(baked)).toContain('Pour the rest of the marinade over the chicken.')
  const raw = thighs(
    'Bake for 30 minutes until 165°F inside.',
    'Pour the rest of the marinade over the chicken.',
  )
  expect(textOf(raw)).not.toContain('Pour the rest of the marinade over')
})

const brisket = (sentence: string): Recipe => ({
  title: 'Brisket',
  lines: ['3 kg brisket', '2 tablespoons rub', '1 lettuce'],
  steps: ['Rub the brisket and smoke it until 203°F inside.', sentence],
})

test('no need to mop or baste is of the meat; no need to wash up is of the board', () => {
  expect(reviewed(brisket('No need to mop, baste, or spritz.')).verdict).not.toBe('refused')
  const board: Recipe = {
    title: 'Chicken Salad',
    lines: ['500 g chicken breast', '1 lettuce'],
    steps: [
      'Cut the chicken on the board and fry it until 165°F inside.',
      'No need to wash the board, chop the lettuce.',
    ],
  }
  expect(reviewed(board).verdict).toBe('refused')
})

const tart = (sentence: string): Recipe => ({
  title: 'Leek Tart',
  lines: ['320 g shortcrust pastry', '2 leeks', '3 eggs', '250 ml cream'],
  steps: [
    'Line a tin with the pastry and bake blind for 20 minutes.',
    'Beat the eggs with the cream, pour over the leeks.',
    sentence,
  ],
})

test('the filling of a tart is the egg in it', () => {
  expect(textOf(tart('Ten minutes at 160°C is ample: the filling still pours a little.'))).not.toContain(
    'still pours',
  )
  expect(textOf(tart('Bake for 35 minutes at 160°C until the filling is set.'))).toContain(
    'until the filling is set',
  )
})

test('meringue that bakes for an hour and a half needs no figure', () => {
  const { verdict, findings } = reviewed({
    title: 'Pavlova',
    lines: ['6 egg whites', '330 g caster sugar', '2 tsp cornflour'],
    steps: [
      'Whisk the egg whites, beat in the sugar and fold in the cornflour.',
      'Pile onto paper and bake at 120°C for an hour and a half.',
    ],
  })
  expect(verdict).not.toBe('refused')
  expect(findings.map(({ code }) => code)).not.toContain('temperature-added')
})

const sliders = (egg: string): Recipe => ({
  title: 'Pulled Pork Sliders',
  lines: ['1.4 kg pork shoulder', '1 cup beef stock', egg, '1 cup grape seed oil', '8 rolls'],
  steps: [
    'Place the ingredients for the slaw in a bowl and toss to combine.',
    'Add the stock to the pork, bring to the boil, cover and bake for 3 hours until it falls apart.',
    'Meanwhile, blend the egg until combined. Add the oil, drop by drop at first, then in a steady stream.',
    'Boil the braising liquid for 15 minutes and pour over the pork. Divide among the rolls.',
  ],
})

test('a mayonnaise beside a braise stays raw', () => {
  expect(reviewed(sliders('1 egg')).verdict).toBe('refused')
  expect(reviewed(sliders('1 pasteurized egg')).verdict).not.toBe('refused')
})

test.each([
  ['a warning about the cook’s own eyes', 'Don’t rub your eyes for the rest of the day.'],
  ['the age of a baby', 'This suits babies from about six months on.'],
])('no food stands in %s', (_what, sentence) => {
  const said = textOf({
    title: 'Chili Pork Mash',
    lines: ['300 g ground pork', '2 chilies', '4 potatoes'],
    steps: [
      'Chop the chilies and boil the potatoes for 20 minutes.',
      sentence,
      'Fry the pork until 160°F inside.',
    ],
  })
  expect(said).not.toContain('in the fridge')
})

const bath = (heat: string): string =>
  textOf({
    title: 'Chicken with Thyme',
    lines: ['4 chicken breasts', '1 tsp salt'],
    steps: [
      `Heat the water bath to ${heat}.`,
      'Season the chicken and seal it in bags.',
      'Submerge fully for two and a quarter hours.',
      'Fry it until 165°F inside and serve.',
    ],
  })

test('a bath that is hot cooks what is submerged in it, and one that is warm does not', () => {
  expect(bath('165°F')).toContain('Submerge fully for two and a quarter hours.')
  expect(bath('40°C')).not.toContain('Submerge fully for two and a quarter hours.')
})
