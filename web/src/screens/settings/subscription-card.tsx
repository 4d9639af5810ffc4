import type { Subscription } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { plansQuery, subscriptionQuery } from '../../billing/queries.ts'
import { usePortal } from '../../billing/use-portal.ts'
import { SubscriptionSummary } from '../../billing/subscription-summary.tsx'
import { settingsTexts } from '../../messages/index.ts'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './settings.module.css'

const texts = settingsTexts.subscription

/** The plan as it stands, and the way to change it. */
export function SubscriptionCard({ isPremium }: { isPremium: boolean }) {
  const plans = useQuery(plansQuery)
  const subscription = useQuery(subscriptionQuery)
  const broken = [plans, subscription].find((query) => query.isError)
  return (
    <Section title={texts.title} anchor="subscription">
      {broken ? (
        <Failed retryLabel={settingsTexts.retry} onRetry={() => void broken.refetch()}>
          <p>{texts.loadFailed}</p>
          <p>{broken.error?.message}</p>
        </Failed>
      ) : plans.data && subscription.data ? (
        <Plan
          isHousehold={plans.data.billing === 'none'}
          isPremium={isPremium}
          subscription={subscription.data.subscription}
        />
      ) : (
        <Skeleton height={isPremium ? '10.5rem' : '6.875rem'} />
      )}
    </Section>
  )
}

type PlanProps = { isHousehold: boolean; isPremium: boolean; subscription: Subscription }

function Plan({ isHousehold, isPremium, subscription }: PlanProps) {
  if (isHousehold) return <p>{texts.household}</p>
  return (
    <>
      {subscription ? <SubscriptionSummary subscription={subscription} /> : <p>{texts.free}</p>}
      {subscription?.plan === 'monthly' && subscription.state === 'active' && <p>{texts.switchToAnnual}</p>}
      {isPremium || subscription?.state === 'past-due' ? (
        <ManageButton />
      ) : (
        <ButtonLink to="/pricing">{texts.seePlans}</ButtonLink>
      )}
    </>
  )
}

function ManageButton() {
  const portal = usePortal()
  return (
    <>
      <Button isBusy={portal.isOpening} onClick={() => void portal.open()}>
        {portal.isOpening ? texts.busy : texts.manage}
      </Button>
      {portal.blockedUrl !== undefined && (
        <div className={styles.blocked} role="alert">
          <p>{texts.blocked}</p>
          <ExternalButtonLink
            href={portal.blockedUrl}
            target="_blank"
            icon={<ExternalLink size={20} aria-hidden />}
          >
            {texts.blockedLink}
          </ExternalButtonLink>
        </div>
      )}
    </>
  )
}
