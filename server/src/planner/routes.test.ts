import { eq } from 'drizzle-orm'
import type { GenerateAnswer, MealPlan, SavedRecipeWithRecipe } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { profiles } from '../accounts/tables.ts'
import { feedback, reports } from '../feedback/tables.ts'
import { user as account } from '../platform/database/auth-tables.ts'
import { savedRecipes } from '../saved/tables.ts'
import { shoppingChecks, shoppingLines, shoppingStocks } from '../shopping/tables.ts'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'
import { mealPlans } from './tables.ts'

const app = await testApp()
const { as, visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'
const monday = '2026-07-13'
const week = '?from=2026-07-13&to=2026-07-19'

/** A premium person with two saved recipes. */
async function planning(name: string) {
  const user = await as(name)
  await app.makePremium(user)
  const { recipes } = await body<GenerateAnswer>(
    user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini', 'eggs'] }),
  )
  const save = (index: number) =>
    body<SavedRecipeWithRecipe>(user.post('/api/saved-recipes', { recipe_id: recipes[index]?.id }))
  return { user, recipe: await save(0), other: await save(1) }
}
const place = (user: TestUser, meal: object) => user.post('/api/meal-plans', meal)
const plan = async (user: TestUser, span = week) =>
  (await body<{ mealPlans: MealPlan[] }>(user.get(`/api/meal-plans${span}`))).mealPlans
const dinner = (recipe_id: string, planned_date = monday) => ({
  recipe_id,
  planned_date,
  meal_type: 'dinner',
})

test('a meal is planned with its recipe, for as many as the recipe serves or as many as are asked for', async () => {
  const { user, recipe } = await planning('Ana')
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
    saved_recipe: {
      id: recipe.id,
      recipe_title: recipe.recipe_title,
      prep_time: recipe.prep_time,
      servings: recipe.servings,
      ingredients: recipe.ingredients,
      image: null,
      season: recipe.season,
      difficulty: recipe.difficulty,
    },
  })
  const breakfast = { recipe_id: recipe.id, planned_date: '2026-07-19', meal_type: 'breakfast', servings: 7 }
  const early = await body<MealPlan>(place(user, breakfast))
  expect(early.servings).toBe(7)
  const snack = await body<MealPlan>(place(user, { ...dinner(recipe.id), meal_type: 'snack' }))
  expect(await plan(user)).toEqual([meal, snack, early])
  expect(await plan(user, '?from=2026-07-14&to=2026-07-18')).toEqual([])
  expect(await body(user.get(`/api/saved-recipes/${recipe.id}`))).toMatchObject({ planned_meals: 3 })
})

test('a slot holds one meal: a filled one is refused, and replaced when asked', async () => {
  const { user, recipe, other } = await planning('Slots')
  const first = await body<MealPlan>(place(user, dinner(recipe.id)))
  const refused = await place(user, dinner(other.id))
  expect(refused.status).toBe(409)
  expect(await body(refused)).toMatchObject({ code: 'slot-taken', details: { meal_plan_id: first.id } })
  const replaced = await body<MealPlan>(place(user, { ...dinner(other.id), replace: true }))
  expect(await plan(user)).toEqual([replaced])
  expect(replaced.recipe_id).toBe(other.id)
  expect((await user.delete(`/api/meal-plans/${first.id}`)).status).toBe(404)
})

test('twenty meals placed in one slot at once leave one there, and nineteen are told', async () => {
  const { user, recipe } = await planning('At once')
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(user, dinner(recipe.id))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(await plan(user)).toHaveLength(1)
  const replacing = { ...dinner(recipe.id), replace: true }
  const all = await Promise.all(Array.from({ length: 20 }, () => place(user, replacing)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await plan(user)).toHaveLength(1)
})

test('a meal moves, changes its servings, and takes a filled slot only when asked', async () => {
  const { user, recipe, other } = await planning('Moving')
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
  expect(await plan(user)).toEqual([taken])
})

test('meals moved into one slot at once end with one of them there and the others where they were', async () => {
  const { user, recipe } = await planning('Moving at once')
  const meals = await Promise.all(
    ['breakfast', 'lunch', 'dinner', 'snack'].map((meal_type) =>
      body<MealPlan>(place(user, { ...dinner(recipe.id), meal_type })),
    ),
  )
  const target = { planned_date: '2026-07-16', meal_type: 'lunch' }
  const moved = await Promise.all(meals.map(({ id }) => user.patch(`/api/meal-plans/${id}`, target)))
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await plan(user)).toHaveLength(4)
})

test('a week is copied into the empty slots of another, on the same weekdays, across a change of clocks', async () => {
  const { user, recipe, other } = await planning('Copying')
  // In 2026 the clocks of Europe change on 25 October, those of the United States on 1 November.
  await place(user, { ...dinner(recipe.id, '2026-10-19'), servings: 3 })
  await place(user, { ...dinner(recipe.id, '2026-10-25'), meal_type: 'breakfast' })
  await place(user, dinner(recipe.id, '2026-10-26'))
  const kept = await body<MealPlan>(place(user, dinner(other.id, '2026-11-02')))
  const copied = await body<{ mealPlans: MealPlan[]; copied: number }>(
    user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-11-02' }),
  )
  expect(copied.copied).toBe(1)
  expect(copied.mealPlans).toMatchObject([
    kept,
    { planned_date: '2026-11-08', meal_type: 'breakfast', recipe_id: recipe.id },
  ])
  expect(await plan(user, '?from=2026-11-02&to=2026-11-08')).toEqual(copied.mealPlans)
  const again = await body(user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-11-02' }))
  expect(again).toEqual({ ...copied, copied: 0 })
  const back = await body(user.post('/api/meal-plans/copy-week', { from: '2026-10-19', to: '2026-10-12' }))
  expect(back).toMatchObject({ copied: 2, mealPlans: [{ planned_date: '2026-10-12', servings: 3 }, {}] })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'a planned day stays that day on a server in %s',
  async (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(new Date('2026-07-15T00:00:00Z').getHours()).not.toBe(0)
      const { user, recipe } = await planning(`In ${zone.split('/')[1]}`)
      const days = [
        '2026-03-08',
        '2026-03-29',
        '2026-09-27',
        '2026-10-25',
        '2026-11-01',
        '2026-12-31',
        '2028-02-29',
      ]
      for (const day of days) expect((await place(user, dinner(recipe.id, day))).status).toBe(200)
      for (const day of days)
        expect(await plan(user, `?from=${day}&to=${day}`)).toMatchObject([{ planned_date: day }])
      const all = await plan(user, '?from=2026-03-01&to=2026-12-31')
      expect(all.map(({ planned_date }) => planned_date)).toEqual(days.slice(0, 6))
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)

test.each([
  ['2026-02-30', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-13-01', 'Use a date that exists, as YYYY-MM-DD'],
  ['2027-02-29', 'Use a date that exists, as YYYY-MM-DD'],
  ['0000-01-01', 'Use a date that exists, as YYYY-MM-DD'],
  ['9999-12-27', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-7-1', 'Use a date that exists, as YYYY-MM-DD'],
  ['2026-07-15T09:00:00Z', 'Use a date that exists, as YYYY-MM-DD'],
  ['tomorrow', 'Use a date that exists, as YYYY-MM-DD'],
  [20_260_715, 'Required'],
])('the day %s is refused everywhere', async (day, message) => {
  const { user, recipe } = await planning('Odd days')
  const meal = (await plan(user))[0] ?? (await body<MealPlan>(place(user, dinner(recipe.id))))
  const refusals = [
    await place(user, { ...dinner(recipe.id), planned_date: day }),
    await user.patch(`/api/meal-plans/${meal.id}`, { planned_date: day }),
    await user.post('/api/meal-plans/copy-week', { from: day, to: monday }),
  ]
  for (const refused of refusals)
    expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
  for (const span of [`?from=${day}&to=2026-07-19`, `?from=${monday}&to=${day}`])
    expect((await user.get(`/api/meal-plans${span}`)).status).toBe(400)
})

test.each([
  ['', 'Required'],
  [
    '?from=2026-07-19&to=2026-07-13',
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
  [
    '?from=2026-01-01&to=2027-06-01',
    'Choose an end that is not before the start, and a year and a week at the most',
  ],
])('the span "%s" is refused', async (span, message) => {
  const { user } = await planning('Odd spans')
  const refused = await user.get(`/api/meal-plans${span}`)
  expect([refused.status, await body(refused)]).toMatchObject([400, { message }])
})

test.each([
  [{ meal_type: 'brunch' }, 'Invalid meal_type'],
  [{ servings: 0 }, 'At least 1 serving'],
  [{ servings: 25 }, 'At most 24 servings'],
  [{ servings: 1.5 }, 'Required'],
  [{ recipe_id: 'nonsense' }, 'Required'],
])('a meal with %o is refused', async (wrong, message) => {
  const { user, recipe } = await planning('Odd meals')
  const refused = await place(user, { ...dinner(recipe.id), ...wrong })
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
  expect(await plan(user)).toEqual([])
})

test('weeks are copied from Monday to Monday only', async () => {
  const { user } = await planning('Tuesdays')
  const refused = await user.post('/api/meal-plans/copy-week', { from: '2026-07-14', to: '2026-07-20' })
  expect([refused.status, await body(refused)]).toMatchObject([400, { message: 'A week starts on a Monday' }])
})

test("a stranger's recipe cannot be planned, nor a stranger's plan seen, moved, emptied or copied", async () => {
  const { user: ana, recipe } = await planning('Owner')
  const { user: ben, recipe: his } = await planning('Stranger')
  const meal = await body<MealPlan>(place(ana, dinner(recipe.id)))
  for (const id of [recipe.id, recipe.recipe_id ?? '', missing])
    expect(await body(place(ben, dinner(id)))).toMatchObject({ code: 'not-found' })
  expect(await plan(ben)).toEqual([])
  for (const id of [meal.id, missing, 'nonsense']) {
    expect((await ben.patch(`/api/meal-plans/${id}`, { servings: 2 })).status).toBe(404)
    expect((await ben.delete(`/api/meal-plans/${id}`)).status).toBe(404)
  }
  const copied = await body(ben.post('/api/meal-plans/copy-week', { from: monday, to: '2026-07-20' }))
  expect(copied).toEqual({ mealPlans: [], copied: 0 })
  const theirs = await body<MealPlan>(place(ben, dinner(his.id)))
  expect(await plan(ana)).toEqual([meal])
  expect(await plan(ben)).toEqual([theirs])
})

test("the database itself refuses a plan that names another person's recipe", async () => {
  const [{ recipe }, { user: ben }] = [await planning('Owner'), await planning('Stranger')]
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
  const { user, recipe, other } = await planning('Deleting')
  const meal = await body<MealPlan>(place(user, dinner(recipe.id)))
  await place(user, { ...dinner(recipe.id), meal_type: 'lunch' })
  const kept = await body<MealPlan>(place(user, { ...dinner(other.id), meal_type: 'snack' }))
  expect((await user.delete(`/api/saved-recipes/${recipe.id}`)).status).toBe(200)
  expect(await plan(user)).toEqual([kept])
  expect((await user.patch(`/api/meal-plans/${meal.id}`, { servings: 2 })).status).toBe(404)
  expect(await body(place(user, dinner(recipe.id)))).toMatchObject({ code: 'not-found' })
})

test('planning and deleting the recipe at the same moment end without an error', async () => {
  const { user, recipe } = await planning('Racing')
  const both = await Promise.all([
    place(user, dinner(recipe.id)),
    user.delete(`/api/saved-recipes/${recipe.id}`),
    place(user, { ...dinner(recipe.id), meal_type: 'lunch' }),
  ])
  expect(both[1].status).toBe(200)
  for (const { status } of both) expect([200, 404]).toContain(status)
  expect(await plan(user)).toEqual([])
})

test('an account that is deleted takes its saved recipes, plans, lists and ratings along, and nobody else’s', async () => {
  const [{ user: ana, recipe }, { user: ben, recipe: his }] = [
    await planning('Going'),
    await planning('Staying'),
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
    app.database.asSystem((tx) =>
      Promise.all(everything.map((table) => tx.$count(table, eq(table.userId, user.id)))),
    )
  expect(await rowsOf(ana)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(await rowsOf(ben)).toEqual([2, 1, 1, 1, 1, 1, 1])
})

test('the planner is for premium people, before anything of the request is read', async () => {
  const { user, recipe } = await planning('Leaving')
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
