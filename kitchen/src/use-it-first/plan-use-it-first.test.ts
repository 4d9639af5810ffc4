import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '../foods/index.ts'
import { planUseItFirst } from './plan-use-it-first.ts'
import type { UseItFirstPlan } from './plan-use-it-first.ts'
import { readStock } from './read-stock.ts'

const options = { seed: 1, today: '2026-07-15' }
function planOf(...texts: readonly string[]): UseItFirstPlan {
  const planned = planUseItFirst(texts, options)
  if (!planned.ok) throw new Error(planned.failure.message)
  return planned.plan
}

test('planUseItFirst() fills three days and shows the figures that prove them', () => {
  const plan = planOf('tomatoes', 'zucchini', '400 g ground beef', '500 g mushrooms', 'eggs')
  expect(plan.menu.map(({ day }) => day)).toEqual([1, 2, 3])
  for (const { pairedRecipes } of plan.menu) expect(pairedRecipes.length).toBeGreaterThan(0)
  expect(plan.gramsSaved).toBeLessThanOrEqual(plan.gramsAtRisk)
  expect(plan.wasteReduction).toContain(`${plan.gramsSaved} g of ${plan.gramsAtRisk} g`)
  expect(plan.explanations.wasteReduction).toContain(`${plan.gramsAtRisk} g of this food would spoil`)
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

test('planUseItFirst() counts knife work done ahead as the minutes of the later recipes', () => {
  const plan = planOf('kale', 'potatoes', 'onions', 'carrots')
  const [given, taken] = ['too.', 'is cut since day'].map((words) =>
    plan.menu
      .flatMap(({ pairedRecipes }) => pairedRecipes.flatMap(({ sharedPrep }) => sharedPrep))
      .filter((text) => text.includes(words)),
  )
  expect(given?.length).toBe(taken?.length)
  expect(plan.minutesSaved > 0).toBe((taken?.length ?? 0) > 0)
  for (const { cookTime, recipe } of plan.menu.flatMap(({ pairedRecipes }) => pairedRecipes))
    expect(cookTime).toBeLessThanOrEqual(recipe.prep_time)
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
    }),
    { numRuns: 40 },
  )
})
