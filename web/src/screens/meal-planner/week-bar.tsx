import { ChevronLeft, ChevronRight, Copy, FileDown, ShoppingBasket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { addDays, type CalendarDate, dayText, mondayOf } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { pdfTexts, plannerTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './meal-planner.module.css'

type WeekBarProps = {
  monday: CalendarDate
  /** Whether the week is there: without it nothing can be done with it. */
  isLoaded: boolean
  /** Shows another week, or without a day this one. */
  onChange: (day?: CalendarDate) => void
  onCopy: () => Promise<void>
}

/** Which week is shown, and what can be done with the whole of it. */
export function WeekBar({ monday, isLoaded, onChange, onCopy }: WeekBarProps) {
  return (
    <>
      <h1 className={styles.title}>{plannerTexts.title}</h1>
      <p className={styles.span} aria-live="polite">
        {dayText(monday, { day: 'numeric', month: 'short' })} –{' '}
        {dayText(addDays(monday, 6), { day: 'numeric', month: 'short', year: 'numeric' })}
      </p>
      <div className={styles.tools} data-print="no">
        <Tools monday={monday} isLoaded={isLoaded} onCopy={onCopy} />
      </div>
      <Weeks monday={monday} onChange={onChange} />
    </>
  )
}

/** The week before, the one that today lies in, and the next. */
function Weeks({ monday, onChange }: Pick<WeekBarProps, 'monday' | 'onChange'>) {
  const isThisWeek = monday === mondayOf(useToday())
  return (
    <div className={styles.weeks} data-print="no">
      <IconButton label={plannerTexts.previous} onClick={() => onChange(addDays(monday, -7))}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <button
        type="button"
        className={styles.thisWeek}
        aria-current={isThisWeek ? 'date' : undefined}
        onClick={() => onChange()}
      >
        {!isThisWeek && <Undo2 size={16} aria-hidden />}
        {plannerTexts.thisWeek}
      </button>
      <IconButton label={plannerTexts.next} onClick={() => onChange(addDays(monday, 7))}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

function Tools({ monday, isLoaded, onCopy }: Omit<WeekBarProps, 'onChange'>) {
  const openList = useShoppingList(monday)
  const hasSession = useSession().kind === 'signed-in'
  return (
    <>
      <IconButton
        isNamed
        label={plannerTexts.shoppingList}
        aria-busy={openList.isBusy || undefined}
        disabled={!isLoaded || openList.isBusy}
        onClick={() => void openList.open()}
      >
        <ShoppingBasket size={20} aria-hidden />
      </IconButton>
      <IconButton isNamed label={plannerTexts.copy} disabled={!isLoaded} onClick={() => void onCopy()}>
        <Copy size={20} aria-hidden />
      </IconButton>
      {isLoaded && hasSession ? (
        <PdfButton isSmall address={`/api/meal-plans/pdf?from=${monday}&to=${addDays(monday, 6)}`} />
      ) : (
        <IconButton isNamed disabled label={pdfTexts.download}>
          <FileDown size={20} aria-hidden />
        </IconButton>
      )}
    </>
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
