import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  picture?: ReactNode
  /** On a phone, words beside a small picture: for a place that others share the page with. */
  isCompact?: boolean
  children?: ReactNode
  action?: ReactNode
}

/** What stands where nothing is yet: says what to do, and offers to do it. */
export function EmptyState({ title, picture, isCompact = false, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-compact={isCompact || undefined}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
