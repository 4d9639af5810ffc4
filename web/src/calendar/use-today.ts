import { useState } from 'react'
import { type CalendarDate, todayOf } from './dates.ts'

/** The day it was, where the person is, when the screen opened. */
export function useToday(): CalendarDate {
  const [today] = useState(() => todayOf(new Date()))
  return today
}
