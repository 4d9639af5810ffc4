import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; picture?: ReactNode; children?: ReactNode; action?: ReactNode }

/** What stands where nothing is yet: says what to do, and offers to do it. */
export function EmptyState({ title, picture, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
