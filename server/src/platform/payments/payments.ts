import type { PaidPlan } from '@plotluck/contract'
import type { Result } from '../failure.ts'
import type { UserId } from '../ids.ts'

/** What a provider sells: one price for each plan. */
export type PlanPrices = Readonly<Record<PaidPlan, string>>

/** Someone who pays, as the provider is told. */
export type Customer = { readonly id: UserId; readonly email: string; readonly name: string }

/** A subscription as the provider holds it: the truth. `endsAt` is the end of the period that is paid for. */
export type ProviderSubscription = {
  readonly id: string
  readonly plan: PaidPlan
  readonly state: 'active' | 'past-due' | 'ended'
  readonly cancelAtPeriodEnd: boolean
  readonly endsAt: Date
}

/**
 * The payment provider. Every call may wait for a network, so none belongs inside a transaction; a provider that does not
 * answer is the failure `payments-down`.
 */
export type Payments = {
  readonly provider: 'sandbox' | 'stripe'
  readonly prices: PlanPrices
  /** The provider's name for a person; the same person keeps the same one. */
  readonly customerOf: (payer: Customer) => Promise<Result<string>>
  /**
   * Opens the page to pay on. Of one customer's checkouts only one can be paid: calls for the same plan give the same, a call for another plan
   * closes it. `already-premium` where it was paid meanwhile.
   */
  readonly openCheckout: (customerId: string, plan: PaidPlan, now: Date) => Promise<Result<{ url: string }>>
  /** Opens the page where a subscription is managed. */
  readonly openPortal: (customerId: string) => Promise<Result<{ url: string }>>
  /** Reads the subscription that counts now: a living one before an ended one, the newest first. Null when there never was one. */
  readonly look: (customerId: string, now: Date) => Promise<Result<ProviderSubscription | null>>
  /** Ends every living subscription at once: an account is deleted, or money went back. */
  readonly cancelNow: (customerId: string, now: Date) => Promise<Result<null>>
}
