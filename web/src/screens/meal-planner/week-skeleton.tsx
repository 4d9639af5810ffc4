import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './week.module.css'

/** Seven days of the height of empty ones. */
export function WeekSkeleton() {
  return (
    <div className={styles.week} aria-busy>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <div key={day} className={styles.day}>
          <div className={styles.dayTitle}>
            <Skeleton height="1rem" />
          </div>
          {[1, 2, 3, 4].map((slot) => (
            <div key={slot} className={styles.loading}>
              <Skeleton height="1rem" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
