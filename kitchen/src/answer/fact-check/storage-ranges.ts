import type { DayRange } from '../../foods/index.ts'
import { placesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { freezesLike } from '../freezing-by-class.ts'
import { placeAsCold } from './keeping-times.ts'
import { periodsIn } from './periods.ts'

/** Where food is kept. */
export type Place = 'pantry' | 'fridge' | 'freezer'

const places: readonly (readonly [Place, Wording])[] = [
  ['freezer', wording('freez|freezer')],
  ['fridge', wording('fridge|refrigerator|refrigerate|crisper|drawer|=chilled')],
  ['pantry', wording('pantry|cupboard|counter|countertop|shelf / room temperature')],
]

/** The place that a text names. */
export const placeOf = (text: string): Place | null =>
  places.find(([, words]) => words.test(text))?.[0] ?? placeAsCold(text)

/** The place of the question, where the sentence itself names none. */
export const placeAsked = (read: ReadSentence, asked: string): Place | null =>
  placesOf(read).length === 0 ? placeOf(asked) : null

/** The times of a food in a place, of the table and of its tip; those once it is opened where the clause tells of that. */
export function rangesOf(food: AskedFood, place: Place | null, clause: string): readonly DayRange[] {
  const { storage } = food
  const opened = isOpened(clause) ? storage.fridgeOpened : null
  if (opened) return [opened]
  const ranges = place
    ? [place === 'freezer' ? inGoodFreezer(food) : storage[place]]
    : [storage.pantry, storage.fridge, storage.freezer, storage.fridgeOpened]
  return [
    ...ranges.flatMap((range) => range ?? []),
    ...periodsOf(storage.tip, place),
    ...(place === 'freezer' && storage.freezer === null ? frozenAlike(food) : []),
  ]
}

/**
 * Frozen food stays safe, and times tell of its best quality: those of the table are the careful ones. Source: USDA FSIS, Freezing and Food Safety; fruit and vegetables 8
 * to 12 months: National Center for Home Food Preservation, General Freezing Information.
 */
function inGoodFreezer({ storage: { freezer }, category }: AskedFood): DayRange | null {
  if (freezer === null) return null
  return { min: freezer.min, max: grown.has(category) ? Math.max(freezer.max, aYear.max) : freezer.max }
}
const grown: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'legume'])
/** Fruit and vegetables keep as long in a good freezer. */
export const aYear = { min: 0, max: 365 } as const
/** Whether the kitchen advises against freezing a food. */
export const freezesBadly = (food: AskedFood): boolean => /^No\b(?! need)/.test(freezesLike(food)?.text ?? '')

/** The times of the kitchen's own answer for foods of the kind, where it does not advise against freezing them. */
function frozenAlike(food: AskedFood): readonly DayRange[] {
  const text = freezesLike(food)?.text ?? ''
  return text.startsWith('No') ? [] : periodsIn(text.toLowerCase()).filter(({ max }) => max >= aMonth)
}
const aMonth = 30

/** The place that a tip without one is about. */
const homeOf = (tip: string): Place => (onCounter.test(tip.toLowerCase()) ? 'pantry' : 'fridge')
const onCounter = wording('counter / room temperature')

/** The periods at the end of a tip ('Use within 1 year in the pantry, 1-3 months once opened and chilled.') that are about the place. */
function periodsOf(tip: string, place: Place | null): readonly DayRange[] {
  const parts = tip.toLowerCase().split('. ').at(-1)?.replace('within', 'for').split(',') ?? []
  const isHere = (part: string) => place !== 'freezer' && (placeOf(part) ?? homeOf(tip)) === place
  return parts.filter((part) => place === null || isHere(part)).flatMap(periodsIn)
}

const opened = wording('open|opened|opening')
/** Whether a text tells of what was opened. */
export const isOpened = (text: string): boolean => opened.test(text.toLowerCase())
