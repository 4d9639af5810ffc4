import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { call, fetchFile, onSessionEnded, readFailure, send } from './client.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('send() gives the answer of a call that went well', async () => {
  const origin = await answering((request, response) => {
    request.pipe(response.writeHead(200, { 'content-type': 'application/json' }))
  })
  expect(await send('POST', `${origin}/echo`, { body: { food: 'kale' } })).toEqual({
    ok: true,
    answer: { food: 'kale' },
  })
})

test('send() gives the failure the server wrote, code, message and details', async () => {
  const failure = {
    code: 'weekly-limit-reached',
    message: 'Weekly limit reached',
    details: { next: '2026-01-02' },
  }
  const origin = await answering((_, response) => {
    response.writeHead(429).end(JSON.stringify(failure))
  })
  expect(await send('POST', origin)).toEqual({ ok: false, failure })
})

test('send() tells in plain words that nobody answers', async () => {
  const origin = await answering(() => {})
  server?.close()
  server?.closeAllConnections()
  expect(await send('GET', origin)).toEqual({
    ok: false,
    failure: {
      code: 'unavailable',
      message: 'We could not reach Plotluck. Check your connection and try again.',
    },
  })
})

test('send() takes a page that is not JSON for an unexpected error', async () => {
  const origin = await answering((_, response) => {
    response.end('<html>')
  })
  expect(await send('GET', origin)).toMatchObject({ ok: false, failure: { code: 'unexpected' } })
})

test('call() fills the path in and tells that the session has ended', async () => {
  const origin = await answering((request, response) => {
    response.writeHead(401).end(JSON.stringify({ code: 'not-signed-in', message: request.url }))
  })
  let ended = 0
  onSessionEnded(() => {
    ended += 1
  })
  const realFetch = globalThis.fetch
  // A page's addresses are relative to its origin; Node's fetch has no origin of its own.
  globalThis.fetch = (address, options) => realFetch(new URL(String(address), origin), options)
  const outcome = await call('GET /api/recipes/{id}', { path: { id: 'a/b' } })
  globalThis.fetch = realFetch
  expect(outcome).toEqual({ ok: false, failure: { code: 'not-signed-in', message: '/api/recipes/a%2Fb' } })
  expect(ended).toBe(1)
})

test('readFailure() goes by the status when the body is not ours', () => {
  expect(readFailure(502, '<html>Bad gateway</html>')).toMatchObject({ code: 'unavailable' })
  expect(readFailure(404, '')).toMatchObject({ code: 'not-found' })
  expect(
    readFailure(401, '{"code":"INVALID_EMAIL_OR_PASSWORD","message":"Invalid email or password"}'),
  ).toEqual({
    code: 'not-signed-in',
    message: 'Invalid email or password',
  })
})

test('fetchFile() gives a file with the name the server gave it', async () => {
  const origin = await answering((_, response) => {
    response.writeHead(200, { 'content-disposition': 'attachment; filename="soup.pdf"' }).end('%PDF-1.3')
  })
  const outcome = await fetchFile(origin)
  expect(outcome.ok && [outcome.answer.name, await outcome.answer.content.text()]).toEqual([
    'soup.pdf',
    '%PDF-1.3',
  ])
})

test('fetchFile() gives the failure the server wrote, and says that nobody answers', async () => {
  const failure = { code: 'too-long-for-pdf', message: 'A file takes 100 recipes.' }
  const origin = await answering((_, response) => {
    response.writeHead(422).end(JSON.stringify(failure))
  })
  expect(await fetchFile(origin)).toEqual({ ok: false, failure })
  server?.close()
  server?.closeAllConnections()
  expect(await fetchFile(origin)).toMatchObject({ ok: false, failure: { code: 'unavailable' } })
})
