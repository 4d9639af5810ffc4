import type { ApiRecipe, GenerateAnswer, Profile } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { createTestWriter, plainRecipe, readJson as body, testApp, type TestUser } from '../testing/index.ts'

const writer = createTestWriter()
const app = await testApp({ writeRecipes: writer.write })
const { as } = app
const generate = async (user: TestUser) =>
  (await body<GenerateAnswer>(user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'eggs'] })))
    .recipes
const swap = (user: TestUser, id: string | undefined) => user.post(`/api/recipes/${id}/swap`)

test('a free user swaps each of three recipes once, which counts as no generation, and is told why not twice', async () => {
  const ana = await as('Ana')
  const recipes = await generate(ana)
  const swapped: ApiRecipe[] = []
  for (const { id } of recipes) swapped.push(await body<ApiRecipe>(swap(ana, id)))
  expect(new Set([...recipes, ...swapped].map(({ title }) => title)).size).toBe(6)
  expect(await body<Profile>(ana.get('/api/profile'))).toMatchObject({ recipes_generated_this_week: 1 })
  const refused = await swap(ana, swapped[0]?.id)
  expect([refused.status, await body(refused)]).toMatchObject([
    403,
    { code: 'premium-only', message: expect.stringContaining('swapped once') },
  ])
})

test('asked again, or twice at once, the same recipe comes and is kept once', async () => {
  const ana = await as('Impatient')
  const [recipe] = await generate(ana)
  const [one, two] = await Promise.all([swap(ana, recipe?.id), swap(ana, recipe?.id)])
  const swapped = await body<ApiRecipe>(one)
  expect((await body<ApiRecipe>(two)).id).toBe(swapped.id)
  expect((await body<ApiRecipe>(swap(ana, recipe?.id))).id).toBe(swapped.id)
  expect(await body(ana.get(`/api/recipes/${swapped.id}`))).toEqual(swapped)
})

test('a premium user goes on swapping, and a repeated request gives the three as they were', async () => {
  const ana = await as('Choosy')
  await app.makePremium(ana)
  const ask = () =>
    body<GenerateAnswer>(
      ana.post('/api/generate-recipes', { ingredients: ['eggs'] }, { headers: { 'Idempotency-Key': 'a' } }),
    )
  const { recipes } = await ask()
  const once = await body<ApiRecipe>(swap(ana, recipes[1]?.id))
  const twice = await body<ApiRecipe>(swap(ana, once.id))
  expect(new Set([recipes[1]?.title, once.title, twice.title]).size).toBe(3)
  expect((await ask()).recipes).toEqual(recipes)
})

test('what was seen already is passed over, and where nothing else comes that is said', async () => {
  const ana = await as('Nothing new')
  const [recipe, other] = await generate(ana)
  const seen = plainRecipe(other?.title ?? '', ['eggs'])
  writer.willDo(async function* () {
    yield { kind: 'finished', recipes: [seen], leftOut: [] }
  })
  const refused = await swap(ana, recipe?.id)
  writer.willDo(undefined)
  expect([refused.status, await body(refused)]).toMatchObject([422, { code: 'no-recipe' }])
})

test("a stranger's recipe cannot be swapped", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const [recipe] = await generate(ana)
  expect((await swap(ben, recipe?.id)).status).toBe(404)
})
