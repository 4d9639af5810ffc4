import { eq } from 'drizzle-orm'
import type { MealPlan } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { feedback, reports } from '../feedback/tables.ts'
import { user as account } from '../platform/database/auth-tables.ts'
import { savedRecipes } from '../saved/tables.ts'
import { shoppingChecks, shoppingLines, shoppingStocks } from '../shopping/tables.ts'
import {
  dinner,
  monday,
  place,
  planner,
  planOf,
  readJson as body,
  testApp,
  type TestUser,
} from '../testing/index.ts'
import { mealPlans } from './tables.ts'

const app = await testApp()
const missing = '00000000-0000-4000-8000-000000000000'

test("a stranger's recipe cannot be planned, nor a stranger's plan seen, moved, emptied or copied", async () => {
  const { user: ana, recipe } = await planner(app, 'Owner')
  const { user: ben, recipe: his } = await planner(app, 'Stranger')
  const meal = await body<MealPlan>(place(ana, dinner(recipe.id)))
  for (const id of [recipe.id, recipe.recipe_id ?? '', missing])
    expect(await body(place(ben, dinner(id)))).toMatchObject({ code: 'not-found' })
  expect(await planOf(ben)).toEqual([])
  for (const id of [meal.id, missing, 'nonsense']) {
    expect((await ben.patch(`/api/meal-plans/${id}`, { servings: 2 })).status).toBe(404)
    expect((await ben.delete(`/api/meal-plans/${id}`)).status).toBe(404)
  }
  const copied = await body(ben.post('/api/meal-plans/copy-week', { from: monday, to: '2026-07-20' }))
  expect(copied).toEqual({ mealPlans: [], copied: 0 })
  const theirs = await body<MealPlan>(place(ben, dinner(his.id)))
  expect(await planOf(ana)).toEqual([meal])
  expect(await planOf(ben)).toEqual([theirs])
})

test("the database itself refuses a plan that names another person's recipe", async () => {
  const [{ recipe }, { user: ben }] = [await planner(app, 'Owner'), await planner(app, 'Stranger')]
  const smuggled = {
    id: missing,
    userId: ben.id,
    recipeId: recipe.id,
    plannedDate: monday,
    mealType: 'snack' as const,
    servings: 2,
    createdAt: app.clock.now,
  }
  await expect(app.database.asSystem((tx) => tx.insert(mealPlans).values(smuggled))).rejects.toMatchObject({
    cause: { constraint: 'meal_plans_recipe_of_owner' },
  })
})

test('deleting a saved recipe, in another tab too, takes its planned meals along and leaves the others', async () => {
  const { user, recipe, other } = await planner(app, 'Deleting')
  const meal = await body<MealPlan>(place(user, dinner(recipe.id)))
  await place(user, { ...dinner(recipe.id), meal_type: 'lunch' })
  const kept = await body<MealPlan>(place(user, { ...dinner(other.id), meal_type: 'snack' }))
  const deleted = await body<{ removedMeals: object[] }>(user.delete(`/api/saved-recipes/${recipe.id}`))
  expect(deleted.removedMeals).toEqual(
    ['dinner', 'lunch'].map((meal_type) =>
      expect.objectContaining({ meal_type, planned_date: monday, is_cooked: false }),
    ),
  )
  expect(await planOf(user)).toEqual([kept])
  expect((await user.patch(`/api/meal-plans/${meal.id}`, { servings: 2 })).status).toBe(404)
  expect(await body(place(user, dinner(recipe.id)))).toMatchObject({ code: 'not-found' })
})

test('planning and deleting the recipe at the same moment end without an error', async () => {
  const { user, recipe } = await planner(app, 'Racing')
  const both = await Promise.all([
    place(user, dinner(recipe.id)),
    user.delete(`/api/saved-recipes/${recipe.id}`),
    place(user, { ...dinner(recipe.id), meal_type: 'lunch' }),
  ])
  expect(both[1].status).toBe(200)
  for (const { status } of both) expect([200, 404]).toContain(status)
  expect(await planOf(user)).toEqual([])
})

test('an account that is deleted takes its saved recipes, plans, lists and ratings along, and nobody else’s', async () => {
  const [{ user: ana, recipe }, { user: ben, recipe: his }] = [
    await planner(app, 'Going'),
    await planner(app, 'Staying'),
  ]
  const everything = [
    savedRecipes,
    mealPlans,
    shoppingChecks,
    shoppingLines,
    shoppingStocks,
    feedback,
    reports,
  ]
  const span = { from: monday, to: monday }
  for (const [user, { id, recipe_id, recipe_title }] of [
    [ana, recipe],
    [ben, his],
  ] as const) {
    const answers = [
      await place(user, dinner(id)),
      await user.put('/api/shopping-list/checks', { ...span, key: 'onion', checked: true }),
      await user.post('/api/shopping-list/lines', { ...span, text: 'tea' }),
      await user.put('/api/shopping-list/stock', { stock: ['rice'] }),
      await user.post('/api/feedback', { recipe_id, rating: 'helpful' }),
      await user.post('/api/reports', { recipe_id, recipe_title, reason: 'Too long' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  }
  await app.database.auth.delete(account).where(eq(account.id, ana.id))
  const rowsOf = (user: TestUser) =>
    app.database.asSystem(async (tx) => {
      const counts: number[] = []
      for (const table of everything) counts.push(await tx.$count(table, eq(table.userId, user.id)))
      return counts
    })
  expect(await rowsOf(ana)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(await rowsOf(ben)).toEqual([2, 1, 1, 1, 1, 1, 1])
})
