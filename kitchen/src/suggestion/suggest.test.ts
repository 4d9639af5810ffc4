import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cuisineFilterOf } from '../cooking/index.ts'
import { allFoods, diets, findFood } from '../foods/index.ts'
import { type CheckedRecipe, cuisines, difficulties, maxTimes, type RecipeRequest } from '../recipe/index.ts'
import { review } from '../review/index.ts'
import { suggest, type Suggestion } from './index.ts'

const names = [
  'tomatoes',
  'zucchini',
  'kale',
  'potatoes',
  'onions',
  'carrots',
  '2 lb green beans',
  'ripe peaches',
  'eggs',
  'chicken breast',
  'salmon',
  'tofu',
  'chickpeas',
  'feta',
  'rice',
  'basil',
  'cilantro',
  'mushrooms',
  'eggplant',
  'broccoli',
  'bleach',
  'qzxv',
  '🍅',
]

const baskets = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 9 })
const requests: fc.Arbitrary<RecipeRequest> = fc.record(
  {
    ingredients: baskets,
    dietary: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 2 }),
    cuisine: fc.constantFrom(...cuisines),
    maxTime: fc.constantFrom(...maxTimes),
    difficulty: fc.constantFrom(...difficulties),
  },
  { requiredKeys: ['ingredients'] },
)
const seeds = fc.integer({ min: 0, max: 100_000 })
const today = '2026-07-15'

function recipesOf(suggestion: Suggestion): readonly CheckedRecipe[] {
  return suggestion.ok ? suggestion.recipes : []
}

/** Requests of all kinds, each answered once: what holds of every recipe is asked of the same ones. */
const answered = fc
  .sample(fc.tuple(requests, seeds), 150)
  .map(([request, seed]) => ({ request, seed, recipes: recipesOf(suggest(request, { seed, today })) }))

function everyRecipe(holds: (recipe: CheckedRecipe, request: RecipeRequest, which: string) => void): void {
  for (const { request, seed, recipes } of answered)
    for (const recipe of recipes)
      holds(recipe, request, `${recipe.title} of ${JSON.stringify({ ...request, seed })}`)
}

test('Most requests of any kind are answered with recipes', () => {
  expect(answered.filter(({ recipes }) => recipes.length > 0).length).toBeGreaterThan(answered.length / 2)
})

/** What a recipe has to keep: all that was asked for, or diets alone where it says that the rest gave way. */
function kept(request: RecipeRequest, { gaveWay }: CheckedRecipe): RecipeRequest {
  const { ingredients, dietary = [] } = request
  return gaveWay === undefined ? request : { ingredients, dietary }
}

test('A basket of everyday vegetables gives three recipes', () => {
  const suggestion = suggest({ ingredients: ['tomatoes', 'zucchini', 'basil'] }, { seed: 1, today })
  expect(recipesOf(suggestion)).toHaveLength(3)
})

test('Any text at all gives recipes or a reason, never an error', () => {
  const texts = fc.array(fc.oneof(fc.string({ maxLength: 50 }), fc.constantFrom(...names)), { maxLength: 20 })
  fc.assert(
    fc.property(texts, seeds, (ingredients, seed) => {
      const suggestion = suggest({ ingredients }, { seed, today })
      if (suggestion.ok) expect(suggestion.recipes).toHaveLength(3)
      else expect(suggestion.failure.message.length).toBeGreaterThan(20)
    }),
    { numRuns: 150 },
  )
})

test('Every recipe passes review again as it stands', () => {
  everyRecipe((recipe, request, which) => {
    const { title, servings, ingredients, steps, difficulty, cuisine } = recipe
    const draft = { title, servings, ingredients, steps, difficulty, cuisine, writtenBy: 'kitchen' as const }
    expect(review(draft, kept(request, recipe)).verdict, which).not.toBe('refused')
  })
})

test('Whatever is asked, with whatever seed and day, gives three recipes that review passes, or a reason', () => {
  const texts = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...allFoods().map(({ name }) => name)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 50 }) },
    { weight: 1, arbitrary: fc.constantFrom(...names, '', '200 g', 'ice', 'bleach') },
  )
  const asked: fc.Arbitrary<RecipeRequest> = fc.record(
    {
      ingredients: fc.array(texts, { maxLength: 40 }),
      dietary: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: diets.length }),
      cuisine: fc.constantFrom(...cuisines),
      maxTime: fc.constantFrom(...maxTimes),
      difficulty: fc.constantFrom(...difficulties),
    },
    { requiredKeys: ['ingredients'] },
  )
  const anySeed = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -0))
  const anyDay = fc.constantFrom(today, '2024-02-29', '2026-13-40', '', 'tomorrow')
  fc.assert(
    fc.property(asked, anySeed, anyDay, (request, seed, day) => {
      const suggestion = suggest(request, { seed, today: day })
      if (!suggestion.ok) {
        expect(suggestion.failure.message).toMatch(/\.$/)
        return
      }
      expect(suggestion.recipes).toHaveLength(3)
      for (const recipe of suggestion.recipes)
        expect(review(recipe, kept(request, recipe)), recipe.title).not.toMatchObject({ verdict: 'refused' })
    }),
    { numRuns: 200 },
  )
})

test('Five sets in a row, each told what was had before, have no title twice', () => {
  const request = { ingredients: ['tomatoes', 'zucchini', 'onions'] }
  const titles: string[] = []
  for (let seed = 1; seed <= 5; seed += 1)
    titles.push(...recipesOf(suggest(request, { seed, today, avoid: titles })).map(({ title }) => title))
  expect(new Set(titles).size).toBe(15)
})

test('A refusal says what the person can change', () => {
  const bare = suggest({ ingredients: ['salt', 'water'] }, { seed: 1, today })
  expect(bare).toMatchObject({ failure: { message: expect.not.stringContaining('filters') } })
})

test('Wishes give way one at a time where three dishes cannot keep them, and the recipe says which', () => {
  const rushed = recipesOf(
    suggest(
      { ingredients: ['leeks'], cuisine: 'indian', difficulty: 'Advanced', maxTime: 15 },
      { seed: 1, today },
    ),
  )
  expect(rushed).toHaveLength(3)
  expect(rushed.map(({ gaveWay }) => gaveWay ?? '').join(' ')).toMatch(
    /no advanced dish|Not Indian|nothing quicker/,
  )
  const free = recipesOf(suggest({ ingredients: ['leeks', 'potatoes'] }, { seed: 1, today }))
  expect(free.map(({ gaveWay }) => gaveWay)).toEqual([undefined, undefined, undefined])
})

test('The household never gives way: allergens, diets and dislikes of each keep out what they name', () => {
  const person = { name: 'Tom', allergens: ['egg'], diets: ['vegetarian'], dislikes: ['mushrooms'] } as const
  const request: RecipeRequest = {
    ingredients: ['eggs', 'mushrooms', 'chicken', 'spinach', 'tomatoes', 'potatoes'],
    household: { people: [person], servings: 6 },
  }
  for (let seed = 0; seed < 20; seed += 1) {
    const suggestion = suggest(request, { seed, today })
    if (!suggestion.ok) throw new Error(suggestion.failure.message)
    for (const { lines, allergens, title } of suggestion.recipes) {
      const foods = lines.map(({ food }) => food ?? '')
      expect(
        foods.some((food) => /egg\b|mushroom|chicken/.test(food)),
        title,
      ).toBe(false)
      expect([...allergens.us9, ...allergens.eu14, ...allergens.mayContain], title).not.toContain('egg')
    }
    expect(suggestion.leftOut.map(({ message }) => message).join(' ')).toContain(
      'against the egg allergy of Tom',
    )
  }
})

test('What somebody dislikes as a kind of food keeps every food of the kind away', () => {
  const person = { name: 'Tom', allergens: [], diets: [], dislikes: ['seafood', 'nuts'] } as const
  const request = {
    ingredients: ['shrimp', 'walnuts', 'tomatoes', 'spinach', 'rice'],
    household: { people: [person] },
  }
  for (let seed = 0; seed < 10; seed += 1) {
    const suggestion = suggest(request, { seed, today })
    if (!suggestion.ok) throw new Error(suggestion.failure.message)
    const foods = suggestion.recipes.flatMap(({ lines }) => lines.map(({ food }) => food ?? ''))
    expect(foods.filter((food) => /shrimp|walnut/.test(food))).toEqual([])
  }
})

test('Every food of a recipe keeps the diets that were asked for', () => {
  everyRecipe(({ lines }, { dietary = [] }, which) => {
    const breaking = lines.filter(({ food }) => {
      const keeps = findFood(food ?? '')?.diets
      return !dietary.every((diet) => keeps?.includes(diet))
    })
    expect(breaking, which).toEqual([])
  })
})

test('Cuisine and difficulty are those that were asked for, or the recipe says that they gave way', () => {
  everyRecipe((recipe, asked, which) => {
    const request = kept(asked, recipe)
    expect(cuisineFilterOf(recipe.cuisine), which).toBe(request.cuisine ?? cuisineFilterOf(recipe.cuisine))
    expect(recipe.difficulty, which).toBe(request.difficulty ?? recipe.difficulty)
  })
})

test('The minutes of the steps add up to the whole and stay within the limit, or the recipe says that it gave way', () => {
  everyRecipe((recipe, request, which) => {
    const { prep_time: whole, steps } = recipe
    const { maxTime } = kept(request, recipe)
    expect(
      steps.reduce((sum, { minutes }) => sum + minutes, 0),
      which,
    ).toBe(whole)
    expect(whole, which).toBeLessThanOrEqual(maxTime ?? Infinity)
  })
})

test('Every recipe uses something of the basket', () => {
  everyRecipe(({ lines }, _request, which) => {
    const staples = new Set(['water', 'salt', 'black pepper'])
    expect(
      lines.some(({ have, food }) => have && !staples.has(food ?? '')),
      which,
    ).toBe(true)
  })
})

test('Three recipes of one basket have different titles', () => {
  for (const { recipes } of answered) {
    const titles = recipes.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  }
})

test('The same seed gives the same recipes, other seeds give others', () => {
  const request = { ingredients: ['tomatoes', 'zucchini', 'onions'] }
  const first = suggest(request, { seed: 7, today })
  expect(suggest(request, { seed: 7, today })).toEqual(first)
  const sets = [7, 8, 9, 10, 11, 12].map((seed) =>
    recipesOf(suggest(request, { seed, today }))
      .map(({ title }) => title)
      .join(),
  )
  expect(new Set(sets).size).toBeGreaterThan(1)
})

test('A title that is to be avoided does not come again', () => {
  const request = { ingredients: ['tomatoes', 'zucchini', 'onions'] }
  const avoid = recipesOf(suggest(request, { seed: 7, today })).map(({ title }) => title)
  const next = recipesOf(suggest(request, { seed: 7, today, avoid })).map(({ title }) => title)
  expect(next).toHaveLength(3)
  expect(next.filter((title) => avoid.includes(title))).toEqual([])
})

test('What is not food is left out and named; a basket without food is refused', () => {
  const mixed = suggest({ ingredients: ['tomatoes', 'bleach'] }, { seed: 1, today })
  expect(mixed).toMatchObject({ ok: true })
  expect(mixed.ok && mixed.leftOut.map(({ text }) => text)).toContain('bleach')
  expect(suggest({ ingredients: ['bleach'] }, { seed: 1, today })).toMatchObject({
    ok: false,
    failure: { code: 'no-food' },
  })
})

/** The recipes of a basket for a few seeds. */
function answersTo(ingredients: readonly string[], day = today): readonly (readonly CheckedRecipe[])[] {
  return [1, 2, 3, 4, 5, 6].map((seed) =>
    recipesOf(suggest({ ingredients: [...ingredients] }, { seed, today: day })),
  )
}

const foodsOf = ({ lines }: CheckedRecipe) => lines.map(({ food }) => food)

test.each([
  [
    ['pork chops', 'apples', 'sage'],
    ['pork chop', 'apple'],
  ],
  [
    ['duck breast', 'oranges', 'thyme'],
    ['duck breast', 'orange'],
  ],
  [
    ['watermelon', 'feta', 'mint'],
    ['watermelon', 'feta cheese'],
  ],
  [
    ['mushrooms', 'barley', 'thyme'],
    ['white mushroom', 'pearl barley'],
  ],
])('Of %j one dish joins what belongs together', (basket, together) => {
  for (const recipes of answersTo(basket)) {
    const joined = recipes.filter((recipe) => together.every((food) => foodsOf(recipe).includes(food)))
    expect(joined.length, recipes.map(({ title }) => title).join(', ')).toBeGreaterThan(0)
  }
})

test('Nobody is sent for a vegetable while a squash lies unused', () => {
  const squashes = ['butternut squash', 'acorn squash']
  for (const recipes of answersTo([...squashes, 'chicken liver'])) {
    const used = recipes.flatMap(foodsOf)
    expect(squashes.filter((squash) => !used.includes(squash))).toEqual([])
  }
})

test('Rice that is cooked already is heated until it steams and never boiled', () => {
  const recipes = answersTo(['cooked rice', 'peas', 'eggs']).flat()
  const ofRice = recipes.filter((recipe) => foodsOf(recipe).includes('cooked rice'))
  expect(ofRice.length).toBeGreaterThan(5)
  for (const { title, instructions, leftovers } of ofRice) {
    expect(instructions, title).toContain('165°F (74°C)')
    expect(instructions, title).not.toMatch(/rice[^.]{0,40}\bboil\b/)
    expect(leftovers, title).toContain('not reheated again')
  }
})

test('Yesterday’s chicken, pasta, mash and bread each find three dishes', () => {
  for (const left of ['leftover chicken', 'cooked pasta', 'mashed potatoes', 'stale bread'])
    for (const recipes of answersTo([left, 'spinach'])) {
      expect(recipes, left).toHaveLength(3)
    }
})

test('What was roasted yesterday is only heated, is named in the title, and is eaten up', () => {
  for (const left of ['leftover turkey', 'leftover roast beef', 'pulled pork', 'roast lamb']) {
    const recipes = answersTo([left, 'potatoes', 'onions']).flat()
    const ofMeat = recipes.filter((recipe) => foodsOf(recipe).some((food) => food?.startsWith('cooked ')))
    expect(ofMeat.length, left).toBeGreaterThan(4)
    for (const { title, instructions, leftovers } of ofMeat) {
      expect(title).toMatch(/Turkey|Beef|Pork|Lamb/)
      expect(instructions, title).not.toMatch(/\braw\b|no longer pink|145°F/)
      expect(leftovers, title).toContain('not reheated again')
    }
  }
})

test('No dish comes with every fifth basket from the garden', () => {
  const garden =
    'tomatoes zucchini kale potatoes onions carrots spinach eggplant broccoli mushrooms corn cabbage'.split(
      ' ',
    )
  const pairs = garden.flatMap((one, at) => garden.slice(at + 1).map((other) => [one, other]))
  const answers = pairs.flatMap((pair) => answersTo(pair))
  const kinds = /Frittata|Scramble|on Toast|Hash|Bowl|Minestrone|Quesadillas|Fried Rice|Orzo|Gratin/g
  const counts = Object.groupBy(
    answers.flatMap((recipes) => [...new Set(recipes.flatMap(({ title }) => title.match(kinds) ?? []))]),
    (kind) => kind,
  )
  expect(answers.length).toBeGreaterThan(100)
  for (const [kind, found = []] of Object.entries(counts))
    expect(found.length / answers.length, kind).toBeLessThan(0.2)
})

test('A word for a kind of food is cooked with as the member that fits', () => {
  const suggestion = suggest({ ingredients: ['beans', 'carrots'] }, { seed: 1, today })
  expect(suggestion.ok && suggestion.leftOut).toEqual([])
  expect(recipesOf(suggestion).some((recipe) => foodsOf(recipe).some((food) => food?.includes('bean')))).toBe(
    true,
  )
  const vegan = suggest({ ingredients: ['stock', 'carrots'], dietary: ['vegan'] }, { seed: 1, today })
  expect(vegan.ok && vegan.leftOut).toEqual([])
})

test('What is blended is chopped roughly, and bones stay whole', () => {
  const soups = [
    ['carrots', 'ginger', 'cream'],
    ['cauliflower', 'leeks', 'cream'],
    ['butternut squash'],
  ].flatMap((basket) => answersTo(basket).flat())
  const blended = soups.filter(({ instructions }) => /blend/i.test(instructions))
  expect(blended.length).toBeGreaterThan(0)
  for (const { instructions } of blended) expect(instructions).not.toContain('on the diagonal')
  for (const { instructions } of answersTo(['beef short ribs', 'carrots', 'red wine']).flat())
    expect(instructions).not.toMatch(/(?:cut|slice|dice) the (?:beef )?short ribs/)
})

test('Levantine dishes hold no pork', () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const request: RecipeRequest = {
      ingredients: ['pork chops', 'bacon', 'eggplant'],
      cuisine: 'mediterranean',
    }
    for (const recipe of recipesOf(suggest(request, { seed, today }))) {
      if (recipe.cuisine !== 'levantine') continue
      expect(foodsOf(recipe)).not.toContain('pork chop')
      expect(foodsOf(recipe)).not.toContain('bacon')
    }
  }
})

test('No sentence stands in all three recipes, however little there is to cook', () => {
  const request: RecipeRequest = { ingredients: ['whole wheat pasta'], maxTime: 15 }
  const [first, ...others] = recipesOf(suggest(request, { seed: 841_664, today }))
  expect(others).toHaveLength(2)
  for (const { text } of first?.steps ?? [])
    expect(others.every((recipe) => recipe.steps.some((step) => step.text === text))).toBe(false)
})

test('What the lines are for is made, and not bought beside', () => {
  for (const seed of [811_322, 611_111]) {
    const request: RecipeRequest = {
      ingredients: ['watermelon', 'green beans', 'duck eggs'],
      cuisine: 'mexican',
    }
    for (const { ingredients } of recipesOf(suggest(request, { seed, today })))
      expect(ingredients.filter((line) => /^fresh salsa/i.test(line))).toEqual([])
  }
})

test('A dish that does not keep a filter says so for every filter that it does not keep', () => {
  const asked: readonly RecipeRequest[] = [
    { ingredients: ['canned bean sprouts'], dietary: ['paleo'], maxTime: 15, difficulty: 'Easy' },
    { ingredients: ['venison'], cuisine: 'asian', maxTime: 15, difficulty: 'Easy' },
    { ingredients: ['rutabaga'], cuisine: 'mexican', maxTime: 15, difficulty: 'Advanced' },
    { ingredients: ['okra'], cuisine: 'italian', maxTime: 15, difficulty: 'Medium' },
  ]
  for (const request of asked) {
    const recipes = recipesOf(suggest(request, { seed: 7, today }))
    expect(recipes).toHaveLength(3)
    for (const { title, difficulty, prep_time, gaveWay = '' } of recipes) {
      expect(difficulty === request.difficulty || gaveWay.includes(`${difficulty}: no `), title).toBe(true)
      expect(prep_time <= (request.maxTime ?? 0) || gaveWay.includes('Takes '), title).toBe(true)
    }
  }
})
