import { useDroppable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import type { RefObject } from 'react'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './meal-planner.module.css'

type DayChoiceProps = {
  place: RefObject<HTMLDivElement | null>
  days: readonly CalendarDate[]
  meals: readonly MealPlan[]
  shown: CalendarDate
  onShow: (date: CalendarDate) => void
}

/** The day that a phone shows, each with a dot for every meal it has. A meal that is carried over another day's name opens that day. */
export function DayChoice({ place, days, meals, shown, onShow }: DayChoiceProps) {
  return (
    <div ref={place} className={styles.dayChoice} data-print="no">
      <SegmentedControl
        legend={plannerTexts.days}
        isLegendHidden
        segments={days.map((date) => ({
          value: date,
          label: (
            <DayName date={date} planned={meals.filter(({ planned_date }) => planned_date === date).length} />
          ),
        }))}
        value={shown}
        onChange={onShow}
      />
    </div>
  )
}

function DayName({ date, planned }: { date: CalendarDate; planned: number }) {
  const { setNodeRef } = useDroppable({ id: date })
  return (
    <span ref={setNodeRef} className={styles.dayName}>
      <span className="visually-hidden">{dayText(date, { weekday: 'long' })}</span>
      <span aria-hidden>{dayText(date, { weekday: 'narrow' })}</span>
      <small>{dayText(date, { day: 'numeric' })}</small>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: planned }, (_, index) => (
          <span key={index} />
        ))}
      </span>
      {planned > 0 && <span className="visually-hidden">{plannerTexts.planned(planned)}</span>}
    </span>
  )
}
