import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError, requireSession } from '../../api/session.ts'
import { addDays, type CalendarDate, dayText } from '../../calendar/dates.ts'
import { InvalidWeek } from '../../calendar/invalid-week.tsx'
import { useMonday } from '../../calendar/use-monday.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { keysToGet } from './keys-to-get.ts'
import { ListActions } from './list-actions.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Lists } from './lists.tsx'
import styles from './shopping-list.module.css'
import { useShoppingList } from './use-shopping-list.ts'

export const meta = () => [{ title: shoppingTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <Head>
        <Skeleton width="14rem" height="1.5rem" />
      </Head>
      <ListSkeleton />
    </div>
  )
}

/** What a week's meals need, to take along. */
export default function ShoppingList() {
  const { monday, unread } = useMonday()
  return (
    <>
      {unread !== undefined && <InvalidWeek text={unread} />}
      <ListOfWeek key={monday} monday={monday} />
    </>
  )
}

function ListOfWeek({ monday }: { monday: CalendarDate }) {
  const control = useShoppingList(monday)
  const { data, error, isPending, refetch } = control.list
  if (error instanceof ApiError && error.failure.code === 'premium-only')
    return <PremiumRedirect text={error.failure.message} />
  const keys = data ? keysToGet(data) : []
  const hasLines = keys.length + (data?.staples.length ?? 0) > 0
  return (
    <div className={styles.page}>
      <Head actions={data && hasLines && <ListActions monday={monday} list={data} />}>
        <span>{weekOf(monday)}</span>
        {data && keys.length > 0 && (
          <strong aria-live="polite">
            {shoppingTexts.left(keys.filter((key) => !control.isTicked(key)).length)}
          </strong>
        )}
        <Link to={`/meal-planner?week=${monday}`} data-print="no">
          {shoppingTexts.seePlan}
        </Link>
      </Head>
      {isPending && <ListSkeleton />}
      {error && !data && (
        <Failed retryLabel={shoppingTexts.retry} onRetry={() => void refetch()}>
          <p>{shoppingTexts.loadFailed}</p>
          <p>{error.message}</p>
        </Failed>
      )}
      {data && <Lists list={data} control={control} />}
    </div>
  )
}

function Head({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{shoppingTexts.title}</h1>
      {actions}
      <div className={styles.facts}>{children}</div>
    </header>
  )
}

function weekOf(monday: CalendarDate): string {
  const [from, to] = [monday, addDays(monday, 6)].map((date) =>
    dayText(date, { day: 'numeric', month: 'short' }),
  )
  return shoppingTexts.week(from ?? '', to ?? '')
}
