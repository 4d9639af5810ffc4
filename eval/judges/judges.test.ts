import type { CheckedRecipe } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import type { Asked } from '../suggestion.ts'
import { judgeRecipe } from '../tally.ts'
import { coverage, isUsed, judgeVariety } from './basket.ts'
import { isMeasurable } from './figures.ts'

const asked: Asked = { request: { ingredients: ['zucchini', 'eggs'] }, seed: 1, today: '2026-07-15' }

/** A frittata nobody can find a fault with; a test plants one. */
const sound: CheckedRecipe = {
  id: 'frittata',
  title: 'Zucchini Frittata',
  difficulty: 'Easy',
  prep_time: 20,
  servings: 2,
  ingredients: ['5 eggs', '200 g zucchini', '1 tbsp olive oil', '1/2 tsp salt'],
  user_has: [],
  instructions: '',
  nutrition: { calories: 264, protein: 17, carbs: 4, fat: 20 },
  nutritionCoverage: { counted: 4, total: 4, notCounted: [] },
  lines: [
    { text: '5 eggs', food: 'egg', grams: 250, have: true, availability: 'have', optional: false },
    {
      text: '200 g zucchini',
      food: 'zucchini',
      grams: 200,
      have: true,
      availability: 'have',
      optional: false,
    },
    {
      text: '1 tbsp olive oil',
      food: 'olive oil',
      grams: 14,
      have: true,
      availability: 'have',
      optional: false,
    },
    { text: '1/2 tsp salt', food: 'salt', grams: 3, have: true, availability: 'have', optional: false },
  ],
  steps: [
    { text: 'Slice the zucchini and fry it in the olive oil for 8 minutes.', minutes: 12 },
    { text: 'Beat the eggs with the salt, pour over and cook until set, 160°F (71°C).', minutes: 8 },
  ],
  allergens: { us9: ['egg'], eu14: ['egg'], mayContain: [] },
  diets: ['vegetarian', 'gluten-free', 'dairy-free'],
  checks: [],
  cuisine: 'italian',
  picture: { dish: 'eggs', foods: ['zucchini'] },
  leftovers: null,
  writtenBy: 'kitchen',
}

const figures = (recipe: CheckedRecipe, request: Asked['request'] = asked.request) =>
  new Set(judgeRecipe(recipe, { ...asked, request }).map(({ figure }) => figure))

test('judgeRecipe() finds nothing in a sound recipe', () => {
  expect(judgeRecipe(sound, asked)).toEqual([])
})

const withLine = (line: string, inSteps = line.replace(/^[\d/]+ (?:g |tbsp )?/, '')): CheckedRecipe => ({
  ...sound,
  ingredients: [...sound.ingredients, line],
  steps: [
    ...sound.steps.slice(0, 1),
    { text: `Add the ${inSteps} and the eggs and salt until set.`, minutes: 8 },
  ],
})

test.each<[string, CheckedRecipe, string]>([
  ['parmesan in a vegetarian dish', withLine('30 g parmesan'), 'diet claimed'],
  ['fish sauce in a vegetarian dish', withLine('1 tbsp fish sauce'), 'diet claimed'],
  ['soy sauce in a gluten-free dish', withLine('1 tbsp soy sauce'), 'diet claimed'],
  ['yogurt in a dairy-free dish', withLine('100 g yogurt'), 'diet claimed'],
  ['an allergen that is not declared', withLine('30 g walnuts'), 'allergens'],
  ['tahini without sesame', withLine('1 tbsp tahini'), 'allergens'],
  ['a listed food in no step', withLine('30 g walnuts', 'zucchini'), 'listed, not in a step'],
  ['a food in a step that is not listed', withLine('1 tbsp olive oil', 'cumin'), 'in a step, not listed'],
  ['a title that promises', { ...sound, title: 'Zucchini and Feta Frittata' }, 'title promises'],
  ['0.37 cup', withLine('0.37 cup milk'), 'amounts'],
  ['183 g', withLine('183 g kale'), 'amounts'],
  ['no amount', withLine('kale'), 'amounts'],
  ['raw chicken without a temperature', withLine('300 g chicken breast'), 'safe heat'],
  ['minutes that do not sum', { ...sound, prep_time: 25 }, 'minutes'],
  [
    'a step that speaks of longer than it takes',
    { ...sound, steps: sound.steps.map((step) => ({ ...step, minutes: 7 })), prep_time: 14 },
    'minutes in words',
  ],
  ['nutrition far off', { ...sound, nutrition: { ...sound.nutrition, fat: 40 } }, 'nutrition'],
  [
    'energy against 4/4/9',
    { ...sound, nutrition: { calories: 264, protein: 17, carbs: 90, fat: 20 } },
    'energy',
  ],
  ['two spaces', { ...sound, title: 'Zucchini  Frittata' }, 'text'],
  ['a word twice', { ...sound, leftovers: 'Keep it in the the fridge.' }, 'text'],
  ['a onion', { ...sound, leftovers: 'Chop a onion.' }, 'text'],
  ['avocadoes', { ...sound, leftovers: 'With avocadoes.' }, 'text'],
  ['undefined', { ...sound, leftovers: 'Keeps undefined days.' }, 'text'],
  [
    'a step without a full stop',
    { ...sound, steps: [{ text: 'Fry the zucchini in olive oil', minutes: 20 }] },
    'text',
  ],
  [
    '°C and °F that disagree',
    { ...sound, steps: [{ text: 'Cook to 160°F (90°C).', minutes: 20 }] },
    'temperature pairs',
  ],
])('judgeRecipe() finds %s', (_, recipe, figure) => {
  expect([...figures(recipe)]).toContain(figure)
})

test.each<[string, Asked['request'], string]>([
  ['a diet asked for', { ingredients: ['zucchini'], dietary: ['vegan'] }, 'diet asked for'],
  ['the time', { ingredients: ['zucchini'], maxTime: 15 }, 'time'],
  ['the difficulty', { ingredients: ['zucchini'], difficulty: 'Advanced' }, 'difficulty'],
  ['the cuisine', { ingredients: ['zucchini'], cuisine: 'indian' }, 'cuisine'],
  ['the whole basket', { ingredients: ['kohlrabi'] }, 'uses the basket'],
  ['what is at home', { ingredients: ['zucchini'] }, 'have'],
])('judgeRecipe() finds a recipe that breaks %s', (_, request, figure) => {
  expect([...figures(sound, request)]).toContain(figure)
})

test.each([
  '1/2 onion',
  '1 1/2 cups (300 g) rice',
  '200 g (7 oz) spaghetti',
  '3 cloves garlic',
  'salt, to taste',
  '¼ tsp cumin',
  '2 to 3 tbsp water',
])('isMeasurable() takes %o', (line) => expect(isMeasurable(line)).toBe(true))

test.each([
  '0.37 cup milk',
  '183 g kale',
  '1.33 onions',
  'some kale',
  '217 ml milk',
  '7 Italian bread (about 140 g)',
  '3 tbsp almond',
])('isMeasurable() refuses %o', (line) => expect(isMeasurable(line)).toBe(false))

test.each([
  ['coconut milk', '400 g coconut milk'],
  ['butter beans', '200 g butter beans'],
  ['eggplant', '2 eggplants'],
  ['peanut butter', '2 tbsp peanut butter'],
])('judgeRecipe() does not take %s for dairy or egg', (_, line) => {
  expect([...figures(withLine(line))]).not.toContain('diet claimed')
})

test.each([
  ['ground bison', '300 g ground bison'],
  ['courgettes', '2 zucchini'],
  ['2 lb tomatoes', '400 g cherry tomatoes'],
  ['whiting (hake)', '275 g hake'],
])('isUsed() finds %o in %o', (typed, line) => {
  expect(isUsed(typed, { ...sound, lines: [], ingredients: [line] })).toBe(true)
})

test.each([
  ['ground bison', '300 g ground lamb'],
  ['peanut butter', '30 g butter'],
])('isUsed() does not find %o in %o', (typed, line) => {
  expect(isUsed(typed, { ...sound, lines: [], ingredients: [line] })).toBe(false)
})

test('coverage() counts what the three use of what they can hold, and no spices', () => {
  const basket = { ...asked, request: { ingredients: ['zucchini', 'egg', 'kale', 'cumin'] } }
  expect(coverage([sound], basket)).toEqual({ used: 2, of: 3 })
})

test('coverage() counts no flour, and nothing where a cuisine leaves foods out', () => {
  const withFlour = { ...asked, request: { ingredients: ['zucchini', 'egg', 'kale', 'rye flour'] } }
  expect(coverage([sound], withFlour)).toEqual({ used: 2, of: 3 })
  const italian = { ...asked, request: { ingredients: ['zucchini', 'kale'], cuisine: 'italian' as const } }
  expect(coverage([sound], italian)).toBeNull()
})

test('judgeVariety() finds one sentence in all three recipes', () => {
  expect(judgeVariety([sound, sound, sound]).map(({ figure }) => figure)).toEqual([
    'same step in all three',
    'same step in all three',
    'same title twice',
  ])
})
