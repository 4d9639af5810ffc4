import type { PaidPlan } from '@plotluck/contract'
import { Stripe } from 'stripe'

type CheckoutOrder = {
  readonly customer: string
  readonly plan: PaidPlan
  readonly price: string
  readonly publicUrl: string
}

/**
 * Opens the page to pay on and closes every other of this customer, so that only one checkout can be paid, however many tabs and servers open
 * some: of those that are open the newest stays, for all of them the same. Gives the one that stays.
 */
export async function openOnlyCheckout(
  client: Stripe,
  order: CheckoutOrder,
): Promise<{ id: string; url: string }> {
  const { customer, plan } = order
  const { data: before } = await client.checkout.sessions.list({ customer, limit: 100 })
  const newest = before.find(({ status }) => status === 'open')
  const isSame = newest?.metadata?.['plan'] === plan
  const chosen = isSame ? newest : await create(client, order, before[0]?.id ?? 'none')
  const { data: open } = await client.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const [kept = chosen, ...others] = open
  for (const { id } of others) await closeCheckout(client, id)
  if (kept.url === null) throw new Error('Stripe opened a checkout without an address')
  return { id: kept.id, url: kept.url }
}

/** Closes a checkout, so that it can no longer be paid. One that is paid or closed already stays what it is. */
export async function closeCheckout(client: Stripe, id: string): Promise<void> {
  try {
    await client.checkout.sessions.expire(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

// Two clicks at once see the same checkout before theirs, so they have the same key and open one.
function create(client: Stripe, order: CheckoutOrder, before: string): Promise<Stripe.Checkout.Session> {
  const { customer, plan, price, publicUrl } = order
  return client.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      metadata: { plan },
      success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/pricing`,
    },
    { idempotencyKey: `checkout-${customer}-${price}-${before}` },
  )
}
