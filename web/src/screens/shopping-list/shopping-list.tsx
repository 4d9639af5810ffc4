import { ArrowLeft, Copy, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { CallFailed, requireSession } from '../../api/session.ts'
import { addDays, dayText, mondayOf } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../premium/premium-redirect.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.tsx'
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
  const monday = useMonday()
  const control = useShoppingList(monday)
  const { data, error, isPending, refetch } = control.list
  if (error instanceof CallFailed && error.failure.code === 'premium-only')
    return <PremiumRedirect text={error.failure.message} />
  const [from, to] = [monday, addDays(monday, 6)].map((date) =>
    dayText(date, { day: 'numeric', month: 'long' }),
  )
  const copy = async () => {
    const isCopied = await copyText(data ? asText(data) : '')
    toast(isCopied ? shoppingTexts.copied : { ...shoppingTexts.copyFailed, tone: 'destructive' })
  }
  return (
    <div className={styles.page}>
      <div data-print="no">
        <ButtonLink look="ghost" to="/meal-planner" icon={<ArrowLeft size={20} aria-hidden />}>
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
            icon={<Copy size={20} aria-hidden />}
            disabled={!data}
            onClick={() => void copy()}
          >
            {shoppingTexts.copy}
          </Button>
          <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
            {shoppingTexts.print}
          </Button>
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

/** The Monday of the week in the address; this week's when there is none that can be read. */
function useMonday(): string {
  const [search] = useSearchParams()
  const today = useToday()
  const asked = search.get('week') ?? ''
  return mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today)
}
