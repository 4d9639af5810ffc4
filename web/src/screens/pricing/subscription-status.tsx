import { pricingTexts } from '../../messages/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './pricing.module.css'
import type { Viewer } from './use-viewer.ts'

/** Says why there is nothing to buy, where there is nothing to buy. */
export function SubscriptionStatus({ viewer }: { viewer: Viewer }) {
  if (viewer !== 'premium' && viewer !== 'household') return null
  return (
    <section className={styles.standing}>
      <div>
        <h2>{pricingTexts[viewer].title}</h2>
        <p>{pricingTexts[viewer].text}</p>
      </div>
      {viewer === 'premium' && (
        <ButtonLink look="secondary" to="/settings">
          {pricingTexts.premium.manage}
        </ButtonLink>
      )}
    </section>
  )
}
