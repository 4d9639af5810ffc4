import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { sandboxTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import styles from './sandbox.module.css'

/** The sheet of every sandbox page, marked so that nobody takes it for a place where money moves. */
export function TestMode({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.mark} role="note">
        <FlaskConical size={24} aria-hidden />
        <div>
          <p className={styles.markTitle}>{sandboxTexts.mark}</p>
          <p>{sandboxTexts.markText}</p>
        </div>
      </div>
      <Card isRoomy>
        <div className={styles.inside}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </Card>
    </div>
  )
}
