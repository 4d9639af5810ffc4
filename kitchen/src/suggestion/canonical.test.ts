import { expect, test } from 'vitest'
import type { CheckedRecipe } from '../recipe/index.ts'
import { bears } from '../repertoire/titles.ts'
import { suggest } from './index.ts'

const today = '2026-07-15'

function recipesOf(
  ingredients: readonly string[],
  seed = 1,
  avoid: readonly string[] = [],
  lately?: readonly string[],
): readonly CheckedRecipe[] {
  const taste = lately && { liked: [], disliked: [], lately }
  const found = suggest({ ingredients }, { seed, today, avoid, ...(taste && { taste }) })
  if (!found.ok) throw new Error(found.failure.message)
  return found.recipes
}

const titles = (recipes: readonly CheckedRecipe[]) => recipes.map(({ title }) => title)

/** Two of what most published recipes with the food are, by the tables of counts. */
test.each([
  [['sugar'], ['cheesecake', 'brownie', 'ice cream', 'chocolate chip cookie', 'muffin']],
  [['rhubarb'], ['rhubarb crisp', 'rhubarb pie', 'strawberry rhubarb pie', 'rhubarb cake', 'crisp']],
  [['banana'], ['smoothie', 'banana bread', 'banana smoothie', 'banana cake', 'muffin']],
  [['ground beef 80/20'], ['meatloaf', 'chili', 'sloppy joe', 'lasagna', 'meat loaf']],
])('Of %j two of three recipes are among the five that people make most of it', (ingredients, dishes) => {
  for (const seed of [1, 2, 3]) {
    const offered = titles(recipesOf(ingredients, seed))
    const common = offered.filter((title) => dishes.some((dish) => bears(title, dish)))
    expect(common.length, offered.join(', ')).toBeGreaterThanOrEqual(2)
  }
})

test('Lemons, eggs, butter and sugar are something sweet with lemon', () => {
  for (const seed of [1, 2, 3]) {
    const offered = titles(recipesOf(['lemons', 'eggs', 'butter', 'sugar'], seed)).join(', ')
    expect(offered).toMatch(/Lemon (Bars|Curd|Meringue|Cake|Pie)/)
  }
})

test('Paneer and spinach are palak paneer, eggs and feta and spinach come together', () => {
  expect(titles(recipesOf(['paneer', 'spinach']))).toContain('Palak Paneer')
  expect(titles(recipesOf(['rhubarb', 'strawberries'])).join(' ')).toContain('Strawberry Rhubarb Pie')
})

test('Three kilos of zucchini are used by the kilo, and each recipe says how much it takes', () => {
  const recipes = recipesOf(['3 kg zucchini'])
  const grams = recipes.map(({ lines }) =>
    lines.reduce((sum, line) => (line.food === 'zucchini' ? sum + (line.grams ?? 0) : sum), 0),
  )
  // Two loaves fill an oven: what is baked takes less than what is cooked in a pot.
  for (const each of grams) expect(each).toBeGreaterThanOrEqual(600)
  expect(grams.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2000)
  for (const { uses, title } of recipes) expect(uses?.[0], title).toMatch(/^Uses .*3 kg zucchini/)
})

test('Oil alone is cooked with; salt and water are no meal', () => {
  expect(recipesOf(['olive oil'])).toHaveLength(3)
  expect(suggest({ ingredients: ['salt', 'water'] }, { seed: 1, today }).ok).toBe(false)
})

test('What had its evening lately gives way to another kind of dish', () => {
  const had: string[] = []
  const kinds: string[] = []
  for (let evening = 0; evening < 6; evening += 1) {
    const recipes = recipesOf(['zucchini', 'tomatoes', 'basil'], 40 + evening, had, kinds)
    had.push(...titles(recipes))
    kinds.push(...recipes.map(({ kind = '' }) => kind))
  }
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(14)
})

test('A set has no dish twice under two names, and no kind of dish twice', () => {
  for (const ingredients of [['cooked chicken'], ['garlic powder'], ['oats', 'bananas'], ['tomatoes']])
    for (const seed of [1, 2, 3]) {
      const kinds = recipesOf(ingredients, seed).map(({ kind }) => kind)
      expect(new Set(kinds).size, kinds.join(', ')).toBe(3)
    }
})

/** What two cooks said that they would make of a basket; they did not know the kitchen's dishes. */
test.each([
  [['mushrooms', 'cream', 'pasta'], 'Creamy Mushroom Pasta'],
  [['pumpkin', 'sage', 'butter', 'pasta'], 'Pasta with Pumpkin and Sage'],
  [['kimchi', 'rice', 'egg'], 'Kimchi Fried Rice'],
  [['red lentils', 'coconut milk'], 'Coconut Red Lentil Dal'],
  [['tuna', 'pasta', 'capers'], 'Pasta with Tuna and Capers'],
  [['salmon', 'leek', 'cream'], 'Salmon with Creamed Leeks'],
  [['cabbage', 'carrots', 'sausages'], 'Fried Cabbage with Sausage'],
  [['cauliflower', 'potatoes', 'cumin'], 'Aloo Gobi'],
  [['cucumber', 'yogurt', 'mint'], 'Cucumber Raita'],
  [['eggs'], 'Omelette'],
  [
    ['green beans', 'new potatoes', 'can of tuna', 'black olives', 'cherry tomatoes', 'eggs'],
    'Salade Niçoise',
  ],
  [['2 eggplants', 'tahini', 'chickpeas', 'parsley', 'lemon'], 'Hummus'],
  [['leftover mashed potatoes', 'leftover roast beef', 'carrots', 'peas', 'gravy'], 'Cottage Pie with Beef'],
  [['a big bag of nettles', '2 potatoes', 'spring onions'], 'Nettle Soup'],
  [['salmon fillets', 'new potatoes', 'peas', 'butter', 'chives'], 'Salmon with New Potatoes and Peas'],
  [['sugar snap peas', 'shrimp', 'jasmine rice', 'ginger'], 'Shrimp Stir-Fry'],
  [['smoked mackerel', 'cooked beetroot', 'sour cream', 'dill', 'rye bread'], 'Smoked Mackerel with Beets'],
  [['2 kg seville oranges', 'sugar'], 'Seville Orange Marmalade'],
  [['2 kg strawberries', '1 lemon', 'cream cheese'], 'Strawberry Jam'],
  [['2 kg green tomatoes', 'apples', 'raisins', 'cider vinegar', 'onions'], 'Green Tomato Chutney'],
])('Of %j a cook makes %s', (ingredients, title) => {
  expect(titles(recipesOf(ingredients))).toContain(title)
})

test.each([
  'condensed cream of mushroom soup',
  'club soda',
  'fresh coconut',
  'pesto',
  'pizza dough',
  'ghee',
  'marmalade',
])('%s alone is answered with three recipes that use it', (food) => {
  const recipes = recipesOf([food])
  expect(recipes).toHaveLength(3)
  for (const { lines, title } of recipes)
    expect(
      lines.some(({ availability }) => availability !== 'need'),
      title,
    ).toBe(true)
})

test('A diet that some of the basket breaks is kept, and says which food breaks which diet', () => {
  const found = suggest({ ingredients: ['eggs', 'milk', 'flour'], dietary: ['vegan'] }, { seed: 1, today })
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.recipes).toHaveLength(3)
  expect(found.leftOut.map(({ message }) => message)).toEqual([
    "'eggs' is not vegan.",
    "'milk' is not vegan.",
  ])
})

test('What was boiled, cooked or smoked already is used as it is, and not bought once more', () => {
  const boiled = recipesOf(['10 hard-boiled eggs', 'mayonnaise', 'mustard', 'lettuce'])
  expect(titles(boiled)).toContain('Egg Salad')
  for (const { lines, title } of boiled.filter(({ title: each }) => each.includes('Egg')))
    expect(
      lines.map(({ food }) => food),
      title,
    ).not.toContain('egg')
  const fish = recipesOf(['smoked mackerel', 'sour cream', 'dill'])
  expect(fish.flatMap(({ lines }) => lines.map(({ food }) => food))).not.toContain('smoked salmon')
})

test.each([
  [['ground turkey', 'zucchini', 'mushrooms', 'cauliflower', 'cream cheese', 'eggs'], 'ground turkey'],
  [['lamb shoulder', 'rosemary', 'garlic', 'potatoes'], 'lamb shoulder'],
  [['smoked trout', 'creme fraiche', 'horseradish', 'cucumber'], 'smoked trout'],
])('Of %j one of the three at least uses %s', (ingredients, main) => {
  for (const seed of [1, 2, 3])
    expect(recipesOf(ingredients, seed).flatMap(({ lines }) => lines.map(({ food }) => food))).toContain(main)
})

test('A lemon at home is the lemon juice of a recipe', () => {
  const [recipe] = recipesOf(['chickpeas', 'tahini', 'lemon']).filter(({ title }) => title === 'Hummus')
  expect(recipe?.lines.find(({ food }) => food === 'lemon juice')?.availability).not.toBe('need')
})
