import { dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import type { Place } from './places.ts'

/** A place in words: 'Tuesday, dinner'. */
export function placeText({ date, slot }: Place): string {
  return plannerTexts.place(dayText(date, { weekday: 'long' }), plannerTexts.slots[slot].toLowerCase())
}
