import type { Answer, ApiRecipe, GenerateAnswer, HistoryPage } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp, type TestUser } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app

const premium = async (name: string): Promise<TestUser> => {
  const user = await as(name)
  await app.makePremium(user)
  return user
}
const generate = async (user: TestUser, ...ingredients: string[]): Promise<readonly ApiRecipe[]> =>
  (await body<GenerateAnswer>(user.post('/api/generate-recipes', { ingredients }))).recipes

test('the history holds every generated recipe of the person and nobody else, in pages, searched by word', async () => {
  const [ana, ben, free] = [await premium('Historian'), await premium('Another'), await as('No history')]
  const generated: ApiRecipe[] = []
  for (let count = 0; count < 10; count += 1) {
    generated.push(...(await generate(ana, 'tomatoes', 'zucchini')))
    app.clock.advance(1000)
  }
  await generate(ben, 'tomatoes')
  const first = await body<HistoryPage>(ana.get('/api/history'))
  const second = await body<HistoryPage>(ana.get(`/api/history?cursor=${first.nextCursor}`))
  expect([first.recipes.length, second.recipes.length, second.nextCursor]).toEqual([24, 6, null])
  const shown = [...first.recipes, ...second.recipes]
  expect(shown.map(({ id }) => id).toSorted()).toEqual(generated.map(({ id }) => id).toSorted())
  expect(shown[0]).toEqual(generated.find(({ id }) => id === shown[0]?.id))
  const words = generated[4]?.title.split(' ').join('%20')
  const found = await body<HistoryPage>(ana.get(`/api/history?q=${words}`))
  expect(found.recipes.map(({ id }) => id)).toContain(generated[4]?.id)
  const refused = await free.get('/api/history')
  expect([refused.status, await body(refused)]).toMatchObject([403, { details: { feature: 'history' } }])
  expect((await visitor().get('/api/history')).status).toBe(401)
})

test('the last three recipes of the week are there for everybody, a swapped one in its place, and gone after it', async () => {
  const [ana, ben] = [await as('New tab'), await as('Stranger')]
  const last = () => body<Answer<'GET /api/last-recipes'>>(ana.get('/api/last-recipes'))
  expect(await last()).toEqual({ recipes: [], leftOut: [] })
  await generate(ana, 'tomatoes', 'zucchini')
  app.clock.advance(1000)
  const [first, second, third] = await generate(ana, 'potatoes', 'leeks')
  expect((await last()).recipes).toEqual([first, second, third])
  const other = await body<ApiRecipe>(ana.post(`/api/recipes/${second?.id}/swap`))
  expect((await last()).recipes.map(({ id }) => id)).toEqual([first?.id, other.id, third?.id])
  expect((await body<Answer<'GET /api/last-recipes'>>(ben.get('/api/last-recipes'))).recipes).toEqual([])
  expect((await visitor().get('/api/last-recipes')).status).toBe(401)
  app.clock.advance(8 * 24 * 60 * 60_000)
  expect((await last()).recipes).toEqual([])
})
