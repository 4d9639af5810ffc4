import { presetIngredients } from '@plotluck/contract/presets'
import { dashboardTexts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DashboardIntro } from './dashboard-intro.tsx'
import styles from './dashboard.module.css'

/** The dashboard's shape while the profile is on its way. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <DashboardIntro>
        <output className="visually-hidden">{dashboardTexts.loading}</output>
        <p className={styles.slow} aria-hidden>
          {dashboardTexts.slow}
        </p>
      </DashboardIntro>
      <div className={styles.picker}>
        <Card>
          <div className={styles.skeletonRows}>
            <Skeleton height="1.5rem" width="60%" />
            <Skeleton height="3rem" shape="block" />
            <div className={styles.skeletonGrid}>
              {presetIngredients.map(({ name }) => (
                <Skeleton key={name} height="3.75rem" shape="block" />
              ))}
            </div>
          </div>
        </Card>
      </div>
      <div className={styles.results}>
        <Skeleton height="9rem" shape="block" />
      </div>
      <div className={styles.side}>
        <Skeleton height="9rem" shape="block" />
      </div>
    </div>
  )
}
