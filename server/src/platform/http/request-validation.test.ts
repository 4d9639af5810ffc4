import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from '../../testing/index.ts'
import { answerFailure } from './failure-response.ts'
import { readBody } from './request-validation.ts'
import type { HttpEnv } from './types.ts'

const checked = vi.fn<() => boolean>(() => true)
const schema = z.looseObject({}).check(z.refine(checked))
const app = new Hono<HttpEnv>()
for (const [path, mostCharacters] of [['/small'], ['/large', 1024 * 1024]] as const)
  app.post(path, async (c) => {
    const body = await readBody(c, schema, { mostCharacters })
    return body.ok ? c.json({}) : answerFailure(c, body.failure)
  })
const post = (path: string, body: string) => app.request(path, { method: 'POST', body })

test('a call reads as much as it needs, and refuses more before it looks inside', async () => {
  const body = JSON.stringify({ a: 'x'.repeat(40_000) })
  expect((await post('/large', body)).status).toBe(200)
  const refused = await post('/small', body)
  expect([refused.status, await readJson(refused)]).toMatchObject([413, { code: 'too-large' }])
  expect((await post('/small', '{'.repeat(40_000))).status).toBe(413)
})

test.each([
  ['told in its head', { 'content-length': '200000' }],
  ['that comes in pieces', {}],
])('a body %s is dropped as it comes once it is larger than its call reads', async (_name, headers) => {
  const body = new Blob(['a'.repeat(200_000)]).stream()
  const refused = await app.request('/small', { method: 'POST', headers, body, duplex: 'half' })
  expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
  const bytesOfLetters = 'é'.repeat(20_000)
  expect((await post('/small', JSON.stringify({ a: bytesOfLetters }))).status).toBe(200)
})

test.each([
  ['in one list', `{"a":[${'0,'.repeat(500_000)}0]}`],
  ['in lists of lists', `{"a":[${'[0,0],'.repeat(150_000)}[]]}`],
  ['in objects', `{"a":[${'{"b":1},'.repeat(110_000)}{}]}`],
  ['as members', `{${Array.from({ length: 90_000 }, (_, index) => `"${index}":0`).join()}}`],
])('half a million values %s are refused before any rule looks at them', async (_name, body) => {
  checked.mockClear()
  const refused = await post('/large', body)
  expect([refused.status, await readJson(refused)]).toMatchObject([413, { code: 'too-large' }])
  expect(checked).not.toHaveBeenCalled()
  await post('/large', '{"a":[0]}')
  expect(checked).toHaveBeenCalledOnce()
})

test('a body that no database can store is refused wherever the text stands in it', async () => {
  for (const text of ['\\u0000', '\\ud800', 'x\\udc00y'])
    for (const body of [`{"a":"${text}"}`, `{"a":[{"b":["${text}"]}]}`]) {
      const refused = await post('/small', body)
      expect([refused.status, await readJson(refused)]).toMatchObject([400, { code: 'invalid-input' }])
    }
  expect((await post('/small', '{"a":"\\ud83c\\udf45"}')).status).toBe(200)
})

test('a body nested without end is refused and not followed', async () => {
  expect((await post('/large', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).status).toBe(413)
})
