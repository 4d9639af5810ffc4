import { storedText } from '../api/stored-text.ts'
import { inUnits, type UnitChoice, unitChoices } from './in-units.ts'

const units = storedText('units')

/** The chosen units, the way to choose others, and the way to show a text in them. Kept in this browser, like the colour scheme. */
export function useUnits() {
  const kept = units.use()
  const choice = unitChoices.find((each) => each === kept) ?? 'as-written'
  return {
    choice,
    choose: (wanted: UnitChoice) => units.keep(wanted),
    show: (text: string) => inUnits(text, choice),
  }
}
