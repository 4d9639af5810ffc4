import { useState } from 'react'
import { ApiError, requireSession } from '../../api/session.ts'
import { useMonday } from '../../calendar/use-monday.ts'
import { InvalidWeek } from '../../calendar/invalid-week.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Failed } from '../../ui/failed.tsx'
import { EmptyWeek } from './empty-week.tsx'
import { FillWeek } from './fill-week.tsx'
import styles from './meal-planner.module.css'
import type { Place } from './places.ts'
import { useWeek } from './use-week.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'

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
  const [picking, setPicking] = useState<Place>()
  const control = useWeek(monday)
  const { data, error, isPending, refetch } = control.week
  if (error instanceof ApiError && error.failure.code === 'premium-only')
    return <PremiumRedirect text={error.failure.message} />
  const isEmpty = data?.length === 0
  return (
    <div className={styles.page} data-empty={isEmpty}>
      <WeekBar monday={monday} isLoaded={data !== undefined} onChange={show} onCopy={control.copyLastWeek} />
      {isEmpty && <EmptyWeek />}
      {/* One place in the tree whether the week is empty or not: the focus comes back to it when the week was filled. */}
      <div className={styles.fill} data-print="no">
        <FillWeek monday={monday} meals={data} control={control} onPick={setPicking} />
      </div>
      {unread !== undefined && <InvalidWeek text={unread} />}
      {isPending && <WeekSkeleton />}
      {error && !data && (
        <Failed retryLabel={plannerTexts.retry} onRetry={() => void refetch()}>
          <p>{plannerTexts.loadFailed}</p>
          <p>{error.message}</p>
        </Failed>
      )}
      {data && (
        <WeekGrid monday={monday} meals={data} control={control} picking={picking} onPicking={setPicking} />
      )}
    </div>
  )
}
