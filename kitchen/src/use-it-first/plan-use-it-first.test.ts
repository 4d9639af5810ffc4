import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import { isBesideAMeal } from '../suggestion/index.ts'
import { aboutGrams } from './about-grams.ts'
import { isNamedAfter } from './named-after.ts'
import { planUseItFirst } from './plan-use-it-first.ts'
import type { UseItFirstPlan } from './plan-use-it-first.ts'
import { readStock } from './read-stock.ts'

const options = { seed: 1, today: '2026-07-15' }
const planOf = (...texts: readonly string[]): UseItFirstPlan => planWith(options.seed, ...texts)

function planWith(seed: number, ...texts: readonly string[]): UseItFirstPlan {
  const planned = planUseItFirst(texts, { ...options, seed })
  if (!planned.ok) throw new Error(planned.failure.message)
  return planned.plan
}

test.each([
  [0, '0 g'],
  [7, '7 g'],
  [96, '96 g'],
  [845, '850 g'],
  [999, '1 kg'],
  [1603, '1.6 kg'],
  [12_480, '12 kg'],
])('aboutGrams() claims no more than two figures: %d g is %s', (grams, text) => {
  expect(aboutGrams(grams)).toBe(text)
})

test('planUseItFirst() says no figure twice', () => {
  const { wasteReduction, explanations } = planOf('zucchini', 'leftover roast chicken', '1/2 bag spinach')
  for (const text of [wasteReduction, explanations.wasteReduction.split('Amounts')[0] ?? '']) {
    const figures = text.match(/[\d.]+ k?g/g) ?? []
    expect(new Set(figures).size, text).toBe(figures.length)
  }
})

test('planUseItFirst() fills three days and shows the figures that prove them', () => {
  const plan = planOf('tomatoes', 'zucchini', '400 g ground beef', '500 g mushrooms', 'eggs')
  expect(plan.menu.map(({ day }) => day)).toEqual([1, 2, 3])
  for (const { pairedRecipes } of plan.menu) expect(pairedRecipes.length).toBeGreaterThan(0)
  expect(plan.gramsSaved).toBeLessThanOrEqual(plan.gramsAtRisk)
  expect(plan.wasteReduction).toContain(`${aboutGrams(plan.gramsAtRisk)}`)
  expect(plan.explanations.wasteReduction).toContain(
    `about ${aboutGrams(plan.gramsAtRisk)} of this food would spoil`,
  )
})

test('planUseItFirst() cooks what keeps two days before what keeps two months', () => {
  const plan = planOf('onions', 'potatoes', '400 g ground beef')
  const used = plan.ingredientGuide.find(({ ingredient }) => ingredient.includes('beef'))
  expect(used?.usedInDays[0]).toBe(1)
  expect(plan.menu[0]?.focus).toContain('ground beef')
})

test('planUseItFirst() says how each food keeps and what may stand in for it', () => {
  expect(planOf('spinach', 'milk').ingredientGuide).toMatchObject([
    { ingredient: 'spinach', shelfLife: '3 to 7 days in the fridge' },
    { ingredient: 'milk', shelfLife: 'by the date on the package' },
  ])
  expect(planOf('spinach').ingredientGuide[0]?.substitutes[0]).toContain('(')
})

test('planUseItFirst() takes the amount that was typed, and says which it assumed', () => {
  const plan = planOf('750 g spinach', 'zucchini')
  expect(readStock(['750 g spinach'])[0]).toMatchObject({ grams: 750, assumed: null })
  expect(plan.explanations.wasteReduction).toMatch(/taken as \d+ zucchini/)
  expect(plan.explanations.wasteReduction).not.toMatch(/taken as .*spinach/)
})

test('planUseItFirst() adds texts up that name one food', () => {
  expect(readStock(['200 g spinach', '300 g fresh spinach']).map(({ grams }) => grams)).toEqual([500])
})

test('planUseItFirst() counts what earlier meals cut, boil and heat as minutes of the later ones', () => {
  const plans = [
    planOf('kale', 'onions', 'carrots', 'garlic'),
    planOf('long-grain white rice', 'carrots', 'cabbage', 'peas', 'eggs', 'mushrooms', 'peanuts'),
    planOf('carrots', 'zucchini', 'eggplant', 'rice', 'quinoa', 'sweet potato'),
    planOf('beets', 'chicken thighs', 'bell peppers', 'salmon'),
    planOf('cauliflower', 'parsnips', 'carrots', 'pumpkin', 'apples', 'bell peppers'),
    planOf('carrots', 'blueberries', 'cauliflower', 'beets'),
    planOf('beets', 'potatoes', 'eggplant', 'salmon', 'fennel'),
  ]
  for (const plan of plans) {
    const meals = plan.menu.flatMap(({ pairedRecipes }) => pairedRecipes)
    const spared = meals.reduce((sum, { recipe, cookTime }) => sum + recipe.prep_time - cookTime, 0)
    const prep = meals.flatMap(({ sharedPrep }) => sharedPrep)
    const taken = prep.filter((text) => /^(?:Cut|Boiled) since day|^The oven is hot/.test(text))
    expect(Math.abs(spared - plan.minutesSaved)).toBeLessThanOrEqual(meals.length / 2)
    expect(taken.length * 2).toBe(prep.length)
    expect(plan.minutesSaved > 0).toBe(taken.length > 0)
    expect(plan.prepEfficiency).toMatch(
      plan.minutesSaved > 0 ? new RegExp(`^${plan.minutesSaved} min`) : /share no work/,
    )
  }
  expect(plans.map(({ prepEfficiency }) => prepEfficiency).join(' ')).toMatch(/hot oven/)
})

test('planUseItFirst() says which foods it does not count, and why', () => {
  const { explanations } = planOf('spinach', 'milk', 'nopales')
  expect(explanations.wasteReduction).toContain('the date on the package decides: whole milk')
  expect(explanations.wasteReduction).toContain('for want of a shelf life: nopales')
})

test('planUseItFirst() says something else about each day', () => {
  const { menu } = planOf('500 g spinach', 'tomatoes', '400 g chicken breast', 'potatoes', 'rice')
  expect(new Set(menu.map(({ focus }) => focus)).size).toBe(menu.length)
})

test('planUseItFirst() calls a food used up on the last day that takes of it, and on no other', () => {
  const baskets = [
    ['spinach', 'carrots'],
    ['spinach', 'kale', 'eggs'],
    ['tomatoes', 'zucchini', 'feta'],
    ['mushrooms', 'chicken breast', 'leeks'],
  ]
  const plans = [1, 2, 3].flatMap((seed) => baskets.map((basket) => planWith(seed, ...basket)))
  const usedUp = plans.flatMap(({ menu, ingredientGuide }) =>
    ingredientGuide.flatMap(({ ingredient, usedInDays }) => {
      const says = new RegExp(String.raw`^Use up [^,;]*\b${ingredient}\b`)
      const days = menu.filter(({ focus }) => says.test(focus)).map(({ day }) => day)
      return days.length === 0 ? [] : [{ days, last: Math.max(...usedInDays) }]
    }),
  )
  expect(usedUp.length).toBeGreaterThan(10)
  for (const { days, last } of usedUp) expect(days).toEqual([last])
})

test('planUseItFirst() says of a day that takes of nothing left that its foods are to be bought', () => {
  const plans = [1, 2, 3, 4].map((seed) => planWith(seed, '200 g spinach', '200 g carrots'))
  const days = plans.flatMap(({ menu, ingredientGuide }) =>
    menu.map(({ day, focus, pairedRecipes }) => ({
      focus,
      isEmpty: pairedRecipes.length === 0,
      takes: ingredientGuide.some(({ usedInDays }) => usedInDays.includes(day)),
    })),
  )
  const bought = days.filter(({ takes, isEmpty }) => !takes && !isEmpty)
  expect(bought.length).toBeGreaterThan(0)
  for (const { focus } of bought) expect(focus).toMatch(/^All used up by now: shop for /)
  for (const { focus } of days.filter(({ takes }) => takes)) expect(focus).not.toMatch(/shop for/)
})

test('planUseItFirst() says of a food that a dish is named after when it is used, or that it is to be bought', () => {
  const baskets = [
    ['tomatoes', 'kale', 'spinach', 'carrots'],
    ['kale', 'mushrooms', 'eggs', 'feta'],
    ['broccoli', 'peppers', 'chicken breast'],
    ['zucchini', 'eggplant', 'basil', 'peas', 'leeks'],
  ]
  const plans = [1, 2, 3, 4, 5].flatMap((seed) => baskets.map((basket) => planWith(seed, ...basket)))
  const named = plans.flatMap(({ menu, ingredientGuide }) =>
    menu.flatMap(({ day, focus, pairedRecipes }) =>
      ingredientGuide
        .filter(({ ingredient }) => pairedRecipes.some(({ title }) => isNamedAfter(title, ingredient)))
        .map(({ ingredient, usedInDays }) => ({ ingredient, focus, isUsed: usedInDays.includes(day) })),
    ),
  )
  const absent = named.filter(({ isUsed }) => !isUsed)
  for (const { ingredient, focus } of absent)
    expect(focus).toMatch(new RegExp(`(buy .*\\b${ingredient}|shop for)`, 'i'))
  expect(named.length).toBeGreaterThan(60)
  expect(absent.length / named.length).toBeLessThan(0.05)
})

test('planUseItFirst() leaves out what is no food and refuses when nothing else is there', () => {
  const said = planOf('spinach', 'bleach', 'qwzx').leftOut.map(({ text }) => text)
  expect(said).toEqual(expect.arrayContaining(['bleach', 'qwzx']))
  expect(planUseItFirst(['bleach', '🤖'], options)).toMatchObject({ ok: false, failure: { code: 'no-food' } })
  expect(planUseItFirst([], options)).toMatchObject({ ok: false, failure: { code: 'no-food' } })
})

test('planUseItFirst() gives the same plan for the same texts, seed and day', () => {
  expect(planOf('kale', 'eggs', 'tomatoes')).toEqual(planOf('kale', 'eggs', 'tomatoes'))
})

const names = allFoods().map(({ name }) => name)

test('planUseItFirst() never throws, never saves more than is at risk, and never less than cooking in the order given', () => {
  const baskets = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(baskets, fc.integer({ min: 0, max: 99 }), (basket, seed) => {
      const planned = planUseItFirst(basket, { seed, today: '2026-03-01' })
      if (!planned.ok) return
      const { gramsAtRisk, gramsSaved, gramsSavedInOrderGiven, menu } = planned.plan
      expect(gramsSaved).toBeGreaterThanOrEqual(gramsSavedInOrderGiven)
      expect(gramsSaved).toBeLessThanOrEqual(gramsAtRisk)
      for (const { pairedRecipes } of menu) expect(pairedRecipes.length).toBeLessThanOrEqual(2)
      expect(new Set(menu.map(({ focus }) => focus)).size).toBe(menu.length)
      expect(planUseItFirst(basket, { seed, today: '2026-03-01' })).toEqual(planned)
    }),
    { numRuns: 25 },
  )
})

test('planUseItFirst() counts no gram of the stock twice: what it saves is used, and what is used was there', () => {
  const amounts = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 20, max: 900 })), {
    minLength: 1,
    maxLength: 6,
    selector: ([name]) => name,
  })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 99 }), (stock, seed) => {
      const texts = stock.map(([name, grams]) => `${grams} g ${name}`)
      const planned = planUseItFirst(texts, { seed, today: '2026-03-01' })
      if (!planned.ok) return
      const lines = planned.plan.menu.flatMap(({ pairedRecipes }) =>
        pairedRecipes.flatMap(({ recipe }) => recipe.lines),
      )
      const used = readStock(texts).reduce((sum, { food, grams }) => {
        const asked = lines.reduce(
          (total, line) => total + (line.food === food.name ? (line.grams ?? 0) : 0),
          0,
        )
        return sum + Math.min(asked, grams)
      }, 0)
      expect(planned.plan.gramsSaved).toBeLessThanOrEqual(Math.ceil(used))
    }),
    { numRuns: 25 },
  )
})

test('planUseItFirst() keeps from the menu what somebody of the household must not eat, and says why', () => {
  const tom = {
    name: 'Tom',
    allergens: ['egg', 'peanuts'],
    diets: ['vegetarian'],
    dislikes: ['mushrooms'],
  } as const
  const texts = ['eggs', 'ground beef', 'mushrooms', 'spinach', 'tomatoes', 'potatoes']
  for (const seed of [1, 2, 3]) {
    const planned = planUseItFirst(texts, { ...options, seed, household: { people: [tom], servings: 6 } })
    if (!planned.ok) throw new Error(planned.failure.message)
    for (const { recipe } of planned.plan.menu.flatMap(({ pairedRecipes }) => pairedRecipes)) {
      const held = [...recipe.allergens.us9, ...recipe.allergens.eu14, ...recipe.allergens.mayContain]
      expect(held, recipe.title).not.toContain('egg')
      expect(recipe.diets, recipe.title).toContain('vegetarian')
      expect(recipe.lines.map(({ food }) => food ?? '').join(), recipe.title).not.toContain('mushroom')
    }
    const reasons = planned.plan.leftOut.map(({ message }) => message).join(' ')
    expect(reasons).toContain('against the egg allergy of Tom')
    expect(reasons).toContain('what Tom does not like')
  }
})

test.each([
  ['zucchini, tomatoes and chicken', ['2 kg zucchini', '1 kg tomatoes', '6 eggs', '400 g chicken breast']],
  ['apples and plums', ['3 kg apples', '1 kg plums', '500 g kale', 'leeks', 'bacon']],
  ['roots and beef', ['1 kg carrots', '500 g mushrooms', '300 g ground beef', '1 cabbage', '200 g cream']],
  ['pumpkin and pears', ['pumpkin', 'pears', 'sausages', 'onions', 'chestnuts']],
])('A menu of %s has no kind of dish twice, and on no day sweets or jars alone', (_, texts) => {
  const planned = planUseItFirst(texts, { seed: 1, today: '2026-08-20' })
  const days = planned.ok ? planned.plan.menu.map(({ pairedRecipes }) => pairedRecipes) : []
  const kinds = days.flat().map(({ recipe }) => recipe.kind ?? '')
  expect(kinds.length).toBeGreaterThanOrEqual(3)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const day of days) expect(day.some(({ recipe }) => !isBesideAMeal(recipe.kind ?? ''))).toBe(true)
})
