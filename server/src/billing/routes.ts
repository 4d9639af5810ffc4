import { callsOf, planPrices } from '@plotluck/contract'
import { failure, success } from '../platform/failure.ts'
import { readText, type Serve } from '../platform/http/index.ts'
import type { Billing } from './billing.ts'
import type { Sandbox } from './sandbox-payments.ts'

/** The most that is read of a message: it holds one object of the provider, of some thousand bytes. */
const messageBytes = 256 * 1024

/** Mounts plans, checkout, portal, subscription and the provider's messages. */
export function mountBilling(serve: Serve, billing: Billing): void {
  serve(callsOf.billing, {
    'GET /api/plans': async () => success(billing.plans()),
    'POST /api/check-subscription': async ({ user }) => success(await billing.check(user)),
    'GET /api/subscription': async ({ user }) => success(await billing.subscription(user)),
    'POST /api/create-checkout': ({ user, body }) => billing.openCheckout(user, body.priceId),
    'POST /api/customer-portal': ({ user }) => billing.openPortal(user),
    'POST /api/webhooks/stripe': async ({ c }) => {
      const message = await readText(c, messageBytes)
      return message.ok ? billing.receive(message.value, c.req.header('stripe-signature') ?? '') : message
    },
  })
}

/** Mounts what the sandbox's own pages ask: test mode only. */
export function mountSandbox(serve: Serve, billing: Billing, sandbox: Sandbox, publicUrl: string): void {
  const { confirm, syncSubscription, subscription } = billing
  serve(callsOf.sandbox, {
    'GET /api/sandbox/checkouts/{id}': async ({ user, path: { id } }) => {
      const found = await sandbox.checkout(user.id, id)
      if (!found) return failure('not-found')
      const { plan, state } = found
      return success({ id, plan, state, cents: planPrices[plan].cents })
    },
    'POST /api/sandbox/checkouts/{id}/pay': async ({ user, path: { id } }) => {
      const paid = await sandbox.pay(user.id, id)
      if (!paid.ok) return paid
      await confirm(user.id)
      return success({ url: `${publicUrl}/success?session_id=${id}` })
    },
    'POST /api/sandbox/portal': async ({ user, body }) => {
      const acted = await sandbox.act(user.id, body.action)
      if (!acted.ok) return acted
      await syncSubscription(user.id)
      return success(await subscription(user))
    },
  })
}
