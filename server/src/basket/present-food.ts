import type { BasketFood } from '@plotluck/contract'
import { cookName, keepingOf, parseLine, recognise, splitFoods } from '@plotluck/kitchen'
import type { KeptFood } from './tables.ts'
import { calendarDate } from '../platform/clock.ts'

/** A food as it leaves the server: what it was taken for, until when it keeps, and how much there is of it. */
export function presentFood(kept: KeptFood): BasketFood {
  const [read] = splitFoods(kept.text)
  if (read?.kind !== 'food') return { ...kept, ...nothingKnown, message: read?.message ?? null }
  return {
    ...kept,
    food: read.food,
    message: null,
    ...keptFor(kept, read.food),
    amount: amountOf(kept.text, read.food),
  }
}

const nothingKnown = { food: null, keeps_until: null, good_by_eye: false, amount: null }
const dayMs = 24 * 60 * 60_000

function keptFor({ text, added_on }: KeptFood, food: string) {
  const { days, isGoodByEye } = keepingOf(text, food)
  const last = days && Date.parse(`${added_on}T00:00:00Z`) + days.max * dayMs
  return {
    keeps_until: last === null ? null : calendarDate(new Date(last)),
    good_by_eye: isGoodByEye,
  }
}

/** The amount of a text, and the words that name the food alone: the fewest last words that mean the same food. */
function amountOf(text: string, name: string): BasketFood['amount'] {
  const { quantity, unit, quantityMax } = parseLine(text)
  if (quantityMax !== null) return null
  const words = text.trim().split(/\s+/)
  const ends = words.map((_, from) => words.slice(from).join(' ')).toReversed()
  const bare = ends.find((end) => meansFood(end, name)) ?? cookName(name)
  return quantity === null ? { quantity, unit: plainUnit(bare), name: bare } : { quantity, unit, name: bare }
}

function meansFood(text: string, name: string): boolean {
  const found = recognise(text)
  return found.kind === 'food' && found.food === name && parseLine(text).quantity === null
}

/** Pieces where a piece has a weight, else grams. */
const plainUnit = (name: string): string | null => (parseLine(`1 ${name}`).grams === null ? 'g' : null)
