/** A calendar date, YYYY-MM-DD: a day as people write it down, in no zone and at no time. */
export type CalendarDate = string

/** Whether a text is a day that exists, in the years 0100 to 9998: those whose weeks can be written in this form. */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text < '9999' && addDays(text, 0) === text
}

/** The day it is for a person at this moment, by the clock of their own device. */
export function todayOf(now: Date): CalendarDate {
  return written(now.getFullYear(), now.getMonth(), now.getDate())
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOf(date)
  // Counted in UTC, where every day has 24 hours.
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return written(moved.getUTCFullYear(), moved.getUTCMonth(), moved.getUTCDate())
}

/** The Monday of the week that a day lies in. */
export function mondayOf(date: CalendarDate): CalendarDate {
  const [year, month, day] = partsOf(date)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

/** Monday to Sunday of the week that begins on `monday`. */
export function weekFrom(monday: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: 7 }, (_, days) => addDays(monday, days))
}

/** A day in the reader's language: 'Wednesday, July 15'. */
export function dayText(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  const [year, month, day] = partsOf(date)
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  )
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month, day]
}

function written(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
