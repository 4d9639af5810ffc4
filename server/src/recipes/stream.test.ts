import type { HistoryPage, Profile } from '@plotluck/contract'
import { expect, test } from 'vitest'
import {
  createTestWriter,
  plainRecipe,
  readJson,
  startTestServer,
  tablesNaming,
  type TestUser,
} from '../testing/index.ts'

const writer = createTestWriter()
const server = await startTestServer({ writeRecipes: writer.write })
const basket = { ingredients: ['kale', 'potatoes', 'onions'] }
const accept = { accept: 'text/event-stream' }
const stream = (user: TestUser, signal?: AbortSignal) =>
  user.post('/api/generate-recipes', basket, { headers: accept, ...(signal && { signal }) })
const used = async (user: TestUser) =>
  (await readJson<Profile>(user.get('/api/profile'))).recipes_generated_this_week

type Event = { readonly event: string; readonly data: Record<string, unknown> }
const events = (text: string): Event[] =>
  text.split('\n\n').flatMap((block) => {
    const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/s.exec(block) ?? []
    return event ? [{ event, data: JSON.parse(data) }] : []
  })

/** A writer that waits until its signal aborts, and says so. */
function heldWriter() {
  const begun = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  writer.willDo(async function* (_request, { signal }) {
    begun.resolve()
    signal.addEventListener('abort', () => aborted.resolve())
    yield await new Promise<never>(() => {})
  })
  return { begun: begun.promise, aborted: aborted.promise }
}

test('a streamed generation sends progress, three recipes in order and one done', async () => {
  const ana = await server.as('Ana')
  const response = await stream(ana)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const sent = events(await response.text())
  expect(sent.map(({ event }) => event)).toEqual(['progress', 'recipe', 'recipe', 'recipe', 'done'])
  expect(sent.slice(1, 4).map(({ data }) => data['index'])).toEqual([0, 1, 2])
  expect(sent.at(-1)?.data).toEqual({ leftOut: [], recipesUsed: 1 })
  expect(JSON.stringify(sent)).not.toContain('nutrition')
})

test('a streamed generation that is refused before it begins is answered with its status', async () => {
  const ben = await server.as('Ben')
  for (let count = 1; count <= 3; count += 1) await (await stream(ben)).text()
  const refused = await stream(ben)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'weekly-limit-reached' })
})

test('a streamed generation that fails ends with one error and costs nothing', async () => {
  const cem = await server.as('Cem')
  writer.willDo(async function* () {
    yield { kind: 'refused', failure: { code: 'no-recipe', message: 'Try fewer filters.' } }
  })
  const sent = events(await (await stream(cem)).text())
  writer.willDo(undefined)
  expect(sent.at(-1)).toEqual({ event: 'error', data: { code: 'no-recipe', message: 'Try fewer filters.' } })
  expect(sent.filter(({ event }) => event === 'error' || event === 'done')).toHaveLength(1)
  expect(await used(cem)).toBe(0)
})

test.each([accept, {}])(
  'a client that goes before the first recipe stops the writer and pays nothing: %o',
  async (headers) => {
    const dan = await server.as('Dan')
    const held = heldWriter()
    const leaving = new AbortController()
    const answer = dan
      .post('/api/generate-recipes', basket, { headers, signal: leaving.signal })
      .catch(() => undefined)
    await held.begun
    expect(await used(dan)).toBe(1)
    leaving.abort()
    await held.aborted
    await answer
    await expect.poll(() => used(dan)).toBe(0)
    writer.willDo(undefined)
  },
)

test('a client that goes at the first recipe has its set kept and counted', async () => {
  const eva = await server.as('Eva')
  const leaving = new AbortController()
  const response = await stream(eva, leaving.signal)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  while (!seen.includes('event: recipe')) seen += (await reader?.read())?.value ?? ''
  leaving.abort()
  const id = /"id":"([^"]+)"/.exec(seen)?.[1]
  expect((await eva.get(`/api/recipes/${id}`)).status).toBe(200)
  expect(await used(eva)).toBe(1)
})

/** A writer that hands out one recipe and, when its signal aborts, finishes with the other two. */
function slowWriter() {
  const aborted = Promise.withResolvers<void>()
  writer.willDo(async function* ({ ingredients }, { signal }) {
    const [first, ...rest] = [1, 2, 3].map((number) => plainRecipe(`Course ${number}`, ingredients))
    if (first) yield { kind: 'recipe', recipe: first }
    yield { kind: 'progress', message: 'Writing the second recipe' }
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    aborted.resolve()
    yield { kind: 'finished', recipes: rest, leftOut: [] }
  })
  return aborted.promise
}

test('a recipe is sent as soon as it is whole, and can be opened while the others are written', async () => {
  const gil = await server.as('Gil')
  const aborted = slowWriter()
  const leaving = new AbortController()
  const reader = (await stream(gil, leaving.signal)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  while (!seen.includes('Writing the second')) seen += (await reader?.read())?.value ?? ''
  expect(events(seen).map(({ event }) => event)).toEqual(['progress', 'recipe', 'progress'])
  const id = /"id":"([^"]+)"/.exec(seen)?.[1]
  expect((await gil.get(`/api/recipes/${id}`)).status).toBe(200)
  leaving.abort()
  await aborted
})

test('a client that goes after the first recipe stops the writer and finds three recipes in its history', async () => {
  const hal = await server.as('Hal')
  await server.makePremium(hal)
  const aborted = slowWriter()
  const leaving = new AbortController()
  const reader = (await stream(hal, leaving.signal)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  while (!seen.includes('event: recipe')) seen += (await reader?.read())?.value ?? ''
  leaving.abort()
  await aborted
  writer.willDo(undefined)
  const titles = async () =>
    (await readJson<HistoryPage>(hal.get('/api/history'))).recipes.map(({ title }) => title)
  await expect.poll(async () => (await titles()).toSorted()).toEqual(['Course 1', 'Course 2', 'Course 3'])
})

test('an account that is deleted while its recipes are written leaves no row, and the stream ends with an error', async () => {
  const ina = await server.as('Ina')
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  writer.willDo(async function* ({ ingredients }) {
    const [first, ...rest] = [1, 2, 3].map((number) => plainRecipe(`Course ${number}`, ingredients))
    if (first) yield { kind: 'recipe', recipe: first }
    begun.resolve()
    await goOn.promise
    yield { kind: 'finished', recipes: rest, leftOut: [] }
  })
  const streamed = stream(ina)
  await begun.promise
  expect((await ina.delete('/api/account', { confirm: 'DELETE' })).status).toBe(200)
  goOn.resolve()
  const sent = events(await (await streamed).text())
  writer.willDo(undefined)
  expect(sent.at(-1)?.event).toBe('error')
  expect(await tablesNaming(server.database, ina.id)).toEqual([])
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('a server that stops ends what runs with a clear message, gives it back, and takes nothing new', async () => {
  const fay = await server.as('Fay')
  const held = heldWriter()
  const streamed = stream(fay)
  await held.begun
  expect(await used(fay)).toBe(1)
  const before = Date.now()
  const stopped = server.stop()
  const sent = events(await (await streamed).text())
  expect(sent.at(-1)).toMatchObject({ event: 'error', data: { code: 'unavailable' } })
  await stopped
  expect(Date.now() - before).toBeLessThan(5_000)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
