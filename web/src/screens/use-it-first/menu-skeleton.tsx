import { addDays } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { menuTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DayName } from './day-name.tsx'
import styles from './use-it-first.module.css'

/** The menu's shape while it is planned: the figures and three days. */
export function MenuSkeleton() {
  const today = useToday()
  return (
    <>
      <p className={styles.lead}>{menuTexts.planning}</p>
      <div className={styles.summary}>
        <Skeleton height="6rem" shape="block" />
        <Skeleton height="6rem" shape="block" />
      </div>
      <div className={styles.days}>
        {[1, 2, 3].map((day) => (
          <Card key={day}>
            <div className={styles.day}>
              <div className={styles.dayTop}>
                <DayName day={day} date={addDays(today, day - 1)} />
              </div>
              <MealSkeleton />
              <MealSkeleton />
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}

const MealSkeleton = () => (
  <div className={styles.meal}>
    <div className={styles.picture}>
      <Skeleton height="100%" shape="block" />
    </div>
    <div className={styles.waiting}>
      <Skeleton height="1.25rem" />
      <Skeleton height="1rem" width="60%" />
    </div>
    <div className={styles.actions}>
      <Skeleton height="2.75rem" />
    </div>
  </div>
)
