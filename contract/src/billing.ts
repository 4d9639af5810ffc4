export const paidPlans = ['monthly', 'annual'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** What a plan costs, in whole US cents, each billing period. */
export const planPrices = {
  monthly: { cents: 799, period: 'month' },
  annual: { cents: 7200, period: 'year' },
} as const satisfies Record<PaidPlan, { cents: number; period: 'month' | 'year' }>

export const subscriptionStates = ['active', 'past-due', 'ended'] as const

/**
 * What can be done in the sandbox's portal. `pay-again` pays what is past due; `switch-to-annual` begins a year now in the place of the
 * month that was paid. `fail-payment` and `refund` stand for what a card company or an operator does.
 */
export const sandboxActions = [
  'cancel',
  'resume',
  'pay-again',
  'switch-to-annual',
  'fail-payment',
  'refund',
] as const
