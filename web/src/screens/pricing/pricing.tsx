import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { pricingTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './pricing.module.css'

export const meta = () => [
  { title: pricingTexts.pageTitle },
  { name: 'description', content: pricingTexts.pageDescription },
]

export default function Pricing() {
  const { free, monthly, annual } = pricingTexts
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{pricingTexts.title}</h1>
        <p className={styles.lead}>{pricingTexts.text}</p>
      </header>
      <div className={styles.plans}>
        <Plan {...free} per={pricingTexts.forever} action={<SignUpLink />} />
        <Plan {...monthly} per={pricingTexts.perMonth} />
        <Plan {...annual} per={pricingTexts.perYear} />
      </div>
      <p className={styles.note}>{pricingTexts.refund}</p>
    </div>
  )
}

function SignUpLink() {
  return <ButtonLink to="/auth?mode=sign-up">{pricingTexts.signUp}</ButtonLink>
}

type PlanProps = {
  name: string
  price: string
  per: string
  features: readonly string[]
  badge?: string
  saving?: string
  action?: ReactNode
}

function Plan({ name, price, per, features, badge, saving, action }: PlanProps) {
  return (
    <Card as="section" isRoomy aria-label={name}>
      <div className={styles.plan}>
        <div className={styles.name}>
          <h2>{name}</h2>
          {badge !== undefined && <Badge tint="squash">{badge}</Badge>}
        </div>
        <p>
          <span className={styles.price}>{price}</span> {per}
        </p>
        {saving !== undefined && <p className={styles.saving}>{saving}</p>}
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Check size={20} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        {action}
      </div>
    </Card>
  )
}
