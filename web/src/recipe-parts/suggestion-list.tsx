import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './suggestion-card.module.css'

type SuggestionListProps = {
  /** Wide windows show them beside each other; else below each other. */
  isBeside?: boolean
  children: ReactNode
}

/** The place of suggestions, each in a list item. */
export function SuggestionList({ isBeside = false, children }: SuggestionListProps) {
  return (
    <ul className={styles.list} data-beside={isBeside}>
      {children}
    </ul>
  )
}

/** The places of suggestions that are still being written, as list items. */
export function SuggestionSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <li key={`place ${place}`}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.head}>
          <Skeleton height="1.5rem" width="80%" />
          <Skeleton height="1.25rem" width="60%" />
        </div>
        <div className={styles.words}>
          <Skeleton height="2.75rem" />
          <Skeleton height="5.5rem" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="2.75rem" shape="pill" />
        </div>
      </div>
    </li>
  ))
}
