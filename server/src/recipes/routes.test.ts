import type { GenerateAnswer, Profile, StorageTip } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { createTestWriter, writeThree, readJson as body, testApp, type TestUser } from '../testing/index.ts'

const writer = createTestWriter()
const app = await testApp({ writeRecipes: writer.write })
const { as, visitor } = app
const basket = { ingredients: ['tomatoes', 'zucchini', 'basil'] }
const generate = (user: TestUser, request: unknown = basket, headers: Record<string, string> = {}) =>
  user.post('/api/generate-recipes', request, { headers })
const used = async (user: TestUser) =>
  (await body<Profile>(user.get('/api/profile'))).recipes_generated_this_week
const week = 7 * 24 * 60 * 60_000

test('a generation answers three recipes, counts one, and keeps them for their owner', async () => {
  const ana = await as('Ana')
  const { recipes, leftOut, recipesUsed } = await body<GenerateAnswer>(generate(ana))
  expect(recipes).toHaveLength(3)
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(3)
  expect({ leftOut, recipesUsed }).toEqual({ leftOut: [], recipesUsed: 1 })
  expect(recipes[0]?.created_at).toBe(app.clock.now.toISOString())
  expect(await body(ana.get(`/api/recipes/${recipes[1]?.id}`))).toEqual(recipes[1])
  expect(await used(ana)).toBe(1)
})

test("another person's recipe, a missing one and nonsense are all not found", async () => {
  const [ana, ben] = [await as('Owner'), await as('Stranger')]
  const { recipes } = await body<GenerateAnswer>(generate(ana))
  const missing = '00000000-0000-4000-8000-000000000000'
  for (const id of [recipes[0]?.id, missing, 'nonsense', `${missing}'--`]) {
    const response = await ben.get(`/api/recipes/${id}`)
    expect(response.status).toBe(404)
    expect(await body(response)).toMatchObject({ code: 'not-found' })
  }
  expect((await visitor().get(`/api/recipes/${recipes[0]?.id}`)).status).toBe(401)
})

test('the fourth generation of a week is refused and says when the next one opens', async () => {
  const ana = await as('Fourth')
  for (const count of [1, 2, 3]) expect(await body(generate(ana))).toMatchObject({ recipesUsed: count })
  const nextGenerationAt = new Date(+app.clock.now + week).toISOString()
  const refused = await generate(ana)
  expect(refused.status).toBe(429)
  expect(await body(refused)).toEqual({
    code: 'weekly-limit-reached',
    message: 'Weekly limit reached',
    details: { upgradeRequired: true, nextGenerationAt },
  })
  expect(await body(ana.get('/api/profile'))).toMatchObject({
    recipes_generated_this_week: 3,
    next_generation_at: nextGenerationAt,
  })
})

test('the week lasts 7 x 24 hours from the first generation, to the millisecond', async () => {
  const ana = await as('Weekly')
  await generate(ana)
  app.clock.advance(week / 2)
  await generate(ana)
  await generate(ana)
  app.clock.advance(week / 2 - 1)
  expect((await generate(ana)).status).toBe(429)
  app.clock.advance(1)
  expect(await body(ana.get('/api/profile'))).toMatchObject({
    recipes_generated_this_week: 0,
    next_generation_at: null,
  })
  expect(await body(generate(ana))).toMatchObject({ recipesUsed: 1 })
})

test('200 generations at once by a new free user give exactly three sets', async () => {
  const ana = await as('Two hundred')
  const answers = await Promise.all(Array.from({ length: 200 }, () => generate(ana)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(197)
  expect(await used(ana)).toBe(3)
})

test('a premium user generates without limit and is sent nutrition; a free one is not', async () => {
  const [rich, free] = [await as('Rich'), await as('Free')]
  await app.makePremium(rich)
  for (let count = 1; count <= 5; count += 1) expect((await generate(rich)).status).toBe(200)
  const premium = await body<GenerateAnswer>(generate(rich))
  expect(premium.recipesUsed).toBe(null)
  expect(premium.recipes[0]?.nutrition).toEqual({ calories: 321, protein: 12, carbs: 34, fat: 5 })

  const text = await (await generate(free)).text()
  expect(text).not.toMatch(/nutrition|kcal|\b321\b/)
  const [recipe] = JSON.parse(text).recipes
  expect(await (await free.get(`/api/recipes/${recipe.id}`)).text()).not.toMatch(/nutrition|kcal|\b321\b/)
})

test.each([
  { dietary: ['vegan'] },
  { cuisine: 'italian' },
  { maxTime: '30' },
  { maxTime: 30 },
  { difficulty: 'Easy' },
])('the filter %o is for premium users; refusing it costs nothing', async (filter) => {
  const [rich, free] = [await as('Filtering'), await as('Not filtering')]
  await app.makePremium(rich)
  expect((await generate(rich, { ...basket, ...filter })).status).toBe(200)
  const refused = await generate(free, { ...basket, ...filter })
  expect(refused.status).toBe(403)
  expect(await body(refused)).toMatchObject({ code: 'premium-only' })
  expect(await used(free)).toBe(0)
})

test('filters that are empty or any count as not set', async () => {
  const ana = await as('Unset')
  const unset = { dietary: [], cuisine: '', maxTime: 'any', difficulty: null }
  expect((await generate(ana, { ...basket, ...unset })).status).toBe(200)
  expect(writer.asked.at(-1)?.[0]).toEqual(basket)
})

test.each<[string, unknown, string]>([
  ['no ingredient', { ingredients: [] }, 'At least one ingredient required'],
  ['no list', {}, 'At least one ingredient required'],
  [
    '21 ingredients',
    { ingredients: Array.from({ length: 21 }, (_, n) => `herb ${n}`) },
    'Maximum 20 ingredients allowed',
  ],
  ['51 characters', { ingredients: ['x'.repeat(51)] }, 'Maximum 50 characters allowed'],
  ['only blanks', { ingredients: ['   '] }, 'Required'],
  ['a number', { ingredients: [7] }, 'Required'],
  ['text for the list', { ingredients: 'tomato' }, 'At least one ingredient required'],
  ['an unknown field', { ...basket, isPremium: true }, 'Unknown field: isPremium'],
  ['an unknown diet', { ...basket, dietary: ['carnivore'] }, 'Invalid dietary'],
  ['an unknown cuisine', { ...basket, cuisine: 'martian' }, 'Invalid cuisine'],
  ['half a character', '{"ingredients":["\\ud83c"]}', 'Please check what you entered and try again.'],
  ['a null character', '{"ingredients":["tom\\u0000ato"]}', 'Please check what you entered and try again.'],
])('%s is refused with the right words and costs nothing', async (_what, request, message) => {
  const ana = await as('Mistaken')
  const refused = await generate(ana, request)
  expect(refused.status).toBe(400)
  expect(await body(refused)).toMatchObject({ code: 'invalid-input', message })
  expect(await used(ana)).toBe(0)
})

test('what is not JSON is refused', async () => {
  const refused = await generate(await as('Mistaken'), '{"ingredients":')
  expect(refused.status).toBe(400)
  expect(await body(refused)).toMatchObject({ code: 'not-json' })
})

test('a body of 10 MB is refused as too large', async () => {
  const refused = await generate(await as('Mistaken'), { ingredients: ['x'.repeat(10_000_000)] })
  expect(refused.status).toBe(413)
  expect(await body(refused)).toMatchObject({ code: 'too-large' })
})

test('duplicates in any case, singular or plural, count once', async () => {
  const ana = await as('Twice')
  const ingredients = ['Tomatoes', ' tomato ', 'TOMATO', 'basil', 'Basil']
  expect((await generate(ana, { ingredients })).status).toBe(200)
  expect(writer.asked.at(-1)?.[0].ingredients).toEqual(['Tomatoes', 'basil'])
})

test('emoji and HTML are kept as typed', async () => {
  const ana = await as('Emoji')
  const ingredients = ['🍅', '<b>basil</b>', "M&M's"]
  const { recipes } = await body<GenerateAnswer>(generate(ana, { ingredients, leaveOutUnknown: true }))
  expect(recipes[0]?.ingredients).toEqual(ingredients)
  expect(await body(ana.get(`/api/recipes/${recipes[0]?.id}`))).toMatchObject({ ingredients })
})

test('what the kitchen refuses is answered in its words and costs nothing', async () => {
  const ana = await as('Unused')
  const message = "None of our dishes uses 'kale' yet."
  writer.willDo(async function* () {
    yield { kind: 'refused', failure: { code: 'no-food', message } }
  })
  const refused = await generate(ana, { ingredients: ['kale'] })
  writer.willDo(undefined)
  expect(refused.status).toBe(422)
  expect(await body(refused)).toEqual({ code: 'no-food', message })
  expect(await used(ana)).toBe(0)
})

test('a writer that breaks costs nothing and is logged once with the request', async () => {
  const ana = await as('Broken')
  writer.willDo(async function* () {
    yield { kind: 'progress', message: 'Lighting the oven' }
    throw new Error('the oven is on fire')
  })
  const refused = await generate(ana)
  writer.willDo(undefined)
  expect(refused.status).toBe(500)
  expect(await body(refused)).toMatchObject({ message: 'Failed to generate recipes. Please try again.' })
  expect(await used(ana)).toBe(0)
  const lines = app.logged.filter((line) => JSON.stringify(line).includes('the oven is on fire'))
  expect(lines).toEqual([expect.objectContaining({ requestId: refused.headers.get('x-request-id') })])
})

test('two generations clicked at once are both served and both counted', async () => {
  const ana = await as('Double')
  const [first, second] = await Promise.all([
    body<GenerateAnswer>(generate(ana)),
    body<GenerateAnswer>(generate(ana)),
  ])
  expect([first.recipesUsed, second.recipesUsed].toSorted()).toEqual([1, 2])
})

test('a retry with the same Idempotency-Key gets the same set and costs nothing', async () => {
  const ana = await as('Retrying')
  const headers = { 'idempotency-key': 'click-1' }
  const first = await body<GenerateAnswer>(generate(ana, basket, headers))
  expect(await body(generate(ana, basket, headers))).toEqual(first)
  expect(await used(ana)).toBe(1)
  const other = await generate(ana, { ingredients: ['kale'] }, headers)
  expect(other.status).toBe(400)
  const ben = await body<GenerateAnswer>(generate(await as('Same key'), basket, headers))
  expect(ben.recipes[0]?.id).not.toBe(first.recipes[0]?.id)
})

test('a retry while the first is still being written is told to wait and costs nothing', async () => {
  const ana = await as('Impatient')
  const headers = { 'idempotency-key': 'click-1' }
  const held = Promise.withResolvers<void>()
  writer.willDo(async function* (...call) {
    await held.promise
    writer.willDo(undefined)
    yield* writer.write(...call)
  })
  const first = generate(ana, basket, headers)
  await expect.poll(() => used(ana)).toBe(1)
  const second = await generate(ana, basket, headers)
  expect(second.status).toBe(409)
  expect(await body(second)).toMatchObject({ code: 'already-generating' })
  held.resolve()
  const written = await body(first)
  expect(written).toMatchObject({ recipesUsed: 1 })
  expect(await body(generate(ana, basket, headers))).toEqual(written)
})

test('the writer is told what the person has seen lately, and a new seed each time', async () => {
  const ana = await as('Seen')
  writer.willDo(async function* (...call) {
    for await (const event of writeThree(...call))
      yield event.kind === 'finished'
        ? { ...event, recipes: event.recipes.map((recipe) => ({ ...recipe, kind: 'stew' })) }
        : event
  })
  const { recipes } = await body<GenerateAnswer>(generate(ana))
  await generate(ana)
  writer.willDo(undefined)
  const [before, after] = writer.asked.slice(-2)
  expect(after?.[1].avoid.toSorted()).toEqual(recipes.map(({ title }) => title).toSorted())
  expect(before?.[1].taste.lately).toEqual([])
  expect(after?.[1].taste.lately).toEqual(['stew', 'stew', 'stew'])
  expect(after?.[1].seed).not.toBe(before?.[1].seed)
  expect(after?.[1].today).toBe(app.clock.now.toISOString().slice(0, 10))
})

test('a generation that a crash left open is given back', async () => {
  const ana = await as('Crashed')
  writer.willDo(async function* () {
    yield await new Promise<never>(() => {})
  })
  void generate(ana)
  await expect.poll(() => used(ana)).toBe(1)
  writer.willDo(undefined)
  await app.tidy()
  expect(await used(ana)).toBe(1)
  app.clock.advance(3 * 60_000)
  await app.tidy()
  expect(await used(ana)).toBe(0)
})

test("storage tips come one per ingredient, in order, with the spec's tip for what is unknown", async () => {
  const ana = await as('Storing')
  const { tips } = await body<{ tips: StorageTip[] }>(
    ana.get('/api/storage-tips?ingredients=Tomato,my%20secret%20mix,%3Cb%3E'),
  )
  expect(tips.map(({ ingredient }) => ingredient)).toEqual(['Tomato', 'my secret mix', '<b>'])
  expect(tips[0]?.tip).not.toBe(tips[1]?.tip)
  expect(tips[1]?.tip).toBe('Store in a cool, dry place away from direct sunlight.')
  expect((await visitor().get('/api/storage-tips?ingredients=tomato')).status).toBe(401)
})

test('an app that is stopping takes no new work, says so to the balancer, and counts nothing', async () => {
  const ana = await as('Late')
  expect((await ana.get('/readyz')).status).toBe(200)
  app.stopWorking()
  const refused = await generate(ana)
  expect(refused.status).toBe(503)
  expect(await body(refused)).toMatchObject({ code: 'unavailable' })
  expect((await ana.get('/readyz')).status).toBe(503)
  expect(await used(ana)).toBe(0)
})
