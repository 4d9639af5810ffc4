import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fairTurns, mostAtOnce } from './fair-turns.ts'
import { readText } from './request-body.ts'
import type { HttpEnv } from './types.ts'

/** An app whose calls of /held wait for `open`, and how many of them are in its hands. */
function heldApp() {
  const held = Promise.withResolvers<void>()
  const count = { begun: 0, atWork: 0, mostAtWork: 0 }
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-from') ?? 'local')
    await next()
  })
  app.use(fairTurns('http://plotluck.test'))
  app.get('/held', async (c) => {
    count.begun += 1
    count.atWork += 1
    count.mostAtWork = Math.max(count.mostAtWork, count.atWork)
    await held.promise
    await new Promise((resolve) => setTimeout(resolve))
    count.atWork -= 1
    return c.text('done')
  })
  app.post('/told', async (c) => c.json(await readText(c)))
  app.get('/quick', (c) => c.text('quick'))
  app.get('/broken', () => {
    throw new Error('the shelf fell down')
  })
  app.onError((_error, c) => c.text('broken', 500))
  const get = async (path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    app.request(path, { headers, ...(signal && { signal }) })
  const post = async (body: ReadableStream | string, headers: Readonly<Record<string, string>>) =>
    app.request('/told', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return { get, post, count, open: held.resolve }
}

const cookie = (session: string) => ({ cookie: `plotluck.session_token=${session}` })
const written = (spaces: number) => ({ authorization: `Bearer ${' '.repeat(spaces)}ana` })
const twoCookies = (junk: number) => ({
  cookie: `plotluck.session_token=${junk}; plotluck.session_token=ana`,
})
const times = (count: number) => Array.from({ length: count })

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['session', { cookie: 'plotluck.session_token=ana' }, { cookie: 'plotluck.session_token=ben' }],
  ['token', { authorization: 'Bearer ana' }, { authorization: 'bearer  ben' }],
  ['network', { 'x-from': '7.7.7.7' }, { 'x-from': '8.8.8.8' }],
])('however many requests one %s has under way, another is answered at once', async (_what, ana, ben) => {
  const { get, count, open } = heldApp()
  const asked = times(500).map(() => get('/held', ana))
  await expect.poll(() => count.begun).toBe(mostAtOnce)
  expect(await (await get('/quick', ben)).text()).toBe('quick')
  const own = get('/quick', ana)
  expect(await Promise.race([own, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).toBe('waits')
  open()
  expect((await own).status).toBe(200)
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect([count.begun, count.mostAtWork]).toEqual([500, mostAtOnce])
})

test('nobody gets another line by a second cookie of the same name or by how the token is written', async () => {
  const { get, count, open } = heldApp()
  const asked = times(50).flatMap((_, index) => [
    get('/held', twoCookies(index)),
    get('/held', written(index)),
  ])
  await expect.poll(() => count.begun).toBe(2 * mostAtOnce)
  open()
  await Promise.all(asked)
  expect(count.mostAtWork).toBe(2 * mostAtOnce)
})

test('a request that was left while it waited costs nothing, and one that breaks lets the next in', async () => {
  const { get, count, open } = heldApp()
  const asked = times(mostAtOnce).map(() => get('/held', cookie('ana')))
  await expect.poll(() => count.begun).toBe(mostAtOnce)
  const leaving = new AbortController()
  const left = times(100).map(() => get('/held', cookie('ana'), leaving.signal))
  const broken = times(100).map(() => get('/broken', cookie('ana')))
  leaving.abort()
  open()
  await Promise.all(asked)
  expect((await Promise.all(left)).map(({ status }) => status)).toEqual(left.map(() => 503))
  expect((await Promise.all(broken)).map(({ status }) => status)).toEqual(broken.map(() => 500))
  expect(count.begun).toBe(mostAtOnce)
  expect((await get('/quick', cookie('ana'))).status).toBe(200)
})

test('bodies that come slowly keep no turn from the same network, and are read once they are there', async () => {
  const { get, post } = heldApp()
  const end = Promise.withResolvers<void>()
  const slowly = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('ka'))
        await end.promise
        controller.enqueue(new TextEncoder().encode('le'))
        controller.close()
      },
    })
  const coming = times(100).map(() => post(slowly(), {}))
  const quick = get('/quick', {}).then((response) => response.text())
  expect(await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).toBe(
    'quick',
  )
  end.resolve()
  for (const response of await Promise.all(coming))
    expect(await response.json()).toEqual({ ok: true, value: 'kale' })
})
