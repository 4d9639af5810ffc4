import * as z from 'zod/mini'

export const paidPlans = ['monthly', 'annual'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** What a plan costs, in whole US cents, each billing period. */
export const planPrices = {
  monthly: { cents: 799, period: 'month' },
  annual: { cents: 7200, period: 'year' },
} as const satisfies Record<PaidPlan, { cents: number; period: 'month' | 'year' }>

/** The body of `POST /api/create-checkout`: a price id of `GET /api/plans`. */
export const checkoutRequestSchema = z.strictObject({
  priceId: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(100)),
})

/** What can be bought here. `none`: nothing is sold, everyone is premium. `sandbox`: no money is taken. */
export type Plans = {
  readonly billing: 'sandbox' | 'stripe' | 'none'
  readonly plans: readonly {
    readonly plan: PaidPlan
    readonly priceId: string
    readonly cents: number
    readonly currency: 'usd'
    readonly period: 'month' | 'year'
  }[]
}

export const subscriptionStates = ['active', 'past-due', 'ended'] as const

/** A person's subscription as the settings show it; null for people who never had one. */
export type Subscription = {
  readonly plan: PaidPlan
  readonly state: (typeof subscriptionStates)[number]
  /** True when it ends at `current_period_end` instead of renewing. */
  readonly cancel_at_period_end: boolean
  /** ISO instant. Premium lasts until then. */
  readonly current_period_end: string
} | null

/** A sandbox checkout as its page shows it. `state` is `open` until it is paid or left. */
export type SandboxCheckout = {
  readonly id: string
  readonly plan: PaidPlan
  readonly cents: number
  readonly state: 'open' | 'paid' | 'expired'
}

/**
 * What can be done in the sandbox's portal. `pay-again` pays what is past due. `fail-payment` and `refund` stand for what a card company or
 * an operator does.
 */
export const sandboxActions = ['cancel', 'resume', 'pay-again', 'fail-payment', 'refund'] as const
export const sandboxPortalSchema = z.strictObject({ action: z.enum(sandboxActions) })
