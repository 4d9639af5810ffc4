import type { Calls } from '@plotluck/contract'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failure, success } from '../failure.ts'
import { provenUserId } from '../ids.ts'
import type { Guards } from './user.ts'
import { createServe } from './serve.ts'
import type { HttpEnv } from './types.ts'

const jar = z.object({ id: z.string(), food: z.string() })
const jars = {
  'GET /api/jars/{id}': {
    about: 'recipes',
    does: 'Gives a jar.',
    access: 'signed in',
    path: z.object({ id: z.string().check(z.maxLength(2)) }),
    query: z.object({ shelf: z.optional(z.string()) }),
    answer: jar,
  },
} as const satisfies Calls

const ana = { id: provenUserId('ana'), email: 'ana@example.org', name: 'Ana' }
const guards: Guards = {
  identify: async (c) => (c.req.header('authorization') ? success(ana) : failure('not-signed-in')),
  identifyPremium: () => async () => failure('premium-only'),
}
const kitchen = () => {
  const app = new Hono<HttpEnv>()
  return { app, serve: createServe(app, guards) }
}

test('serve() lets in, checks every part and hands it over typed', async () => {
  const { app, serve } = kitchen()
  serve(jars, {
    'GET /api/jars/{id}': async ({ user, path, query }) =>
      success({ id: path.id, food: `${user.name}'s beans, ${query.shelf ?? 'top'}` }),
  })
  const headers = { authorization: 'Bearer x' }
  expect((await app.request('/api/jars/1')).status).toBe(401)
  expect((await app.request('/api/jars/123', { headers })).status).toBe(404)
  const answered = await app.request('/api/jars/1', { headers })
  expect(await answered.json()).toEqual({ id: '1', food: "Ana's beans, top" })
})

test('a handler that answers anything else than its call states does not compile', () => {
  const { serve } = kitchen()
  const beans = { id: '1', food: 'beans' }
  // @ts-expect-error -- a field is missing
  serve(jars, { 'GET /api/jars/{id}': async () => success({ id: '1' }) })
  // @ts-expect-error -- a field is of another type
  serve(jars, { 'GET /api/jars/{id}': async () => success({ id: '1', food: 7 }) })
  // @ts-expect-error -- a field too many
  serve(jars, { 'GET /api/jars/{id}': async () => success({ ...beans, secret: 'of the cook' }) })
  // @ts-expect-error -- not a result
  serve(jars, { 'GET /api/jars/{id}': async () => beans })
  const withLids = {
    'GET /api/jars/{id}': async () => success(beans),
    'GET /api/lids': async () => success(beans),
  }
  // @ts-expect-error -- a call that nobody stated
  serve(jars, withLids)
  // @ts-expect-error -- nobody answers
  expect(() => serve(jars, {})).toThrow('GET /api/jars/{id} has no handler')
})
