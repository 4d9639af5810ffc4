import { afterAll, beforeEach, expect, test } from 'vitest'
import { says, startModelServer } from '../../testing/index.ts'
import { createModel } from './create-model.ts'
import type { CallEnd, Model, ModelCall } from './model.ts'
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
  mostTokens: 100,
  withinMs: 5_000,
  silenceMs: 1_000,
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

test('a server that knows no JSON Schema is asked for a JSON object, and from then on at once', async () => {
  const model = createModel(server.address('openai-compatible'))
  server.willDo({
    response: (request) => (formOf(request) === 'json_schema' ? refusal('json_schema') : says('{"a":7}')),
  })
  expect((await ask(model)).end.mode).toBe('json_object')
  expect((await ask(model)).text).toBe('{"a":7}')
  expect(server.requests().map(formOf)).toEqual(['json_schema', 'json_object', 'json_object'])
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
  const { end } = await ask(createModel(server.address('anthropic')), { silenceMs: 100 })
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
  const { end } = await ask(createModel(address), { withinMs: 20_000 })
  expect(end.fault?.code).toBe('unreachable')
})
