import type { ReactNode } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import styles from './dashboard.module.css'

/** The kitchen's heading, and what is said right below it; short, for the picker to begin on the first screen of a phone. */
export function DashboardIntro({ children }: { children: ReactNode }) {
  return (
    <header className={styles.intro}>
      <h1 className={styles.title}>{dashboardTexts.title}</h1>
      <p className={styles.lead}>{dashboardTexts.lead}</p>
      {children}
    </header>
  )
}
