import type { CookLogEntry, GenerateAnswer, MealPlan } from '@plotluck/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user as account } from '../platform/database/auth-tables.ts'
import { dinner, place, planner, planOf, readJson as body, testApp, type TestUser } from '../testing/index.ts'
import { cookLog } from './tables.ts'

const app = await testApp()
const { as, visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'
const monday = '2026-07-13'

const generate = async (user: TestUser, ...ingredients: readonly string[]) =>
  (await body<GenerateAnswer>(user.post('/api/generate-recipes', { ingredients }))).recipes
const put = (user: TestUser, recipeId: string, day: string, said: object = {}) =>
  user.put(`/api/recipes/${recipeId}/cook-log/${day}`, said)
const logOf = async (user: TestUser, recipeId?: string) => {
  const path = recipeId === undefined ? '/api/cook-log' : `/api/recipes/${recipeId}/cook-log`
  return (await body<{ entries: readonly CookLogEntry[] }>(user.get(path))).entries
}

test('what was cooked is noted once a day, with stars and a note that can be changed one by one', async () => {
  const ana = await as('Ana')
  const [recipe, other] = await generate(ana, 'tomatoes', 'zucchini', 'eggs')
  const id = recipe?.id ?? ''
  const noted = await body<CookLogEntry>(put(ana, id, monday))
  const silent = { recipe_id: id, recipe_title: recipe?.title, cooked_on: monday, stars: null, note: null }
  expect(noted).toEqual(silent)
  expect(await body(put(ana, id, monday, { stars: 4 }))).toEqual({ ...silent, stars: 4 })
  expect(await body(put(ana, id, monday, { note: '  Less salt. ' }))).toEqual({
    ...silent,
    stars: 4,
    note: 'Less salt.',
  })
  expect(await body(put(ana, id, monday))).toMatchObject({ stars: 4, note: 'Less salt.' })
  await put(ana, id, '2026-07-15')
  await put(ana, other?.id ?? '', '2026-07-14', { stars: 2 })
  expect((await logOf(ana, id)).map(({ cooked_on, stars }) => [cooked_on, stars])).toEqual([
    ['2026-07-15', null],
    [monday, 4],
  ])
  expect((await logOf(ana)).map(({ cooked_on }) => cooked_on)).toEqual(['2026-07-15', '2026-07-14', monday])
  expect(await body(put(ana, id, monday, { note: '', stars: null }))).toEqual(silent)
  expect((await ana.delete(`/api/recipes/${id}/cook-log/${monday}`)).status).toBe(200)
  expect((await ana.delete(`/api/recipes/${id}/cook-log/${monday}`)).status).toBe(404)
  expect(await logOf(ana, id)).toHaveLength(1)
})

const particular = as('Odd stars').then(async (ana) => {
  const [recipe] = await generate(ana, 'tomatoes', 'eggs')
  return { ana, id: recipe?.id ?? '' }
})

test.each([
  [{ stars: 6 }, 'At most 5 stars'],
  [{ stars: 0 }, 'At least 1 star'],
  [{ stars: 2.5 }, 'Whole stars'],
  [{ note: 'x'.repeat(501) }, 'Maximum 500 characters allowed'],
])('an entry with %o is refused', async (wrong, message) => {
  const { ana, id } = await particular
  const refused = await put(ana, id, monday, wrong)
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
  expect(await logOf(ana)).toEqual([])
})

test('a day to come, a day that does not exist and a recipe that is nobody’s are refused', async () => {
  const ana = await as('Days')
  const [recipe] = await generate(ana, 'tomatoes', 'eggs')
  const id = recipe?.id ?? ''
  expect(await body(put(ana, id, '2026-07-17'))).toMatchObject({ message: 'That day is still to come.' })
  expect((await put(ana, id, '2026-02-30')).status).toBe(404)
  expect((await put(ana, missing, monday)).status).toBe(404)
  expect((await put(ana, id, monday)).status).toBe(200)
})

test('cooking a planned recipe marks its meal of that day, and marking the meal notes it in the log', async () => {
  const { user, recipe } = await planner(app, 'Both ways')
  const meal = await body<MealPlan>(place(user, dinner(recipe.id)))
  const leftovers = { ...dinner(recipe.id), meal_type: 'lunch', is_leftovers: true }
  await place(user, leftovers)
  await put(user, recipe.recipe_id ?? '', monday, { stars: 5 })
  expect((await planOf(user)).map(({ is_cooked }) => is_cooked)).toEqual([false, true])
  const mark = (is_cooked: boolean) => user.patch(`/api/meal-plans/${meal.id}`, { is_cooked })
  await mark(false)
  expect(await logOf(user), 'what was said stays').toMatchObject([{ stars: 5 }])
  await user.delete(`/api/recipes/${recipe.recipe_id}/cook-log/${monday}`)
  expect(await body(mark(true))).toMatchObject({ id: meal.id, is_cooked: true })
  expect(await logOf(user, recipe.id)).toMatchObject([
    { recipe_id: recipe.recipe_id, cooked_on: monday, recipe_title: recipe.recipe_title },
  ])
  await mark(false)
  expect(await logOf(user)).toEqual([])
})

test("a stranger's log cannot be seen, written or emptied, and visitors have none", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const [recipe] = await generate(ana, 'tomatoes', 'eggs')
  const path = `/api/recipes/${recipe?.id}/cook-log/${monday}`
  await ana.put(path, { stars: 4, note: 'Mine' })
  expect(await logOf(ben, recipe?.id)).toEqual([])
  expect(await logOf(ben)).toEqual([])
  expect((await ben.put(path, { stars: 1 })).status).toBe(404)
  expect((await ben.delete(path)).status).toBe(404)
  expect(await logOf(ana)).toMatchObject([{ stars: 4, note: 'Mine' }])
  expect((await visitor().get('/api/cook-log')).status).toBe(401)
  expect((await visitor().put(path, {})).status).toBe(401)
})

test('the database shows and takes rows of the log for their owner alone, and they go with the account', async () => {
  const [ana, ben] = [await as('Rows of Ana'), await as('Rows of Ben')]
  const [recipe] = await generate(ana, 'tomatoes', 'eggs')
  await put(ana, recipe?.id ?? '', monday)
  const row = {
    userId: ana.id,
    recipeId: missing,
    cookedOn: monday,
    recipeTitle: 'Smuggled',
    kind: null,
    stars: null,
    note: null,
    createdAt: app.clock.now,
  }
  const asBen = app.database.asUser.bind(null, ben.id as Parameters<typeof app.database.asUser>[0])
  expect(await asBen((tx) => tx.select().from(cookLog))).toEqual([])
  await expect(asBen((tx) => tx.insert(cookLog).values(row))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  await app.database.auth.delete(account).where(eq(account.id, ana.id))
  expect(await app.database.asSystem((tx) => tx.$count(cookLog, eq(cookLog.userId, ana.id)))).toBe(0)
})

test('a kind of dish that got two stars is not suggested again until it gets more', async () => {
  const ana = await as('Particular')
  await app.makePremium(ana)
  const basket = ['zucchini', 'eggs', 'flour']
  const [first] = await generate(ana, ...basket)
  const rowOf = async (id: string) =>
    (await app.database.asSystem((tx) => tx.select().from(cookLog).where(eq(cookLog.recipeId, id))))[0]
  await put(ana, first?.id ?? '', monday, { stars: 2 })
  const kind = (await rowOf(first?.id ?? ''))?.kind
  expect(kind).toBeTruthy()
  for (let time = 0; time < 4; time += 1) {
    for (const { id } of await generate(ana, ...basket)) {
      await put(ana, id, '2026-07-14')
      expect((await rowOf(id))?.kind).not.toBe(kind)
    }
  }
})
