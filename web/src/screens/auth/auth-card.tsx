import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './auth-card.module.css'

/** The sheet in the middle of every screen about signing in. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.place} data-signs-in>
      <Card isRoomy>
        <div className={styles.inside}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{text}</p>
          </div>
          {children}
        </div>
      </Card>
    </div>
  )
}
