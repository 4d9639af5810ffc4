import { dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import type { Target } from './places.ts'

/** A place in words: 'Tuesday, dinner'. A day alone is its weekday. */
export function placeText({ date, slot }: Target): string {
  const day = dayText(date, { weekday: 'long' })
  return slot ? plannerTexts.place(day, plannerTexts.slots[slot].toLowerCase()) : day
}
