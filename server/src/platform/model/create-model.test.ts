import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { says, startModelServer } from '../../testing/index.ts'
import { createModel } from './create-model.ts'
import type { CallEnd, Model, ModelCall, ModelProvider } from './model.ts'
import { modelProviders } from './model.ts'

const server = await startModelServer()
afterAll(() => server.stop())
const schema = {
  type: 'object',
  properties: { a: { type: 'integer' } },
  required: ['a'],
  additionalProperties: false,
}
const call: ModelCall = {
  instructions: 'Answer in JSON.',
  messages: [{ role: 'user', content: 'How many?' }],
  schema,
  maxTokens: 100,
  timeoutMs: 5_000,
  idleTimeoutMs: 1_000,
  signal: new AbortController().signal,
}

async function ask(model: Model, changed: Partial<ModelCall> = {}): Promise<{ text: string; end: CallEnd }> {
  const answer = model.stream({ ...call, ...changed })
  let [text, next] = ['', await answer.next()]
  for (; !next.done; next = await answer.next()) text += next.value
  return { text, end: next.value }
}

const refusal = (what: string) => ({
  error: { message: `${what} is not supported`, type: 'invalid_request_error' },
  status: 400,
})
const formOf = (request: { response_format?: { type: string } } | undefined) => request?.response_format?.type

beforeEach(() => server.willDo({ response: says('{"a":7}') }))

test.each(modelProviders)('a model of %s answers as text comes and counts its tokens', async (provider) => {
  const { text, end } = await ask(createModel(server.address(provider)))
  expect(text).toBe('{"a":7}')
  expect(end).toEqual({
    fault: null,
    isCut: false,
    mode: 'json_schema',
    inputTokens: 700,
    outputTokens: 1500,
  })
})

const knowsNoSchema = (request: { response_format?: { type: string } } | undefined) =>
  formOf(request) === 'json_schema' ? refusal('json_schema') : says('{"a":7}')

test('a server that knows no JSON Schema is asked for a JSON object, after two refusals at once', async () => {
  const model = createModel(server.address('openai-compatible'))
  server.willDo({ response: knowsNoSchema })
  for (let calls = 0; calls < 3; calls += 1) {
    const { text, end } = await ask(model)
    expect([text, end.mode]).toEqual(['{"a":7}', 'json_object'])
  }
  const asked = ['json_schema', 'json_object', 'json_schema', 'json_object', 'json_object']
  expect(server.requests().map(formOf)).toEqual(asked)
})

test('one refusal does not turn the schema off, and two do so for ten minutes', async () => {
  let now = 0
  const model = createModel(server.address('openai-compatible'), () => now)
  server.willDo({ response: refusal('json_schema') }, { response: says('{"a":7}') })
  expect((await ask(model)).end.mode).toBe('json_object')
  expect((await ask(model)).end.mode).toBe('json_schema')
  server.willDo({ response: knowsNoSchema })
  for (let calls = 0; calls < 2; calls += 1) await ask(model)
  server.willDo({ response: says('{"a":7}') })
  expect((await ask(model)).end.mode).toBe('json_object')
  now = 10 * 60_000
  expect((await ask(model)).end.mode).toBe('json_schema')
})

test('a server that knows no form at all is asked in words', async () => {
  server.willDo({ response: (request) => (formOf(request) ? refusal('response_format') : says('{"a":7}')) })
  const { text, end } = await ask(createModel(server.address('openai-compatible')))
  expect([text, end.mode, end.fault]).toEqual(['{"a":7}', 'text', null])
  expect(server.requests().map(formOf)).toEqual(['json_schema', 'json_object', undefined])
})

test('whoever stops listening stops the model: the server sees the connection close', async () => {
  server.willDo({ response: says('word '.repeat(400)), latency: 20, chunkSize: 5 })
  const leaving = new AbortController()
  const answer = createModel(server.address('openai')).stream({ ...call, signal: leaving.signal })
  expect((await answer.next()).value).toContain('wor')
  leaving.abort()
  let next = await answer.next()
  while (!next.done) next = await answer.next()
  expect(next.value.fault?.code).toBe('stopped')
})

test('silence ends a call although its time is not up', async () => {
  server.willDo({ response: says('{"a":7}'), latency: 4_000 })
  const { end } = await ask(createModel(server.address('anthropic')), { idleTimeoutMs: 100 })
  expect(end.fault?.code).toBe('too-slow')
})

test.each([
  [401, 'wrong-key', 'AI_API_KEY'],
  [404, 'unknown-model', 'no model named "scripted"'],
  [400, 'refused', 'refused the question'],
])('a %i is told to the operator as %s', async (status, code, words) => {
  server.willDo({ response: { error: { message: 'No.', type: 'x' }, status } })
  const { end } = await ask(createModel(server.address('google')))
  expect(end.fault?.code).toBe(code)
  expect(end.fault?.message).toContain(words)
})

test('a server that is not there is unreachable', async () => {
  const address = { ...server.address('openai-compatible'), baseUrl: 'http://127.0.0.1:9/v1' }
  const { end } = await ask(createModel(address), { timeoutMs: 20_000 })
  expect(end.fault?.code).toBe('unreachable')
})

/** A server that answers every call in its own way, and how its connections ended. */
async function startOddServer(answer: (response: ServerResponse) => void) {
  const closed: boolean[] = []
  const odd = createServer((_request, response) => {
    response.on('close', () => closed.push(!response.writableFinished))
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(odd, 'listening')
  onTestFinished(() => {
    odd.closeAllConnections()
    odd.close()
  })
  const { port } = odd.address() as AddressInfo
  const model = (provider: ModelProvider) =>
    createModel({ ...server.address(provider), baseUrl: `http://127.0.0.1:${port}/v1` })
  return { model, closed }
}

test.each(modelProviders)(
  'a server of %s that never begins to answer is silent from the request on',
  async (provider) => {
    const { model, closed } = await startOddServer(() => {})
    const { end } = await ask(model(provider), { idleTimeoutMs: 300, timeoutMs: 600_000 })
    expect(end.fault?.code).toBe('too-slow')
    await expect.poll(() => closed).toEqual([true])
  },
)

/** Writes a piece again and again as fast as it is read, until the connection is closed or 64 MB are sent. */
function writeWithoutEnd(response: ServerResponse, piece: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let left = (64 * 1024 * 1024) / piece.length
  const more = (): void => {
    while (!response.destroyed && left-- > 0) if (!response.write(piece)) return
  }
  response.on('drain', more)
  more()
}

const said = (content: string) =>
  `data: ${JSON.stringify({ id: '1', choices: [{ delta: { content } }] })}\n\n`

test.each([
  ['words', said('and on '.repeat(500))],
  ['a word of one character a line', said('x')],
  ['comments', `: ${'keep alive '.repeat(500)}\n\n`],
  ['a line that does not end', 'data: '.repeat(1_000)],
])(
  'an answer of %s without end is stopped, and its connection closed',
  async (_name, piece) => {
    const { model, closed } = await startOddServer((response) => writeWithoutEnd(response, piece))
    const { text, end } = await ask(model('openai-compatible'), { timeoutMs: 60_000, idleTimeoutMs: 60_000 })
    expect(end.fault?.code).toBe('endless')
    expect(text.length).toBeLessThanOrEqual(12 * call.maxTokens)
    await expect.poll(() => closed).toEqual([true])
  },
  60_000,
)

test('an error without end is read no further than a refusal is long, and its connection closed', async () => {
  let sent = 0
  const { model, closed } = await startOddServer((response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    const more = (): void => {
      for (; !response.destroyed && sent < 64 * 1024 * 1024; sent += 8_000)
        if (!response.write(' '.repeat(8_000))) return
    }
    response.on('drain', more)
    more()
  })
  const { end } = await ask(model('openai-compatible'), { timeoutMs: 60_000, idleTimeoutMs: 60_000 })
  expect(end.fault).not.toBeNull()
  await expect.poll(() => closed.every(Boolean) && closed.length > 0).toBe(true)
  // What lies in the buffers of the system on the way is sent as well.
  expect(sent / closed.length).toBeLessThan(6 * 1024 * 1024)
})

test.each([
  ['30', 'seconds'],
  [new Date(Date.now() + 600_000).toUTCString(), 'a date'],
])(
  'a server that asks for more patience than there is (Retry-After: %s, %s) is not waited for',
  async (wait) => {
    let asked = 0
    const { model } = await startOddServer((response) => {
      asked += 1
      response.writeHead(429, { 'retry-after': wait }).end('{"error":{"message":"Slow down"}}')
    })
    const { end } = await ask(model('openai-compatible'), { timeoutMs: 45_000, idleTimeoutMs: 15_000 })
    expect([end.fault?.code, asked]).toEqual(['too-many', 1])
  },
  // Less than it asks to wait.
  25_000,
)
