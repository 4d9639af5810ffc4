import type { PaidPlan } from '@plotluck/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../analytics/track.ts'
import { isSignedIn } from '../../api/accounts.ts'
import { call, type Outcome } from '../../api/client.ts'
import { ApiError, queryClient } from '../../api/session.ts'
import { signInAddress } from '../../api/safe-redirect.ts'
import { plansQuery } from '../../billing/queries.ts'
import { openWaitingTab } from '../../billing/waiting-tab.ts'
import { pricingTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

const texts = pricingTexts.checkout

export type Checkout = {
  /** The plan whose checkout is being opened. */
  readonly starting: PaidPlan | undefined
  /** The checkout's address, when the browser did not let its tab open. */
  readonly blockedUrl: string | undefined
  readonly start: (plan: PaidPlan) => Promise<void>
}

/** Opens a checkout in a tab of its own. Without a session it leads to sign-in and back here. */
export function useCheckout(): Checkout {
  const navigate = useNavigate()
  const [starting, setStarting] = useState<PaidPlan>()
  const [blockedUrl, setBlockedUrl] = useState<string>()

  async function start(plan: PaidPlan): Promise<void> {
    const tab = openWaitingTab(texts.starting)
    setStarting(plan)
    setBlockedUrl(undefined)
    const outcome = await createCheckout(plan)
    setStarting(undefined)
    if (outcome.ok) {
      trackCheckout(plan)
      if (!tab.leadTo(outcome.answer.url)) setBlockedUrl(outcome.answer.url)
      return
    }
    tab.close()
    if (outcome.failure.code === 'not-signed-in') {
      toast({ ...texts.signInFirst, tone: 'destructive' })
      return await navigate(signInAddress({ pathname: '/pricing', search: `?plan=${plan}` }))
    }
    const { code, message } = outcome.failure
    toast({
      title: texts.error,
      text: code === 'unexpected' ? texts.failed : message,
      tone: 'destructive',
    })
  }

  return { starting, blockedUrl, start }
}

function trackCheckout(plan: PaidPlan): void {
  const sold = queryClient.getQueryData(plansQuery.queryKey)?.plans.find((one) => one.plan === plan)
  if (sold) track('begin_checkout', { plan, value: sold.cents / 100, currency: 'USD' })
}

async function createCheckout(plan: PaidPlan): Promise<Outcome<{ url: string }>> {
  if (!(await isSignedIn()))
    return { ok: false, failure: { code: 'not-signed-in', message: texts.signInFirst.text } }
  toast({ title: texts.starting, tone: 'info' })
  const priceId = await findPriceId(plan)
  if (!priceId.ok) return priceId
  return call('POST /api/create-checkout', { body: { priceId: priceId.answer } })
}

async function findPriceId(plan: PaidPlan): Promise<Outcome<string>> {
  try {
    const { plans } = await queryClient.fetchQuery(plansQuery)
    const priceId = plans.find((one) => one.plan === plan)?.priceId
    if (priceId !== undefined) return { ok: true, answer: priceId }
    return { ok: false, failure: { code: 'unknown-price', message: texts.failed } }
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, failure: error.failure }
    return { ok: false, failure: { code: 'unexpected', message: texts.failed } }
  }
}
