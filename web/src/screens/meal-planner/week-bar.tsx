import { ChevronLeft, ChevronRight, Copy, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { addDays, type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './meal-planner.module.css'

type WeekBarProps = {
  monday: CalendarDate
  /** Shows another week, or without a day this one. */
  onChange: (day?: CalendarDate) => void
  onCopy: () => Promise<void>
  /** What else can be done with the week, first of all. */
  children: ReactNode
}

/** Which week is shown, and what can be done with the whole of it. */
export function WeekBar({ monday, onChange, onCopy, children }: WeekBarProps) {
  const openList = useShoppingList(monday)
  return (
    <div className={styles.bar}>
      <div className={styles.weeks}>
        <div className={styles.step}>
          <IconButton
            data-print="no"
            label={plannerTexts.previous}
            onClick={() => onChange(addDays(monday, -7))}
          >
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <p className={styles.span} aria-live="polite">
            {dayText(monday, { day: 'numeric', month: 'short' })} –{' '}
            {dayText(addDays(monday, 6), { day: 'numeric', month: 'short', year: 'numeric' })}
          </p>
          <IconButton data-print="no" label={plannerTexts.next} onClick={() => onChange(addDays(monday, 7))}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
        <Button look="secondary" data-print="no" onClick={() => onChange()}>
          {plannerTexts.thisWeek}
        </Button>
      </div>
      <div className={styles.deeds} data-print="no">
        <Button
          look="secondary"
          icon={<ShoppingBasket size={20} aria-hidden />}
          isBusy={openList.isBusy}
          onClick={() => void openList.open()}
        >
          {plannerTexts.shoppingList}
        </Button>
        <Button look="secondary" icon={<Copy size={20} aria-hidden />} onClick={() => void onCopy()}>
          {plannerTexts.copy}
        </Button>
        <PdfButton address={`/api/meal-plans/pdf?from=${monday}&to=${addDays(monday, 6)}`} />
        <div className={styles.fill}>{children}</div>
      </div>
    </div>
  )
}

/** Counts what the week needs, says it, and opens the list. */
function useShoppingList(monday: CalendarDate) {
  const [isBusy, setIsBusy] = useState(false)
  const navigate = useNavigate()
  async function open(): Promise<void> {
    setIsBusy(true)
    const outcome = await call('GET /api/shopping-list', { query: { from: monday, to: addDays(monday, 6) } })
    setIsBusy(false)
    if (!outcome.ok) return toast({ ...plannerTexts.listFailed, tone: 'destructive' })
    toast({ ...plannerTexts.list(outcome.answer.count), tone: 'info' })
    await navigate(`/shopping-list?week=${monday}`)
  }
  return { isBusy, open }
}
