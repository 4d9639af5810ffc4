import type { Subscription } from '@plotluck/contract'
import { subscriptionTexts } from '../messages/index.ts'
import { Badge, type Tint } from '../ui/badge.tsx'
import styles from './subscription-summary.module.css'

type SubscriptionStatus = keyof typeof subscriptionTexts.states

const tints = { active: 'leaf', ending: 'squash', 'past-due': 'tomato', ended: 'plain' } satisfies Record<
  SubscriptionStatus,
  Tint
>

/** A subscription in words: the plan, its price, how it stands, and until when. */
export function SubscriptionSummary({ subscription }: { subscription: NonNullable<Subscription> }) {
  const standing = standingOf(subscription)
  return (
    <div className={styles.summary}>
      <p className={styles.plan}>
        {subscriptionTexts.plans[subscription.plan]}
        <Badge tint={tints[standing]}>{subscriptionTexts.states[standing]}</Badge>
      </p>
      {standing === 'active' && <p>{subscriptionTexts.prices[subscription.plan]}</p>}
      <p>{explain(standing, subscription.current_period_end)}</p>
    </div>
  )
}

/** How it stands, as a person thinks of it: one that will not renew is ending, though it is active until then. */
export function standingOf({ state, cancel_at_period_end }: NonNullable<Subscription>): SubscriptionStatus {
  return state === 'active' && cancel_at_period_end ? 'ending' : state
}

function explain(standing: SubscriptionStatus, end: string): string {
  const words = {
    active: subscriptionTexts.renews,
    ending: subscriptionTexts.ends,
    'past-due': Date.parse(end) > Date.now() ? subscriptionTexts.pastDue : subscriptionTexts.lapsed,
    ended: subscriptionTexts.ended,
  } satisfies Record<SubscriptionStatus, (instant: string) => string>
  return words[standing](end)
}
