import type { ReactNode } from 'react'
import styles from './page-intro.module.css'

/** What a page is for, in its title and one line, and what is said right below it. */
export function PageIntro({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className={styles.intro}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  )
}
