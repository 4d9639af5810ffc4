import { expect, test } from 'vitest'
import type { CheckedRecipe } from '../recipe/index.ts'
import { suggest } from './index.ts'
import { formOf } from './same-form.ts'

function recipesOf(ingredients: readonly string[], today = '2026-08-15', seed = 1): readonly CheckedRecipe[] {
  const found = suggest({ ingredients }, { seed, today })
  if (!found.ok) throw new Error(found.failure.message)
  return found.recipes
}
const titles = (recipes: readonly CheckedRecipe[]) => recipes.map(({ title }) => title).join(', ')
const form = (kind: string) => formOf({ kind } as Parameters<typeof formOf>[0])
const gramsIn = ({ lines }: CheckedRecipe, food: string) =>
  lines.reduce((sum, line) => (line.food === food ? sum + (line.grams ?? 0) : sum), 0)

test.each([
  ['a crate of apples', 'apple', '2026-10-15'],
  ['a bucket of green beans', 'green bean', '2026-07-15'],
  ['a sack of potatoes', 'potato', '2026-09-15'],
  ['a glut of zucchini', 'zucchini', '2026-08-15'],
  ['2 bushels of tomatoes', 'tomato', '2026-08-15'],
])('%s is no single piece: the three take more than a kilo of it', (text, food, today) => {
  const used = recipesOf([text], today).reduce((sum, recipe) => sum + gramsIn(recipe, food), 0)
  expect(used).toBeGreaterThan(1000)
})

test.each([
  [['4 kg tomatoes'], 'tomato', /passata|sauce|ketchup/i],
  [['3 kg carrots'], 'carrot', /giardiniera|for the freezer|pickle/i],
  [['2 kg green beans'], 'green bean', /for the freezer|pickle|dilly|giardiniera/i],
  [['a crate of apples'], 'apple', /sauce|butter|chutney/i],
  [['2 kg onions'], 'onion', /caramelized|jam|pickled/i],
  [['1 kg chillies', 'garlic'], 'red chili pepper', /hot sauce|sweet chili/i],
  [['500 g basil'], 'fresh basil', /pesto|for the freezer/i],
  [['2 kg spinach'], 'spinach', /for the freezer/i],
  [['1.5 kg grapes'], 'grape', /jam/i],
])(
  'Of %j one dish at least is for jar or freezer, and none takes a spoonful of it',
  (basket, food, putBy) => {
    for (const seed of [1, 2, 3]) {
      const recipes = recipesOf(basket, '2026-09-15', seed)
      expect(titles(recipes)).toMatch(putBy)
      const least = food === 'red chili pepper' || food === 'fresh basil' ? 10 : food === 'grape' ? 100 : 150
      for (const recipe of recipes) expect(gramsIn(recipe, food), recipe.title).toBeGreaterThanOrEqual(least)
    }
  },
)

test.each([
  [['2 kg plums']],
  [['tofu', 'broccoli']],
  [['blueberries', 'peaches']],
  [['1 kg cherries', 'apples']],
])('%j are not two crumbles, two curries or two stir-fries', (basket) => {
  for (const seed of [1, 2, 3]) {
    const kinds = recipesOf(basket, '2026-08-15', seed).map(({ kind = '' }) => form(kind))
    expect(new Set(kinds).size, kinds.join(', ')).toBe(kinds.length)
  }
})

test('A cobbler is a crumble, a dal is a curry and fried noodles are a stir-fry', () => {
  expect(form('cobbler')).toBe(form('crumble'))
  expect(form('dal')).toBe(form('chickpea curry'))
  expect(form('fried noodles')).toBe(form('stir fry'))
  expect(form('shaved-vegetables')).not.toBe(form('omelette'))
})

test.each([
  [['leftover chili', 'tortillas', 'cheddar'], 'Chili and Cheese Quesadillas'],
  [['leftover salmon', 'new potatoes', 'dill'], 'Salmon and Potato Salad with Dill'],
  [['half a jar of pesto', 'chicken breasts'], 'Baked Pesto Chicken'],
  [['chicken breast', 'spinach', 'cream cheese'], 'Chicken Stuffed with Spinach and Cream Cheese'],
  [['kale', 'sausage', 'potatoes'], 'Sausage Soup with Kale and Potatoes'],
  [['cauliflower', 'chickpeas'], 'Roasted Cauliflower and Chickpeas with Tahini'],
  [['pumpkin', 'lentils'], 'Pumpkin and Lentil Soup'],
  [['parsnips', 'apples'], 'Parsnip and Apple Soup'],
  [['canned tuna', 'canned corn', 'rice'], 'Tuna and Rice Salad'],
])('Of %j a cook makes %s', (basket, title) => {
  expect(titles(recipesOf(basket, '2026-10-15'))).toContain(title)
})

test('Who has roots and potatoes is not sent out for beef or for cooked salmon', () => {
  const bought = recipesOf(['celeriac', 'potatoes'], '2026-11-15').flatMap(({ lines }) => lines)
  expect(bought.map(({ food }) => food).join()).not.toMatch(/beef|salmon|chicken (?:thigh|breast)/)
})

test.each([[['sour milk', 'cucumber', 'dill']], [['soured milk']], [['sour milk', 'eggs', 'flour']]])(
  'Of %j milk that has turned goes only into what bakes through, with a word of warning',
  (basket) => {
    const withMilk = recipesOf(basket, '2026-06-15').filter(({ lines }) =>
      lines.some(({ food }) => food === 'buttermilk'),
    )
    expect(
      withMilk.every(({ steps }) => steps.some(({ text }) => /bake|griddle|skillet|°F/i.test(text))),
    ).toBe(true)
    expect(withMilk.every(({ notes }) => notes?.tip.includes('just sour'))).toBe(true)
  },
)

test('Cucumbers are not chilled with milk that has turned', () => {
  expect(titles(recipesOf(['buttermilk', 'cucumber', 'dill'], '2026-06-15'))).toContain(
    'Cucumber and Dill Soup',
  )
  expect(titles(recipesOf(['sour milk', 'cucumber', 'dill'], '2026-06-15'))).not.toContain(
    'Cucumber and Dill Soup',
  )
})

test.each([['sour milk', 'buttermilk'] as const, ['dandelion', 'dandelion greens'] as const])(
  '%s is %s',
  (text, food) => {
    expect(recipesOf([text], '2026-04-15').flatMap(({ lines }) => lines.map((line) => line.food))).toContain(
      food,
    )
  },
)

test.each([
  {
    ingredients: ['chicken breast', 'couscous', 'mango', 'arugula', 'celery root', 'dried rosemary'],
    seed: 675203,
  },
  {
    ingredients: ['pear', 'butternut squash', 'spaghetti squash', 'pork tenderloin', 'cabbage'],
    seed: 743090,
  },
])(
  'Of $ingredients no vegetable is bought by the last dish while one lies unused',
  ({ ingredients, seed }) => {
    const recipes = recipesOf(ingredients, '2026-11-15', seed)
    const used = new Set(recipes.flatMap(({ lines }) => lines.map(({ food }) => food)))
    const left = ingredients.filter(
      (food) => /arugula|celery root|squash|cabbage/.test(food) && !used.has(food),
    )
    const last = recipes
      .at(-1)
      ?.lines.filter(({ availability, food }) => availability === 'need' && food === 'carrot')
    expect(left.length === 0 || last?.length === 0, `${titles(recipes)}; ${left.join()}`).toBe(true)
  },
)
