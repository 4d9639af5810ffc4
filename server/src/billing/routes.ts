import {
  checkoutRequestSchema,
  planPrices,
  sandboxPortalSchema,
  type SandboxCheckout,
} from '@plotluck/contract'
import { failure, success } from '../platform/failure.ts'
import { answer, type HttpApp, readBody, readText } from '../platform/http/index.ts'
import { isUuid } from '../platform/ids.ts'
import type { Billing } from './billing.ts'
import type { Sandbox } from './sandbox.ts'

/** Mounts plans, checkout, portal, subscription and the provider's messages. */
export function mountBilling(app: HttpApp, billing: Billing): void {
  const { identify } = billing
  app.get('/api/plans', (c) => c.json(billing.plans()))
  app.post('/api/check-subscription', async (c) => {
    const person = await identify(c)
    return person.ok ? c.json(await billing.check(person.value)) : answer(c, person)
  })
  app.get('/api/subscription', async (c) => {
    const person = await identify(c)
    return person.ok ? c.json(await billing.subscription(person.value)) : answer(c, person)
  })
  app.post('/api/create-checkout', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const asked = await readBody(c, checkoutRequestSchema)
    return answer(c, asked.ok ? await billing.openCheckout(person.value, asked.value.priceId) : asked)
  })
  app.post('/api/customer-portal', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await billing.openPortal(person.value) : person)
  })
  app.post('/api/webhooks/stripe', async (c) =>
    answer(c, await billing.receive((await readText(c)) ?? '', c.req.header('stripe-signature') ?? '')),
  )
}

/** Mounts what the sandbox's own pages ask: test mode only. */
export function mountSandbox(app: HttpApp, billing: Billing, sandbox: Sandbox, publicUrl: string): void {
  const { identify, confirm, lookAgain, subscription } = billing
  app.get('/api/sandbox/checkouts/:id', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const id = c.req.param('id')
    const found = isUuid(id) ? await sandbox.checkout(person.value.id, id) : undefined
    if (!found) return answer(c, failure('not-found'))
    const { plan, state } = found
    return c.json({ id, plan, state, cents: planPrices[plan].cents } satisfies SandboxCheckout)
  })
  app.post('/api/sandbox/checkouts/:id/pay', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const id = c.req.param('id')
    const paid = isUuid(id) ? await sandbox.pay(person.value.id, id) : failure('not-found')
    if (paid.ok) await confirm(person.value.id)
    return answer(c, paid.ok ? success({ url: `${publicUrl}/success?session_id=${id}` }) : paid)
  })
  app.post('/api/sandbox/portal', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const asked = await readBody(c, sandboxPortalSchema)
    if (!asked.ok) return answer(c, asked)
    const done = await sandbox.act(person.value.id, asked.value.action)
    if (!done.ok) return answer(c, done)
    await lookAgain(person.value.id)
    return c.json(await subscription(person.value))
  })
}
