import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './failed.module.css'

type FailedProps = {
  children: ReactNode
  retryLabel: string
  onRetry: () => void
}

/** What stands where something could not be loaded: says so in its first paragraph, why in the next, and offers to try again. */
export function Failed({ children, retryLabel, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <CircleAlert size={28} aria-hidden />
      <div className={styles.words}>{children}</div>
      <Button look="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
