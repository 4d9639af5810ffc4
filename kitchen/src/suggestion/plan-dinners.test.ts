import { expect, test } from 'vitest'
import { planDinners } from './plan-dinners.ts'
import { suggest } from './suggest.ts'

const today = '2026-07-15'
const week = (ingredients: readonly string[], seed = 7, more: object = {}) =>
  planDinners({ ingredients, ...more }, { count: 7, seed, today })

test.each([
  ['a full basket', ['spinach', 'milk', 'tomatoes', 'chicken breast', 'potatoes', 'zucchini', 'eggs']],
  ['one food', ['chard']],
  ['nothing', []],
])('seven dinners of %s differ in title and in kind', (_what, basket) => {
  const { recipes } = week(basket)
  expect(recipes).toHaveLength(7)
  expect(new Set(recipes.map(({ title }) => title)).size).toBe(7)
  expect(new Set(recipes.map(({ kind }) => kind)).size).toBe(7)
})

test('dinners that use the basket come first, what spoils soonest before the rest, and each food once', () => {
  const { recipes } = week(['carrots', 'cod', 'potatoes', 'spinach'])
  const home = recipes.map(({ lines }) =>
    lines
      .filter(({ availability, food }) => availability !== 'need' && food !== 'water')
      .map(({ food }) => food),
  )
  const firstBought = home.findIndex((foods) =>
    foods.every((food) => ['salt', 'black pepper'].includes(food ?? '')),
  )
  expect(home[0]).toContain('cod')
  expect(firstBought).toBeGreaterThan(0)
  expect(
    home
      .slice(firstBought)
      .flat()
      .filter((food) => ['carrot', 'cod', 'potato', 'spinach'].includes(food ?? '')),
  ).toEqual([])
})

const usedOf = (food: string, recipes: ReturnType<typeof week>['recipes']): readonly number[] =>
  recipes.flatMap(({ lines }) => {
    const grams = lines.flatMap((line) =>
      line.food === food && line.availability !== 'need' ? [line.grams ?? 0] : [],
    )
    return grams.length === 0 ? [] : [grams.reduce((sum, each) => sum + each, 0)]
  })

test.each([
  ['3 kg zucchini', 'zucchini', ['eggs', 'feta', 'spinach', 'basil', 'onions']],
  ['5 kg tomatoes', 'tomato', ['2 kg green beans', '12 eggs', 'potatoes']],
  ['2 kg carrots', 'carrot', ['1 cabbage', 'rice', 'chicken thighs']],
])(
  'of %s there are dinners until most of it is used, and none takes what is not there',
  (text, food, rest) => {
    for (const seed of [3, 8, 21]) {
      const { recipes } = week([text, ...rest], seed)
      const used = usedOf(food, recipes)
      const there = Number.parseInt(text, 10) * 1000
      const total = used.reduce((sum, each) => sum + each, 0)
      expect(used.length).toBeGreaterThan(2)
      expect(total).toBeGreaterThan(there / 2)
      expect(total).toBeLessThanOrEqual(there * 1.1)
    }
  },
)

test('what is in season is to be bought: nothing of it is said to be at home', () => {
  const { recipes } = week([])
  expect(recipes.length).toBeGreaterThan(2)
  for (const { user_has, ingredients } of recipes) {
    expect(ingredients.length).toBeGreaterThan(2)
    expect(user_has.filter((line) => !/water|salt|pepper/.test(line))).toEqual([])
  }
})

test('diets and the household are kept by every dinner of the week', () => {
  const household = {
    people: [
      {
        name: 'Tom',
        allergens: ['peanuts' as const, 'milk' as const],
        diets: ['vegan' as const],
        dislikes: [],
      },
    ],
  }
  const { recipes } = week(['tomatoes', 'beans'], 3, { household })
  expect(recipes.length).toBeGreaterThan(4)
  for (const { diets, allergens } of recipes) {
    expect(diets).toContain('vegan')
    expect(allergens.us9).not.toContain('milk')
  }
})

test('a kind that was disliked never comes, and one that was liked comes more often', () => {
  const basket = ['zucchini', 'tomatoes', 'basil']
  const kindsOf = (taste?: object) =>
    Array.from({ length: 12 }, (_, seed) =>
      suggest({ ingredients: basket }, { seed, today, ...taste }),
    ).flatMap((found) => (found.ok ? found.recipes.map(({ kind }) => kind ?? '') : []))
  const plain = kindsOf()
  const counts = [...Map.groupBy(plain, (kind) => kind)].map(([kind, all]) => [kind, all.length] as const)
  const [often = ''] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? []
  const [seldom = '', times = 0] = counts.toSorted((a, b) => a[1] - b[1])[0] ?? []
  expect(kindsOf({ taste: { liked: [], disliked: [often] } })).not.toContain(often)
  const liked = kindsOf({ taste: { liked: [seldom], disliked: [] } })
  expect(liked.filter((kind) => kind === seldom).length).toBeGreaterThan(times)
})

const bowls = [
  'smooth-soup',
  'broth',
  'chunky-soup',
  'gratinated-soup',
  'noodle-soup',
  'stew-pot',
  'chili-bowl',
  'curry-bowl',
]

test.each([[[]], [['spinach', 'eggs']], [['carrots', 'potatoes', 'leeks']]])(
  'a week of %j has seven dinners, at most two of them bowls of liquid and one that takes the evening',
  (basket) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { recipes } = planDinners({ ingredients: basket }, { count: 7, seed, today: '2026-11-24' })
      expect(recipes).toHaveLength(7)
      expect(recipes.filter(({ picture }) => bowls.includes(picture.form ?? '')).length).toBeLessThan(3)
      expect(recipes.filter(({ prep_time }) => prep_time > 75).length).toBeLessThan(2)
    }
  },
)
