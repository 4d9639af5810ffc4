import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readJson, testApp } from '../testing/index.ts'

type Received = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: unknown }

const received: Received[] = []
let status = 200
const server = createServer(async (request, response) => {
  received.push({ url: request.url ?? '', headers: request.headers, body: await json(request) })
  response.writeHead(status).end('{}')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => void server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const app = await testApp({
  config: {
    publicUrl: 'http://plotluck.test',
    analytics: {
      isNoting: true,
      services: {
        ga4: { url, measurementId: 'G-1', apiSecret: 's3cret' },
        plausible: { url, domain: 'plotluck.test' },
        posthog: { url, apiKey: 'phc_1' },
      },
    },
  },
})
const visit = '0000002a-1111-4111-8111-111111111111'
const events = [
  { name: 'page_view', fields: { path: '/pricing' } },
  { name: 'generate_recipe', fields: { ingredient_count: 3, is_premium: false } },
]

const sent = async (headers: Record<string, string> = {}) => {
  received.length = 0
  const answered = await app
    .visitor()
    .post('/api/events', { visit, events }, { headers: { 'user-agent': 'Firefox of the tests', ...headers } })
  expect([answered.status, await readJson(answered)]).toEqual([200, { success: true }])
}
async function settled(count: number): Promise<void> {
  await expect.poll(() => received.length).toBe(count)
}
const to = (path: string) => received.filter((each) => each.url.startsWith(path))

test('Google Analytics gets the events of a visit in one request, with what it needs to count them', async () => {
  await sent()
  await settled(4)
  const [request, ...more] = to('/mp/collect')
  expect([request?.url, more]).toEqual(['/mp/collect?measurement_id=G-1&api_secret=s3cret', []])
  expect(request?.body).toEqual({
    client_id: visit,
    timestamp_micros: +app.clock.now * 1000,
    events: [
      {
        name: 'page_view',
        params: {
          path: '/pricing',
          page_location: 'http://plotluck.test/pricing',
          session_id: '42',
          engagement_time_msec: 100,
        },
      },
      {
        name: 'generate_recipe',
        params: { ingredient_count: 3, is_premium: false, session_id: '42', engagement_time_msec: 100 },
      },
    ],
  })
})

test('Plausible gets one request an event with the headers of the browser', async () => {
  await sent()
  await settled(4)
  const requests = to('/api/event')
  expect(requests.map(({ body }) => body)).toEqual([
    {
      name: 'pageview',
      url: 'http://plotluck.test/pricing',
      domain: 'plotluck.test',
      props: { path: '/pricing' },
    },
    {
      name: 'generate_recipe',
      url: 'http://plotluck.test/',
      domain: 'plotluck.test',
      props: { ingredient_count: '3', is_premium: 'false' },
    },
  ])
  expect(requests.map(({ headers }) => headers['user-agent'])).toEqual([
    'Firefox of the tests',
    'Firefox of the tests',
  ])
  expect(requests[0]?.headers['x-forwarded-for']).toBeTruthy()
})

test('PostHog gets a batch of anonymous events', async () => {
  await sent()
  await settled(4)
  const [request] = to('/batch/')
  expect(request?.body).toMatchObject({
    api_key: 'phc_1',
    batch: [
      {
        event: '$pageview',
        distinct_id: visit,
        timestamp: app.clock.now.toISOString(),
        properties: { $current_url: 'http://plotluck.test/pricing', $process_person_profile: false },
      },
      { event: 'generate_recipe', properties: { ingredient_count: 3, is_premium: false } },
    ],
  })
})

test('nothing is sent on of somebody who asks not to be tracked', async () => {
  await sent({ 'sec-gpc': '1' })
  await sent({ dnt: '1' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(received).toEqual([])
})

test('a service that fails keeps nobody from an answer, and the log says which one it was', async () => {
  status = 500
  await sent()
  await settled(3)
  await expect
    .poll(() =>
      app.logged.filter(({ msg }) => msg === 'Events could not be sent on').map((line) => line['service']),
    )
    .toEqual(expect.arrayContaining(['Google Analytics', 'Plausible', 'PostHog']))
  expect(JSON.stringify(app.logged)).not.toContain('s3cret')
  status = 200
})
