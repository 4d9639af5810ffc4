import { callsOf, planPrices } from '@plotluck/contract'
import { failure, success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { Billing } from './billing.ts'
import type { Sandbox } from './sandbox-payments.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

/** Mounts plans, checkout, portal and subscription. */
export function mountBilling(serve: Serve, billing: Billing): void {
  serve(callsOf.billing, {
    'GET /api/plans': async () => success(billing.plans()),
    'POST /api/check-subscription': async ({ user }) => success(await billing.check(user)),
    'GET /api/subscription': async ({ user }) => success(await billing.subscription(user)),
    'POST /api/create-checkout': ({ user, body }) => billing.openCheckout(user, body.priceId),
    'POST /api/customer-portal': ({ user }) => billing.openPortal(user),
  })
}

export type SandboxDeps = {
  readonly sandbox: Sandbox
  readonly billing: Billing
  readonly subscriptionSync: SubscriptionSync
}

/** Mounts what the sandbox's own pages ask: test mode only. */
export function mountSandbox(
  serve: Serve,
  { sandbox, billing, subscriptionSync: { sync, confirm } }: SandboxDeps,
  publicUrl: string,
): void {
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
      await sync(user.id)
      return success(await billing.subscription(user))
    },
  })
}
