import * as z from 'zod/mini'
import { paidPlans, sandboxActions, subscriptionStates } from '../billing.ts'
import type { Calls } from '../call.ts'
import { address, byId, instant, list } from './shapes.ts'

/** What can be bought here. `none`: nothing is sold, everyone is premium. `sandbox`: no money is taken. */
export type Plans = z.output<typeof plans>
const plans = z.object({
  billing: z.enum(['sandbox', 'stripe', 'none']),
  plans: list(
    z.object({
      plan: z.enum(paidPlans),
      priceId: z.string(),
      cents: z.number(),
      currency: z.literal('usd'),
      period: z.enum(['month', 'year']),
    }),
  ),
})

const subscription = z.object({
  plan: z.enum(paidPlans),
  state: z.enum(subscriptionStates),
  /** True when it ends at `current_period_end` instead of renewing. */
  cancel_at_period_end: z.boolean(),
  /** Premium lasts until then. */
  current_period_end: instant,
})
const subscriptionAnswer = z.object({ subscription: z.nullable(subscription) })
/** A person's subscription as the settings show it; null for people who never had one. */
export type Subscription = z.output<typeof subscriptionAnswer>['subscription']

/** A sandbox checkout as its page shows it. `state` is `open` until it is paid or left. */
export type SandboxCheckout = z.output<typeof sandboxCheckout>
const sandboxCheckout = z.object({
  id: z.string(),
  plan: z.enum(paidPlans),
  cents: z.number(),
  state: z.enum(['open', 'paid', 'expired']),
})

export const billingCalls = {
  'GET /api/plans': {
    about: 'billing',
    does: 'Says what premium costs here and by which price ids it is bought.',
    access: 'everyone',
    answer: plans,
  },
  'POST /api/check-subscription': {
    about: 'billing',
    does: 'Looks the subscription up and says whether the person is premium.',
    access: 'signed in',
    answer: z.object({ subscribed: z.boolean() }),
  },
  'GET /api/subscription': {
    about: 'billing',
    does: 'Gives the subscription as the settings show it.',
    access: 'signed in',
    answer: subscriptionAnswer,
  },
  'POST /api/create-checkout': {
    about: 'billing',
    does: 'Opens a checkout for a plan, by its price id of `GET /api/plans`.',
    access: 'signed in',
    body: z.strictObject({
      priceId: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(100)),
    }),
    answer: address,
    refusals: ['unknown-price', 'already-premium', 'payments-down'],
  },
  'POST /api/customer-portal': {
    about: 'billing',
    does: 'Opens the page where the subscription is managed.',
    access: 'signed in',
    answer: address,
    refusals: ['nothing-to-manage', 'payments-down'],
  },
} as const satisfies Calls

export const webhookCalls = {
  'POST /api/webhooks/stripe': {
    about: 'billing',
    does: "Takes the payment provider's signed messages; each only says that a subscription is to be looked at again.",
    access: 'everyone',
    answer: z.object({ received: z.literal(true) }),
    refusals: ['bad-signature', 'not-found', 'payments-down', 'too-large'],
  },
} as const satisfies Calls

export const sandboxCalls = {
  'GET /api/sandbox/checkouts/{id}': {
    about: 'billing',
    does: 'Test mode: shows a checkout.',
    access: 'signed in',
    path: byId,
    answer: sandboxCheckout,
  },
  'POST /api/sandbox/checkouts/{id}/pay': {
    about: 'billing',
    does: 'Test mode: pays a checkout, and names the page to go on to. No money is taken.',
    access: 'signed in',
    path: byId,
    answer: address,
    refusals: ['already-premium'],
  },
  'POST /api/sandbox/portal': {
    about: 'billing',
    does: 'Test mode: cancels, resumes, switches from monthly to annual, pays what is past due, or plays a failed payment or a refund.',
    access: 'signed in',
    body: z.strictObject({ action: z.enum(sandboxActions) }),
    answer: subscriptionAnswer,
    refusals: ['nothing-to-manage'],
  },
} as const satisfies Calls
