import { useEffect } from 'react'
import { track } from '../../analytics/track.ts'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { pricingTexts } from '../../messages/index.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { CheckoutBlocked } from './checkout-blocked.tsx'
import { FreePlan, PaidPlanCard } from './plan-cards.tsx'
import styles from './pricing.module.css'
import { SubscriptionStatus } from './subscription-status.tsx'
import { Testimonial } from './testimonial.tsx'
import { useCheckout } from './use-checkout.ts'
import { useOwnPlan, useViewer } from './use-viewer.ts'

export const meta = () =>
  publicPageMeta({
    title: pricingTexts.pageTitle,
    description: pricingTexts.pageDescription,
    path: '/pricing',
  })

export default function Pricing() {
  useEffect(() => track('view_pricing'), [])
  const viewer = useViewer()
  const own = useOwnPlan(viewer)
  const checkout = useCheckout()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{pricingTexts.title}</h1>
        <p className={styles.lead}>{pricingTexts.text}</p>
      </header>
      <SubscriptionStatus viewer={viewer} />
      {checkout.blockedUrl !== undefined && <CheckoutBlocked url={checkout.blockedUrl} />}
      <div className={styles.plans}>
        <FreePlan viewer={viewer} />
        <PaidPlanCard plan="monthly" own={own} viewer={viewer} checkout={checkout} />
        <PaidPlanCard plan="annual" own={own} viewer={viewer} checkout={checkout} />
      </div>
      <p className={styles.note}>{pricingTexts.refund}</p>
      <Testimonial />
      <section className={styles.faq} aria-labelledby="faq">
        <h2 id="faq" className={styles.sectionTitle}>
          {pricingTexts.faqTitle}
        </h2>
        <Accordion items={pricingTexts.faq} />
      </section>
    </div>
  )
}
