import { menuTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './use-it-first.module.css'

/** The menu's shape while it is planned: the figures and three days. */
export function MenuSkeleton() {
  return (
    <>
      <p className={styles.lead}>{menuTexts.planning}</p>
      <div className={styles.summary}>
        <Skeleton height="9rem" shape="block" />
        <Skeleton height="9rem" shape="block" />
      </div>
      {[1, 2, 3].map((day) => (
        <Card key={day}>
          <div className={styles.dayTop}>
            <h3 className={styles.cardTitle}>{menuTexts.day(day)}</h3>
          </div>
          <div className={styles.meal}>
            <Skeleton height="9rem" shape="block" />
            <div className={styles.words}>
              <Skeleton height="1.5rem" width="70%" />
              <Skeleton height="1rem" width="40%" />
              <Skeleton height="4rem" />
            </div>
          </div>
        </Card>
      ))}
    </>
  )
}
