import type { PaidPlan } from '@plotluck/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { pricingTexts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { useSearch } from '../../ui/use-search.ts'
import { Badge } from '../../ui/badge.tsx'
import { usePortal } from '../../billing/use-portal.ts'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/button.tsx'
import styles from './plan-cards.module.css'
import type { Checkout } from './use-checkout.ts'
import type { Viewer } from './use-viewer.ts'

export function FreePlan({ viewer }: { viewer: Viewer }) {
  const { name, price, lead, features } = pricingTexts.free
  const badge = viewer === 'free' && <Badge tint="leaf">{pricingTexts.yourPlan}</Badge>
  return (
    <Plan
      name={name}
      isOwn={viewer === 'free'}
      badge={badge}
      lead={lead}
      features={features}
      action={<FreeAction viewer={viewer} />}
    >
      <Price amount={price} per={pricingTexts.forever} />
    </Plan>
  )
}

function FreeAction({ viewer }: { viewer: Viewer }) {
  if (viewer === 'premium') return null
  const isVisitor = viewer === 'visitor'
  return (
    <ButtonLink look="secondary" size="large" to={isVisitor ? '/auth?mode=sign-up' : '/dashboard'}>
      {isVisitor ? pricingTexts.signUp : pricingTexts.toKitchen}
    </ButtonLink>
  )
}

type PaidPlanCardProps = { plan: PaidPlan; own: PaidPlan | undefined; viewer: Viewer; checkout: Checkout }

/** A plan to buy. Where there is nothing to buy, because it is paid for or free here, it only tells what it gives. */
export function PaidPlanCard({ plan, own, viewer, checkout }: PaidPlanCardProps) {
  const { name, price, lead, choose, features } = pricingTexts[plan]
  const isAnnual = plan === 'annual'
  const isOwn = own === plan
  // Who chose a plan and had to sign up first finds it chosen.
  const isChosen = useSearch()?.get('plan') === plan && viewer === 'free'
  const isForSale = viewer === 'visitor' || viewer === 'free'
  const action = isForSale ? (
    <Button
      look={isAnnual ? 'cover' : 'primary'}
      size="large"
      isBusy={checkout.starting === plan}
      disabled={checkout.starting !== undefined}
      onClick={() => void checkout.start(plan)}
    >
      {checkout.starting === plan ? pricingTexts.busy : choose}
    </Button>
  ) : (
    isAnnual && own === 'monthly' && <SwitchToAnnual />
  )
  return (
    <Plan
      name={name}
      isOwn={isOwn}
      look={isAnnual ? 'cover' : 'plain'}
      isChosen={isChosen}
      badge={
        isOwn ? (
          <Badge tint="leaf">{pricingTexts.yourPlan}</Badge>
        ) : (
          isAnnual && <Badge tint="squash">{pricingTexts.annual.badge}</Badge>
        )
      }
      lead={lead}
      features={features}
      picture={isAnnual && <Harvest />}
      action={action}
    >
      <Price amount={price} per={isAnnual ? pricingTexts.perYear : pricingTexts.perMonth} />
      {isAnnual && (
        <p className={styles.saving}>
          {pricingTexts.annual.perMonth}, {pricingTexts.annual.saving}
        </p>
      )}
    </Plan>
  )
}

/** Who pays by the month changes to the year where the subscription is managed. */
function SwitchToAnnual() {
  const portal = usePortal()
  if (portal.blockedUrl !== undefined)
    return (
      <ExternalButtonLink look="cover" size="large" href={portal.blockedUrl} target="_blank">
        {pricingTexts.annual.switchTo}
      </ExternalButtonLink>
    )
  return (
    <Button look="cover" size="large" isBusy={portal.isOpening} onClick={() => void portal.open()}>
      {pricingTexts.annual.switchTo}
    </Button>
  )
}

type PlanProps = {
  name: string
  isOwn: boolean
  look?: 'plain' | 'cover'
  isChosen?: boolean
  badge: ReactNode
  lead: string
  features: readonly string[]
  picture?: ReactNode
  action: ReactNode
  children: ReactNode
}

const intoView = (plan: HTMLElement | null): void => {
  plan?.scrollIntoView({ block: 'center' })
  plan?.querySelector('button')?.focus({ preventScroll: true })
}

function Plan({
  name,
  isOwn,
  look = 'plain',
  isChosen = false,
  badge,
  lead,
  features,
  picture,
  action,
  children,
}: PlanProps) {
  return (
    <section
      ref={isChosen ? intoView : undefined}
      className={styles.plan}
      data-look={look}
      data-own={isOwn}
      aria-label={name}
    >
      <div className={styles.name}>
        <h2>{name}</h2>
        {badge}
      </div>
      <div className={styles.prices}>{children}</div>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={20} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {picture}
      <div className={styles.action}>{action}</div>
    </section>
  )
}

function Price({ amount, per }: { amount: string; per: string }) {
  return (
    <p>
      <span className={styles.amount}>{amount}</span> {per}
    </p>
  )
}

const harvest = ['strawberry', 'tomato', 'corn', 'pumpkin', 'kale', 'leek']

/** A year in the garden, from the first berry to the last leek. */
function Harvest() {
  return (
    <div className={styles.harvest} aria-hidden>
      {harvest.map((food) => (
        <DrawnPicture key={food} picture={food} size={56} />
      ))}
    </div>
  )
}
