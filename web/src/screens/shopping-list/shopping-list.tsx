import { ArrowLeft, Printer, Share2 } from 'lucide-react'
import { ApiError, requireSession } from '../../api/session.ts'
import { addDays, type CalendarDate, dayText } from '../../calendar/dates.ts'
import { InvalidWeek } from '../../calendar/invalid-week.tsx'
import { useMonday } from '../../calendar/use-monday.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shareText } from '../../ui/share-text.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { asText } from './as-text.ts'
import styles from './shopping-list.module.css'
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
  const { show } = useUnits()
  const control = useShoppingList(monday)
  const { data, error, isPending, refetch } = control.list
  if (error instanceof ApiError && error.failure.code === 'premium-only')
    return <PremiumRedirect text={error.failure.message} />
  const [from, to] = [monday, addDays(monday, 6)].map((date) =>
    dayText(date, { day: 'numeric', month: 'long' }),
  )
  const share = async () => {
    const outcome = await shareText(shoppingTexts.title, data ? show(asText(data)) : '')
    if (outcome === 'shared') return
    toast(outcome === 'copied' ? shoppingTexts.copied : { ...shoppingTexts.copyFailed, tone: 'destructive' })
  }
  return (
    <div className={styles.page}>
      <div className={styles.back} data-print="no">
        <ButtonLink
          look="ghost"
          to={`/meal-planner?week=${monday}`}
          icon={<ArrowLeft size={20} aria-hidden />}
        >
          {shoppingTexts.back}
        </ButtonLink>
      </div>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{shoppingTexts.title}</h1>
          <p className={styles.lead}>{shoppingTexts.week(from ?? '', to ?? '')}</p>
        </div>
        <div className={styles.actions} data-print="no">
          <Button
            look="secondary"
            icon={<Share2 size={20} aria-hidden />}
            disabled={!data}
            onClick={() => void share()}
          >
            {shoppingTexts.share}
          </Button>
          <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
            {shoppingTexts.print}
          </Button>
          <PdfButton address={`/api/shopping-list/pdf?from=${monday}&to=${addDays(monday, 6)}`} />
        </div>
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
