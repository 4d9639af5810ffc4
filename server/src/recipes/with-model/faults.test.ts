import type { GenerateAnswer } from '@plotluck/contract'
import { review } from '@plotluck/kitchen'
import { gte } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type ModelProvider, modelProviders } from '../../platform/model/model.ts'
import { modelCalls } from '../../platform/model/tables.ts'
import {
  modelBasket,
  modelCases,
  readJson,
  startModelServer,
  type TestApp,
  testApp,
} from '../../testing/index.ts'

const request = { ingredients: modelBasket }

/** An app whose recipes a scripted model of this provider writes, and someone who cooks with it. */
async function openKitchen(provider: ModelProvider) {
  const server = await startModelServer()
  const app = await testApp({ model: server.settings({ provider, price: { input: 1, output: 2 } }) })
  afterAll(() => server.stop())
  const cook = await app.as('Ana')
  await app.makePremium(cook)
  return { server, app, cook, provider }
}

const kitchens = [] as Awaited<ReturnType<typeof openKitchen>>[]
for (const provider of modelProviders) kitchens.push(await openKitchen(provider))

test.each(modelCases())(
  'a model that answers with $name: three checked recipes, $byModel of them its own, by every protocol',
  { timeout: 60_000 },
  async ({ scripts, byModel, outcome }) => {
    const answers = kitchens.map(async ({ server, app, cook, provider }) => {
      server.willDo(...scripts)
      const { recipes } = await readJson<GenerateAnswer>(cook.post('/api/generate-recipes', request))
      for (const recipe of recipes) expect(review(recipe, request).verdict).not.toBe('refused')
      // A call that was stopped is written into the accounts when it has ended, which the person does not wait for.
      await expect.poll(() => outcomes(app), { timeout: 9_000, message: provider }).toContain(outcome)
      // A minute later a model that failed several times in a row is asked again.
      app.clock.advance(61_000)
      return [provider, recipes.length, recipes.filter(({ writtenBy }) => writtenBy === 'model').length]
    })
    expect(await Promise.all(answers)).toEqual(modelProviders.map((provider) => [provider, 3, byModel]))
  },
)

/** How the calls of this minute of the app's clock ended, as the accounts have it. */
async function outcomes({ database, clock }: TestApp): Promise<readonly string[]> {
  const rows = await database.asSystem((tx) =>
    tx
      .select({ outcome: modelCalls.outcome })
      .from(modelCalls)
      .where(gte(modelCalls.createdAt, new Date(+clock.now - 60_000))),
  )
  return rows.map((row) => row.outcome)
}

const sockets = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length

test('no socket is left open: many generations, also broken off and left, need no more than a few', async () => {
  const [one] = kitchens
  if (!one) throw new Error('There is a kitchen for every provider')
  const all = modelCases()
  const named = (name: string) => all.find((each) => each.name === name)?.scripts ?? []
  const round = async (): Promise<void> => {
    for (const name of ['three good recipes', 'four of three', '401, a wrong key', 'no JSON at all']) {
      one.server.willDo(...named(name))
      await readJson<GenerateAnswer>(one.cook.post('/api/generate-recipes', request))
    }
    one.server.willDo(...named('silence'))
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(), 50)
    await one.cook.post('/api/generate-recipes', request, { signal: leaving.signal }).catch(() => undefined)
    one.app.clock.advance(61_000)
  }
  for (let count = 0; count < 3; count += 1) await round()
  const before = sockets()
  expect(before).toBeGreaterThan(0)
  for (let count = 0; count < 6; count += 1) await round()
  await expect.poll(sockets).toBeLessThanOrEqual(before + 2)
})
