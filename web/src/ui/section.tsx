import { useId, type ReactNode, type RefObject } from 'react'
import { Card } from './card.tsx'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** What a link to it has behind its '#'. */
  anchor?: string
  /** Where the focus may go when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** One card of a page under its heading. */
export function Section({ title, anchor, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" isRoomy id={anchor} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 ref={headingRef} id={id} className={styles.title} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}
