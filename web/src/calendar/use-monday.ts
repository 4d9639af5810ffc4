import { useSearchParams } from 'react-router'
import { type CalendarDate, isCalendarDate, mondayOf } from './dates.ts'
import { useToday } from './use-today.ts'

/** The week that a page is about. */
export type ShownWeek = {
  readonly monday: CalendarDate
  /** What the address named as a week, where that is no day that exists; this week is shown in its place. */
  readonly unread: string | undefined
  /** Shows another week, or without a day the one that today lies in. */
  readonly show: (day?: CalendarDate) => void
}

/** The week in the address (`?week=` and any of its days), so that a reload and a link show the same; this week when there is none. */
export function useMonday(): ShownWeek {
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const asked = search.get('week')
  const isWeek = asked !== null && isCalendarDate(asked)
  return {
    monday: mondayOf(isWeek ? asked : today),
    unread: isWeek ? undefined : (asked ?? undefined),
    show: (day) =>
      setSearch(day === undefined ? {} : { week: mondayOf(day) }, {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
