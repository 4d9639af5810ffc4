import type { Subscription } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { requireSession } from '../../api/session.ts'
import { subscriptionQuery } from '../../billing/queries.ts'
import { SubscriptionSummary } from '../../billing/subscription-summary.tsx'
import { sandboxTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './sandbox.module.css'
import { TestMode } from './test-mode.tsx'
import { usePortal, type SandboxAction } from './use-portal.ts'

const texts = sandboxTexts.portal

export const meta = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <Loading />
}

/** Stands in for the payment provider's portal, and for those who decline and refund payments. */
export default function Portal() {
  const subscription = useQuery({ ...subscriptionQuery, retry: false })
  if (subscription.isPending) return <Loading />
  return (
    <TestMode title={texts.title}>
      {subscription.isError ? (
        <Failed retryLabel={sandboxTexts.retry} onRetry={() => void subscription.refetch()}>
          <p>{texts.failed}</p>
          <p>{subscription.error.message}</p>
        </Failed>
      ) : (
        <Managed subscription={subscription.data.subscription} />
      )}
      <ButtonLink look="ghost" to="/settings">
        {texts.back}
      </ButtonLink>
    </TestMode>
  )
}

function Managed({ subscription }: { subscription: Subscription }) {
  const { acting, act } = usePortal()
  if (subscription === null || subscription.state === 'ended')
    return (
      <>
        {subscription === null ? (
          <p>{texts.none.text}</p>
        ) : (
          <SubscriptionSummary subscription={subscription} />
        )}
        <ButtonLink to="/pricing">{texts.none.action}</ButtonLink>
      </>
    )
  const button = (action: SandboxAction, look: 'primary' | 'secondary' = 'secondary') => (
    <Button
      look={look}
      isBusy={acting === action}
      disabled={acting !== undefined}
      onClick={() => void act(action)}
    >
      {texts.actions[action].label}
    </Button>
  )
  return (
    <>
      <SubscriptionSummary subscription={subscription} />
      <div className={styles.actions}>
        {subscription.state === 'past-due' && button('pay-again', 'primary')}
        {isMonthly(subscription) && button('switch-to-annual', 'primary')}
        {button(subscription.cancel_at_period_end ? 'resume' : 'cancel')}
      </div>
      <section className={styles.standIns} aria-labelledby="stand-ins">
        <h2 id="stand-ins">{texts.standInsTitle}</h2>
        <p>{texts.standInsText}</p>
        {button('fail-payment')}
        {button('refund')}
      </section>
    </>
  )
}

const isMonthly = ({ plan, state }: NonNullable<Subscription>): boolean =>
  plan === 'monthly' && state === 'active'

function Loading() {
  return (
    <TestMode title={texts.title}>
      <output className="visually-hidden">{sandboxTexts.loading}</output>
      <Skeleton height="6rem" shape="block" />
      <Skeleton height="2.75rem" shape="pill" />
    </TestMode>
  )
}
