import { ArrowLeft } from 'lucide-react'
import { ApiError, requireSession } from '../../api/session.ts'
import { addDays, type CalendarDate, dayText } from '../../calendar/dates.ts'
import { InvalidWeek } from '../../calendar/invalid-week.tsx'
import { useMonday } from '../../calendar/use-monday.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './shopping-list.module.css'
import { ListActions } from './list-actions.tsx'
import { Lists } from './lists.tsx'
import { useShoppingList } from './use-shopping-list.ts'

export const meta = () => [{ title: shoppingTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{shoppingTexts.title}</h1>
      <Skeleton height="30rem" shape="block" />
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
  const [from, to] = [monday, addDays(monday, 6)].map((date) =>
    dayText(date, { day: 'numeric', month: 'short' }),
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.back} data-print="no">
          <IconLink label={shoppingTexts.back} to={`/meal-planner?week=${monday}`}>
            <ArrowLeft size={22} aria-hidden />
          </IconLink>
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{shoppingTexts.title}</h1>
          <p className={styles.lead}>{shoppingTexts.week(from ?? '', to ?? '')}</p>
        </div>
        <ListActions monday={monday} list={data} />
      </header>
      {isPending && <Skeleton height="30rem" shape="block" />}
      {error && !data && (
        <Failed retryLabel={shoppingTexts.retry} onRetry={() => void refetch()}>
          {shoppingTexts.loadFailed}
        </Failed>
      )}
      {data && <Lists list={data} control={control} />}
    </div>
  )
}
