import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readGeneration, type GenerationEnd } from './read-generation.ts'

const realFetch = globalThis.fetch
let server: Server
let answer: RequestListener
let arrived: number[]
let said: string[]
let leaving: AbortController

beforeEach(async () => {
  arrived = []
  said = []
  leaving = new AbortController()
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A page's addresses are relative to its origin; Node's fetch has no origin of its own.
  globalThis.fetch = (address, options) => realFetch(new URL(String(address), origin), options)
})

afterEach(() => {
  globalThis.fetch = realFetch
  server.closeAllConnections()
  server.close()
})

const read = (): Promise<GenerationEnd> =>
  readGeneration({
    body: '{"ingredients":["kale"]}',
    key: 'key-1',
    signal: leaving.signal,
    onRecipe: ({ index }) => arrived.push(index),
    onProgress: (message) => said.push(message),
  })

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const recipe = (index: number) => event('recipe', { index, recipe: { id: `r${index}` } })
const streaming =
  (...events: string[]): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(events.join(''))

describe('readGeneration()', () => {
  test('tells of each recipe and ends with what done says', async () => {
    answer = streaming(
      event('progress', { message: 'Writing' }),
      recipe(0),
      recipe(1),
      event('done', { leftOut: [] }),
    )
    expect(await read()).toEqual({
      kind: 'done',
      recipes: [{ id: 'r0' }, { id: 'r1' }],
      done: { leftOut: [] },
    })
    expect(arrived).toEqual([0, 1])
    expect(said).toEqual(['Writing'])
  })

  test('sends the body, the key and the wish for a stream', async () => {
    let sent: unknown
    answer = (request, response) => {
      sent = [request.headers['idempotency-key'], request.headers.accept]
      response.end()
    }
    await read()
    expect(sent).toEqual(['key-1', 'text/event-stream'])
  })

  test('is lost when the stream ends without done or error', async () => {
    answer = streaming(recipe(0))
    expect(await read()).toEqual({ kind: 'lost' })
  })

  test('is lost when the connection breaks', async () => {
    answer = (_, response) => response.destroy()
    expect(await read()).toEqual({ kind: 'lost' })
  })

  test('fails with what an error event says', async () => {
    const failure = { code: 'no-food', message: 'We found nothing to cook with.' }
    answer = streaming(recipe(0), event('error', failure))
    expect(await read()).toEqual({ kind: 'failed', failure })
  })

  test('fails with what a refusal before the stream says', async () => {
    const failure = { code: 'weekly-limit-reached', message: 'Weekly limit reached' }
    answer = (_, response) => response.writeHead(429).end(JSON.stringify(failure))
    expect(await read()).toEqual({ kind: 'failed', failure })
  })

  test('skips events it does not know', async () => {
    answer = streaming(event('weather', 'sunny'), recipe(0), event('done', { leftOut: [] }))
    expect(await read()).toMatchObject({ kind: 'done', recipes: [{ id: 'r0' }] })
  })

  test('ends as left when the screen is left', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(recipe(0))
      setTimeout(() => leaving.abort(), 20)
    }
    expect(await read()).toEqual({ kind: 'left' })
  })
})
