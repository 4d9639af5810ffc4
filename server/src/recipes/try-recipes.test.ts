import type { GenerateAnswer, Profile, ReadIngredients } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { readJson as body, testApp } from '../testing/index.ts'

const app = await testApp()
const { as, visitor } = app
type Tried = Pick<GenerateAnswer, 'recipes' | 'leftOut'> & { readonly keep: string }
const tryOnce = (ingredients: unknown = ['kale', 'eggs'], more = {}) =>
  visitor().post('/api/try-recipes', { ingredients, ...more })
const tried = () => body<Tried>(tryOnce())
const titles = ({ recipes }: Pick<GenerateAnswer, 'recipes'>) => recipes.map(({ title }) => title)

test('a visitor gets three checked recipes, and the account they make since keeps them without counting', async () => {
  const answer = await tried()
  expect(answer.recipes).toHaveLength(3)
  for (const recipe of answer.recipes) {
    expect(recipe.checks.length).toBeGreaterThan(5)
    expect(recipe).not.toHaveProperty('nutrition')
  }
  const ana = await as('Ana')
  const kept = await body<GenerateAnswer>(ana.post('/api/try-recipes/keep', { keep: answer.keep }))
  expect(titles(kept)).toEqual(titles(answer))
  expect(await body(ana.get(`/api/recipes/${kept.recipes[0]?.id}`))).toMatchObject({
    title: titles(answer)[0],
  })
  expect((await body<Profile>(ana.get('/api/profile'))).recipes_generated_this_week).toBe(0)
  expect((await ana.post('/api/try-recipes/keep', { keep: answer.keep })).status).toBe(404)
})

test('nobody keeps what nobody was given, what is too old, or a second set', async () => {
  const { keep } = await tried()
  const [text = '', signed = ''] = keep.split('.')
  const forged = Buffer.from(
    JSON.stringify({ ingredients: ['beef'], seed: 1, today: '2026-07-15' }),
  ).toString('base64url')
  const ben = await as('Ben')
  for (const wrong of [`${forged}.${signed}`, text, `${text}.`, '', 'x.y'])
    expect((await ben.post('/api/try-recipes/keep', { keep: wrong })).status).toBe(404)
  await ben.post('/api/generate-recipes', { ingredients: ['peas'] })
  expect((await ben.post('/api/try-recipes/keep', { keep })).status).toBe(404)
  expect((await visitor().post('/api/try-recipes/keep', { keep })).status).toBe(401)
  app.clock.advance(9 * 24 * 60 * 60_000)
  expect((await (await as('Late')).post('/api/try-recipes/keep', { keep })).status).toBe(404)
})

test('what a visitor types is read as strictly as that of everybody', async () => {
  const refused = await tryOnce(['eggs', 'xyzzy'])
  expect([refused.status, await body(refused)]).toMatchObject([422, { code: 'not-understood' }])
  expect((await tryOnce(['bleach'])).status).toBe(422)
  expect((await tryOnce([])).status).toBe(400)
})

test('a list is parted as everywhere, and what is no food is named while the rest is cooked with', async () => {
  const answer = await body<Tried & ReadIngredients>(
    tryOnce(['eggs', 'feta and half a bag of spinach', 'no peanuts'], { leaveOutUnknown: true }),
  )
  expect(answer.recipes).toHaveLength(3)
  expect(answer.leftOut).toMatchObject([{ text: 'no peanuts' }])
  expect(answer.items).toMatchObject([
    { kind: 'food', text: 'eggs' },
    { kind: 'food', text: 'feta', food: 'feta cheese' },
    { kind: 'food', text: 'half a bag of spinach', food: 'spinach' },
    { kind: 'absent', text: 'no peanuts' },
  ])
})

test('the eleventh try of one address within a day is refused, and one of the next day is not', async () => {
  app.clock.advance(2 * 24 * 60 * 60_000)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await tryOnce(['bleach'])).status)
  expect([statuses.at(9), statuses.at(10)]).toEqual([422, 429])
  app.clock.advance(24 * 60 * 60_000 + 1000)
  expect((await tryOnce()).status).toBe(200)
})
