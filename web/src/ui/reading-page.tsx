import type { ReactNode } from 'react'
import styles from './reading-page.module.css'

/** A page of one column, no wider than a line is read with ease. */
export function ReadingPage({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.page} aria-busy={isBusy}>
      {children}
    </div>
  )
}
