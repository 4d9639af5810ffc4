import { ExternalLink } from 'lucide-react'
import { pricingTexts } from '../../messages/index.ts'
import { ExternalButtonLink } from '../../ui/button.tsx'
import styles from './pricing.module.css'

const texts = pricingTexts.checkout

/** The way to a checkout whose tab the browser did not open: a link that the person presses is never blocked. */
export function CheckoutBlocked({ url }: { url: string }) {
  return (
    <section className={styles.standing} data-tint="squash" role="alert">
      <div>
        <h2>{texts.blockedTitle}</h2>
        <p>{texts.blockedText}</p>
      </div>
      <ExternalButtonLink href={url} target="_blank" icon={<ExternalLink size={20} aria-hidden />}>
        {texts.blockedLink}
      </ExternalButtonLink>
    </section>
  )
}
