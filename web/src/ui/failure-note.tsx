import { type ReactNode, useEffect, useRef } from 'react'
import styles from './failure-note.module.css'

/** Why what a button began came to nothing. Stands beside that button, which begins it anew, and comes into view. */
export function FailureNote({ children }: { children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <p ref={place} className={styles.failure} role="alert">
      {children}
    </p>
  )
}
