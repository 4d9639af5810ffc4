import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './settings.module.css'

/** One card of the settings under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" isRoomy aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}
