import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export type AccordionItem = { title: string; content: ReactNode }

/**
 * Questions that open to their answers: the browser's own <details>, so they open by keyboard and by its find-in-page, and without any script.
 * Several may be open at once; titles must differ.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.items}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <ChevronDown className={styles.arrow} size={22} aria-hidden />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
