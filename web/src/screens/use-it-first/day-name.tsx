import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { menuTexts } from '../../messages/index.ts'
import styles from './use-it-first.module.css'

/** A day of the menu with the date that it is for. */
export function DayName({ day, date }: { day: number; date: CalendarDate }) {
  return (
    <p className={styles.dayName}>
      <strong>{menuTexts.day(day)}</strong>{' '}
      <span>{dayText(date, { weekday: 'long', month: 'short', day: 'numeric' })}</span>
    </p>
  )
}
