import type { MealPlan } from '@plotluck/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import styles from './week.module.css'

type EarlierDaysProps = {
  /** Days of this week that are over, at least one. */
  days: readonly CalendarDate[]
  meals: readonly MealPlan[]
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
}

const nameOf = (date: CalendarDate): string => dayText(date, { weekday: 'short' })

/** On a phone: which days of the week are over and how much they held, in one line that unfolds them. */
export function EarlierDays({ days, meals, isUnfolded, onUnfold }: EarlierDaysProps) {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const count = meals.filter(({ planned_date }) => days.includes(planned_date)).length
  const Arrow = isUnfolded ? ChevronUp : ChevronDown
  return (
    <button
      type="button"
      className={styles.earlier}
      data-print="no"
      aria-expanded={isUnfolded}
      onClick={() => onUnfold(!isUnfolded)}
    >
      <strong>{plannerTexts.earlier(nameOf(first), nameOf(last))}</strong>
      {plannerTexts.mealCount(count)}
      <Arrow size={20} aria-hidden />
    </button>
  )
}
