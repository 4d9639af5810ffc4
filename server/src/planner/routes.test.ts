import { eq } from 'drizzle-orm'
import type { MealPlan } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { profiles } from '../accounts/tables.ts'
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

const app = await testApp()
const { visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'

test('a meal is planned with its recipe, for as many as the recipe serves or as many as are asked for', async () => {
  const { user, recipe } = await planner(app, 'Ana')
  const placed = await place(user, { ...dinner(recipe.id), user_id: missing })
  expect(placed.status).toBe(200)
  const meal = await body<MealPlan>(placed)
  expect(meal).toEqual({
    id: meal.id,
    user_id: user.id,
    recipe_id: recipe.id,
    planned_date: monday,
    meal_type: 'dinner',
    servings: recipe.servings,
    is_leftovers: false,
    is_cooked: false,
    saved_recipe: {
      id: recipe.id,
      recipe_title: recipe.recipe_title,
      prep_time: recipe.prep_time,
      servings: recipe.servings,
      ingredients: recipe.ingredients,
      image: null,
      season: recipe.season,
      difficulty: recipe.difficulty,
      recipe_id: recipe.recipe_id,
      picture: recipe.recipe.picture,
      allergens: recipe.recipe.allergens,
      diets: recipe.recipe.diets,
      lines: recipe.recipe.lines.map(({ text, food }) => ({ text, food })),
    },
  })
  const breakfast = { recipe_id: recipe.id, planned_date: '2026-07-19', meal_type: 'breakfast', servings: 7 }
  const early = await body<MealPlan>(place(user, breakfast))
  expect(early.servings).toBe(7)
  const snack = await body<MealPlan>(place(user, { ...dinner(recipe.id), meal_type: 'snack' }))
  expect(await planOf(user)).toEqual([meal, snack, early])
  expect(await planOf(user, '?from=2026-07-14&to=2026-07-18')).toEqual([])
  expect(await body(user.get(`/api/saved-recipes/${recipe.id}`))).toMatchObject({ planned_meals: 3 })
})

test('a slot holds one meal: a filled one is refused, and replaced when asked', async () => {
  const { user, recipe, other } = await planner(app, 'Slots')
  const first = await body<MealPlan>(place(user, dinner(recipe.id)))
  const refused = await place(user, dinner(other.id))
  expect(refused.status).toBe(409)
  expect(await body(refused)).toMatchObject({ code: 'slot-taken', details: { meal_plan_id: first.id } })
  const replaced = await body<MealPlan>(place(user, { ...dinner(other.id), replace: true }))
  expect(await planOf(user)).toEqual([replaced])
  expect(replaced.recipe_id).toBe(other.id)
  expect((await user.delete(`/api/meal-plans/${first.id}`)).status).toBe(404)
})

test('twenty meals placed in one slot at once leave one there, and nineteen are told', async () => {
  const { user, recipe } = await planner(app, 'At once')
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(user, dinner(recipe.id))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(await planOf(user)).toHaveLength(1)
  const replacing = { ...dinner(recipe.id), replace: true }
  const all = await Promise.all(Array.from({ length: 20 }, () => place(user, replacing)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await planOf(user)).toHaveLength(1)
})

test('a meal moves, changes its servings, and takes a filled slot only when asked', async () => {
  const { user, recipe, other } = await planner(app, 'Moving')
  const meal = await body<MealPlan>(place(user, dinner(recipe.id)))
  const there = await body<MealPlan>(place(user, dinner(other.id, '2026-07-14')))
  const move = (id: string, to: object) => user.patch(`/api/meal-plans/${id}`, to)
  expect(await body(move(meal.id, { servings: 9 }))).toEqual({ ...meal, servings: 9 })
  const lunch = await body<MealPlan>(move(meal.id, { meal_type: 'lunch' }))
  expect(lunch).toMatchObject({ id: meal.id, planned_date: monday, meal_type: 'lunch', servings: 9 })
  expect(await body(move(meal.id, {}))).toEqual(lunch)
  const wednesday = { planned_date: '2026-07-14', meal_type: 'dinner' }
  expect(await body(move(meal.id, wednesday))).toMatchObject({
    code: 'slot-taken',
    details: { meal_plan_id: there.id },
  })
  const taken = await body<MealPlan>(move(meal.id, { ...wednesday, replace: true }))
  expect(await planOf(user)).toEqual([taken])
})

test('meals moved into one slot at once end with one of them there and the others where they were', async () => {
  const { user, recipe } = await planner(app, 'Moving at once')
  const meals = await Promise.all(
    ['breakfast', 'lunch', 'dinner', 'snack'].map((meal_type) =>
      body<MealPlan>(place(user, { ...dinner(recipe.id), meal_type })),
    ),
  )
  const target = { planned_date: '2026-07-16', meal_type: 'lunch' }
  const moved = await Promise.all(meals.map(({ id }) => user.patch(`/api/meal-plans/${id}`, target)))
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await planOf(user)).toHaveLength(4)
})

test.each([
  [{ meal_type: 'brunch' }, 'Invalid meal_type'],
  [{ servings: 0 }, 'At least 1 serving'],
  [{ servings: 25 }, 'At most 24 servings'],
  [{ servings: 1.5 }, 'Required'],
  [{ recipe_id: 'nonsense' }, 'Choose a recipe'],
])('a meal with %o is refused', async (wrong, message) => {
  const { user, recipe } = await planner(app, 'Odd meals')
  const refused = await place(user, { ...dinner(recipe.id), ...wrong })
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
  expect(await planOf(user)).toEqual([])
})

test('the planner is for premium people, before anything of the request is read', async () => {
  const { user, recipe } = await planner(app, 'Leaving')
  const meal = await body<MealPlan>(place(user, dinner(recipe.id)))
  await app.database.asSystem((tx) =>
    tx.update(profiles).set({ isPremium: false }).where(eq(profiles.id, user.id)),
  )
  const calls = (who: Pick<TestUser, 'get' | 'post' | 'patch' | 'delete'>) => [
    who.get('/api/meal-plans'),
    who.post('/api/meal-plans', {}),
    who.post('/api/meal-plans/copy-week', {}),
    who.patch(`/api/meal-plans/${meal.id}`, {}),
    who.delete(`/api/meal-plans/${meal.id}`),
  ]
  for (const refused of await Promise.all(calls(user)))
    expect([refused.status, await body(refused)]).toEqual([
      403,
      {
        code: 'premium-only',
        message: 'Upgrade to access meal planning!',
        details: { feature: 'meal-planner' },
      },
    ])
  for (const refused of await Promise.all(calls(visitor()))) expect(refused.status).toBe(401)
})
