import { useDroppable } from '@dnd-kit/core'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './meal-planner.module.css'

type DayChoiceProps = {
  days: readonly CalendarDate[]
  shown: CalendarDate
  onShow: (date: CalendarDate) => void
}

/** The day that a phone shows. A meal that is carried over another day's name opens that day. */
export function DayChoice({ days, shown, onShow }: DayChoiceProps) {
  return (
    <div className={styles.dayChoice} data-print="no">
      <SegmentedControl
        legend={plannerTexts.days}
        isLegendHidden
        segments={days.map((date) => ({ value: date, label: <DayName date={date} /> }))}
        value={shown}
        onChange={onShow}
      />
    </div>
  )
}

function DayName({ date }: { date: CalendarDate }) {
  const { setNodeRef } = useDroppable({ id: date })
  return (
    <span ref={setNodeRef} className={styles.dayName}>
      <span className="visually-hidden">{dayText(date, { weekday: 'long' })}</span>
      <span aria-hidden>{dayText(date, { weekday: 'narrow' })}</span>
      <small>{dayText(date, { day: 'numeric' })}</small>
    </span>
  )
}
