import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './foldout.module.css'

type FoldoutProps = {
  as?: 'section' | 'aside'
  /** The card's name where it is another than its title. */
  label?: string
  title: ReactNode
  /** Stands beside the title, folded or not. */
  mark?: ReactNode
  /** Stands below, folded or not. */
  action?: ReactNode
  isOpenAtFirst: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A card that folds away all but its title: the browser's own <details>, found by keyboard and by find-in-page. */
export function Foldout({
  as = 'section',
  label,
  title,
  mark,
  action,
  isOpenAtFirst,
  onToggle,
  children,
}: FoldoutProps) {
  const id = useId()
  // Later changes of what it was given do not shut what somebody opened.
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <Card as={as} aria-label={label} aria-labelledby={label === undefined ? id : undefined}>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={(event) => onToggle?.(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {mark}
          <ChevronDown className={styles.arrow} size={22} aria-hidden />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
      {action}
    </Card>
  )
}
