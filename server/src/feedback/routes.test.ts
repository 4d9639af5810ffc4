import type { GenerateAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'
import { newestFeedback, newestReports } from './store.ts'

const app = await testApp()
const { as, visitor } = app
const missing = '00000000-0000-4000-8000-000000000000'

const recipeOf = async (user: TestUser) => {
  const { recipes } = await body<GenerateAnswer>(
    user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] }),
  )
  return { id: recipes[0]?.id ?? '', title: recipes[0]?.title ?? '' }
}
const rate = (user: TestUser, recipe_id: string, rating: string) =>
  user.post('/api/feedback', { recipe_id, rating, user_id: missing })
const report = (user: TestUser, recipe_id: string, reason: string, recipe_title = 'Soup') =>
  user.post('/api/reports', { recipe_id, recipe_title, reason })
const ratings = (id: string) => app.database.asSystem((tx) => newestFeedback(tx, id))
const reports = (id: string) => app.database.asSystem((tx) => newestReports(tx, id))

test('a rating is kept, a second one takes its place, and the log names ids only', async () => {
  const ana = await as('Ana')
  const { id } = await recipeOf(ana)
  expect(await body(rate(ana, id, 'helpful'))).toEqual({ success: true })
  app.clock.advance(1000)
  expect((await rate(ana, id, 'unhelpful')).status).toBe(200)
  expect(await ratings(id)).toEqual([
    { userId: ana.id, recipeId: id, rating: 'unhelpful', createdAt: app.clock.now },
  ])
  expect(app.logged).toContainEqual(
    expect.objectContaining({ msg: 'feedback', user_id: ana.id, recipe_id: id, rating: 'unhelpful' }),
  )
})

test('a report is kept word for word and logged without its words', async () => {
  const ana = await as('Reporting')
  const { id, title } = await recipeOf(ana)
  const reason = 'The <b>rice</b> is missing; "2 cups", I think = wrong'
  expect(await body(report(ana, id, `  ${reason} `, title))).toEqual({ success: true })
  expect(await reports(id)).toMatchObject([{ userId: ana.id, recipeTitle: title, reason }])
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'report', recipe_id: id }))
  expect(JSON.stringify(app.logged)).not.toContain('is missing')
})

test("a stranger's recipe can be neither rated nor reported, nor one that does not exist", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const { id } = await recipeOf(ana)
  for (const other of [id, missing])
    for (const refused of [await rate(ben, other, 'helpful'), await report(ben, other, 'mine')])
      expect([refused.status, await body(refused)]).toMatchObject([404, { code: 'not-found' }])
  expect([await ratings(id), await reports(id)]).toEqual([[], []])
  expect((await visitor().post('/api/feedback', { recipe_id: id, rating: 'helpful' })).status).toBe(401)
  expect((await visitor().post('/api/reports', { recipe_id: id })).status).toBe(401)
})

test('a saved recipe of another hand can be rated', async () => {
  const ana = await as('Saving')
  await app.makePremium(ana)
  const { id } = await body<{ id: string }>(
    ana.post('/api/saved-recipes', {
      recipe_title: 'Boiled Potatoes',
      ingredients: ['500 g potatoes', '1 tsp salt'],
      instructions:
        'Boil the potatoes in water with the salt for 20 minutes, until a knife slides in. Drain.',
      prep_time: 25,
      servings: 2,
    }),
  )
  expect((await rate(ana, id, 'helpful')).status).toBe(200)
})

test.each<[string, object, string]>([
  ['/api/feedback', { recipe_id: missing, rating: 'superb' }, 'Invalid rating'],
  ['/api/feedback', { recipe_id: 'nonsense', rating: 'helpful' }, 'Choose a recipe'],
  [
    '/api/reports',
    { recipe_id: missing, recipe_title: 'Soup', reason: ' ' },
    'Please describe the issue with this recipe',
  ],
  [
    '/api/reports',
    { recipe_id: missing, recipe_title: 'Soup' },
    'Please describe the issue with this recipe',
  ],
  [
    '/api/reports',
    { recipe_id: missing, recipe_title: 'Soup', reason: 'x'.repeat(501) },
    'Maximum 500 characters allowed',
  ],
])('%s with %o is refused', async (path, request, message) => {
  const ana = await as('Mistaken')
  const refused = await ana.post(path, request)
  expect([refused.status, await body(refused)]).toMatchObject([400, { code: 'invalid-input', message }])
})

test('the twenty-first report of an hour waits; an hour later it is taken', async () => {
  const ana = await as('Angry')
  const { id } = await recipeOf(ana)
  for (let count = 0; count < 20; count += 1) expect((await report(ana, id, 'again')).status).toBe(200)
  const refused = await report(ana, id, 'again')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  app.clock.advance(3_600_000)
  expect((await report(ana, id, 'again')).status).toBe(200)
})
