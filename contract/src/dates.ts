import * as z from 'zod/mini'

/** A calendar date, YYYY-MM-DD, that exists: 2026-02-30 does not. No time and no zone belong to it. Years 0001 to 9998. */
export const calendarDateSchema = z
  .string('Required')
  .check(z.refine(isCalendarDate, 'Use a date that exists, as YYYY-MM-DD'))

/** The most days one question about a plan may span: a year and a week. */
export const maxPlanDays = 373

/** The rule of every span of days, both ends in it: `from` is not after `to`, and it spans 373 days at the most. */
export const spanRule = z.refine<{ readonly from: string; readonly to: string }>(
  ({ from, to }) => isSpan(from, to),
  'Choose an end that is not before the start, and a year and a week at the most',
)

/** A Monday, for calls that are about a whole week. */
export const mondaySchema = calendarDateSchema.check(
  z.refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1, 'A week starts on a Monday'),
)

function isCalendarDate(text: string): boolean {
  // There is no year 0, and the weeks of a year beyond 9999 could not be written in this form.
  if (!/^(?!0000|9999)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isSpan(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return days >= 0 && days < maxPlanDays
}
