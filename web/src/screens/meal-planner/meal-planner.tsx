import { ApiError, requireSession } from '../../api/session.ts'
import { useMonday } from '../../calendar/use-monday.ts'
import { InvalidWeek } from '../../calendar/invalid-week.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './meal-planner.module.css'
import { FillWeek } from './fill-week.tsx'
import { useWeek } from './use-week.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekGrid } from './week-grid.tsx'

export const meta = () => [{ title: plannerTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{plannerTexts.title}</h1>
      <WeekSkeleton />
    </div>
  )
}

/** A week of meals, Monday to Sunday, in the person's own calendar. */
export default function MealPlanner() {
  const { monday, unread, show } = useMonday()
  const control = useWeek(monday)
  const { data, error, isPending, refetch } = control.week
  if (error instanceof ApiError && error.failure.code === 'premium-only')
    return <PremiumRedirect text={error.failure.message} />
  return (
    <div className={styles.page} data-empty={data?.length === 0}>
      <h1 className={styles.title}>{plannerTexts.title}</h1>
      {unread !== undefined && <InvalidWeek text={unread} />}
      <WeekBar monday={monday} onChange={show} onCopy={control.copyLastWeek}>
        {data && <FillWeek monday={monday} meals={data} control={control} />}
      </WeekBar>
      {isPending && <WeekSkeleton />}
      {error && !data && (
        <Failed retryLabel={plannerTexts.retry} onRetry={() => void refetch()}>
          {plannerTexts.loadFailed}
        </Failed>
      )}
      {data?.length === 0 && (
        <p className={styles.empty} data-print="no">
          {plannerTexts.empty}
        </p>
      )}
      {data && <WeekGrid monday={monday} meals={data} control={control} />}
    </div>
  )
}

function WeekSkeleton() {
  return (
    <div className={`${styles.week} ${styles.loading}`} aria-busy>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <Skeleton key={day} height="100%" shape="block" />
      ))}
    </div>
  )
}
