import type { GenerateAnswer } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { machineClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createStripe, createWebhookVerifier } from '../platform/payments/stripe.ts'
import { readJson, testApp } from '../testing/index.ts'

const log = createLog('silent')
// Nothing listens there.
const port = await freePort()
const app = await testApp({
  config: { billing: 'stripe' },
  model: {
    address: {
      provider: 'openai-compatible',
      name: 'a-model',
      apiKey: undefined,
      baseUrl: `http://127.0.0.1:${port}/v1`,
    },
    seconds: 5,
    maxConcurrent: 2,
    price: undefined,
    mostPerMonth: undefined,
  },
  mailer: createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: 'The Kitchen', address: 'kitchen@example.org' },
    outbox: '/nonexistent',
    log,
    clock: machineClock,
  }),
  stripe: {
    payments: createStripe({
      secretKey: 'sk_test',
      prices: { monthly: 'price_m', annual: 'price_a' },
      publicUrl: 'http://plotluck.test',
      log,
      api: { host: '127.0.0.1', port },
      timeoutMs: 400,
    }),
    verifyWebhook: createWebhookVerifier('whsec_of_the_tests'),
  },
})

test('with model, payments and mail all down people sign up, cook and ask; only paying asks them to come again', async () => {
  const ana = await app.as('Ana')
  const { recipes } = await readJson<GenerateAnswer>(
    ana.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini', 'eggs'] }),
  )
  expect(recipes.map(({ writtenBy }) => writtenBy)).toEqual(['kitchen', 'kitchen', 'kitchen'])
  expect((await ana.post('/api/harvest-chat', { message: 'How long do eggs keep?' })).status).toBe(200)
  expect((await ana.post('/api/auth/request-password-reset', { email: ana.email })).status).toBe(200)
  const checkout = await ana.post('/api/create-checkout', { priceId: 'price_m' })
  expect([checkout.status, await readJson(checkout)]).toMatchObject([503, { code: 'payments-down' }])
  expect((await app.visitor().get('/readyz')).status).toBe(200)
})
