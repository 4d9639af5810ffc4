import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './failed.module.css'

type FailedProps = {
  children: ReactNode
  retryLabel: string
  onRetry: () => void
  /** In one line where there is room, beside what failed. */
  isInLine?: boolean
}

/** What stands where something could not be loaded: says so in its first paragraph, why in the next, and offers to try again. */
export function Failed({ children, retryLabel, onRetry, isInLine }: FailedProps) {
  return (
    <div className={styles.failed} role="alert" data-in-line={isInLine}>
      <CircleAlert size={28} aria-hidden />
      <div className={styles.words}>{children}</div>
      <Button look="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
