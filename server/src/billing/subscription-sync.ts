import { callsOf, planPrices, type ServerEvent } from '@plotluck/contract'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { readText, type Serve } from '../platform/http/index.ts'
import type { Log } from '../platform/log.ts'
import type { Payments, ProviderSubscription } from '../platform/payments/payments.ts'
import type { WebhookEvent } from '../platform/payments/stripe.ts'
import { findByCustomer, hasWebhookEvent, recordWebhookEvent, saveSubscription } from './store.ts'

/** Reads a message of the provider; undefined when its signature does not fit. */
export type VerifyWebhook = (body: string, signature: string) => Promise<WebhookEvent | undefined>

export type SyncDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Null where nothing is sold. */
  readonly payments: Payments | null
  /** Null where the provider sends no messages. */
  readonly verifyWebhook: VerifyWebhook | null
  /** Told what the provider confirmed; a purchase may be told more than once, under the same transaction. */
  readonly notePayment: (userId: string, payment: ServerEvent) => Promise<void>
}

type Held = ProviderSubscription | null
type Received = Result<{ received: true }>

/** How the subscriptions here follow those that the provider holds: by looking again, which its messages ask for. */
export type SubscriptionSync = ReturnType<typeof createSubscriptionSync>

export function createSubscriptionSync(deps: SyncDeps) {
  return {
    /** Looks at what the provider holds for a customer and keeps it; null where it holds nothing. */
    sync: (customerId: string) => sync(deps, customerId),
    /** The same, and counts what was paid. */
    confirm: (customerId: string) => confirm(deps, customerId),
    receive: (body: string, signature: string) => receive(deps, body, signature),
  }
}

/** The most that is read of a message: it holds one object of the provider, of some thousand bytes. */
const messageBytes = 256 * 1024

/** Mounts where the provider sends its messages. */
export function mountWebhook(serve: Serve, subscriptionSync: SubscriptionSync): void {
  serve(callsOf.webhook, {
    'POST /api/webhooks/stripe': async ({ c }) => {
      const message = await readText(c, messageBytes)
      const signature = c.req.header('stripe-signature') ?? ''
      return message.ok ? subscriptionSync.receive(message.value, signature) : message
    },
  })
}

async function receive(deps: SyncDeps, body: string, signature: string): Promise<Received> {
  const { payments, verifyWebhook } = deps
  if (!payments || !verifyWebhook) return failure('not-found')
  const event = await verifyWebhook(body, signature)
  return event ? handle(deps, payments, event) : failure('bad-signature')
}

/** A message says 'look again' and nothing else, so any number of them in any order ends in the provider's own state. */
async function handle(
  deps: SyncDeps,
  payments: Payments,
  { id, customerId, isRefund }: WebhookEvent,
): Promise<Received> {
  const { database, clock, log } = deps
  const done = success({ received: true as const })
  if (customerId === null || (await database.asSystem((tx) => hasWebhookEvent(tx, id)))) return done
  if (!(await database.asSystem((tx) => findByCustomer(tx, customerId)))) {
    log.warn({ message: id }, 'A payment message speaks of a customer we do not know')
    return done
  }
  const ended = isRefund ? await payments.cancelNow(customerId, clock()) : success(null)
  const looked = ended.ok ? await confirm(deps, customerId) : ended
  // Not noted as dealt with: the provider sends it again.
  if (!looked.ok) return looked
  await database.asSystem((tx) => recordWebhookEvent(tx, id, clock()))
  return done
}

async function confirm(deps: SyncDeps, customerId: string): Promise<Result<Held>> {
  const held = await sync(deps, customerId)
  if (!held.ok || held.value?.state !== 'active') return held
  const { plan, id } = held.value
  const row = await deps.database.asSystem((tx) => findByCustomer(tx, customerId))
  const value = planPrices[plan].cents / 100
  const fields = { plan, value, currency: 'USD', transaction_id: id } as const
  if (row) await deps.notePayment(row.userId, { name: 'purchase', fields })
  return held
}

async function sync(deps: SyncDeps, customerId: string): Promise<Result<Held>> {
  const { database, payments, clock } = deps
  if (!payments) return success(null)
  const lookedAt = clock()
  const held = await payments.look(customerId, lookedAt)
  if (!held.ok) return held
  const before = await database.asSystem((tx) => saveSubscription(tx, customerId, held.value, lookedAt))
  if (before && held.value?.cancelAtPeriodEnd && before.state && !before.cancelAtPeriodEnd)
    await deps.notePayment(before.userId, { name: 'cancel_subscription', fields: { plan: held.value.plan } })
  return held
}
