import type { FoodName } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import { findPhrase } from './food-index.ts'
import { findNotFood } from './not-food.ts'
import { foodOfEmoji } from './emoji.ts'
import { arePassing, areSuited, isPreparation } from './passing-words.ts'
import { findMisspelt } from './typos.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** What a person's words name: one food, nothing the kitchen knows, or something that is no food. */
export type Recognition =
  | { readonly kind: 'food'; readonly food: FoodName; readonly preparation: string | null }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'not-food'; readonly text: string; readonly message: string }

/**
 * Recognises one food in what a person typed: plurals, British and American names, slips of the keyboard, and words that do not change the
 * food ('organic baby spinach', '2 ripe tomatoes', 'leftover roast chicken'). What is not surely a food is 'unknown', never a guess.
 * @example recognise('courgettes') // { kind: 'food', food: 'zucchini', preparation: null }
 */
export function recognise(text: string): Recognition {
  const words = wordsOf(text.slice(0, 200))
  if (words.length === 0) return recogniseEmoji(text)
  const food = findPhrase(words)
  if (food !== undefined) return known(food, [])
  const message = findNotFood(text, words)
  if (message !== undefined) return { kind: 'not-food', text, message }
  return recogniseCore(text, words)
}

function recogniseCore(text: string, words: readonly Word[]): Recognition {
  const head = words.findIndex((word, index) => index > 0 && word.isAfterBreak)
  const parts = head > 0 ? [words, words.slice(0, head)] : [words]
  for (const part of parts) {
    const found = withoutPassingWords(part) ?? turnedRound(part)
    if (found) return found
  }
  return misspelt(words) ?? { kind: 'unknown', text }
}

/** Drops words that do not change the food from the front, then from both ends, then everywhere; the fewer dropped the better. */
function withoutPassingWords(words: readonly Word[]): Recognition | undefined {
  const passing = arePassing(words)
  const first = passing.indexOf(false)
  const last = passing.lastIndexOf(false)
  const candidates = [
    ...Array.from({ length: first === -1 ? words.length - 1 : first }, (_, index) => words.slice(index + 1)),
    words.slice(Math.max(first, 0), last + 1),
    words.filter((_, index) => passing[index] === false),
  ]
  for (const candidate of candidates) {
    const dropped = words.filter((word) => !candidate.includes(word))
    const food = findPhrase(inCan(candidate, dropped)) ?? findPhrase(candidate)
    if (food !== undefined && areSuited(dropped, food)) return known(food, dropped)
  }
  return undefined
}

/** 'Tin of mackerel' is canned mackerel, if there is such a food. */
function inCan(candidate: readonly Word[], dropped: readonly Word[]): readonly Word[] {
  const isCanned = dropped.some(({ raw }) => findUnit(raw) === 'can')
  return isCanned ? [...wordsOf('canned'), ...candidate] : candidate
}

/** 'Juice of a lemon' is lemon juice, 'breast of chicken' chicken breast. */
function turnedRound(words: readonly Word[]): Recognition | undefined {
  const of = words.findIndex(({ raw }) => raw === 'of')
  if (of < 1) return undefined
  const passing = arePassing(words)
  const kept = (from: number, to: number) =>
    words.slice(from, to).filter((_, index) => passing[from + index] === false)
  const food = findPhrase([...kept(of, words.length), ...kept(0, of)])
  return food === undefined ? undefined : known(food, words)
}

function misspelt(words: readonly Word[]): Recognition | undefined {
  const passing = arePassing(words)
  const core = words.filter((_, index) => passing[index] === false)
  const dropped = words.filter((_, index) => passing[index] === true)
  const food = findMisspelt(core)
  return food !== undefined && areSuited(dropped, food) ? known(food, dropped) : undefined
}

function known(food: FoodName, dropped: readonly Word[]): Recognition {
  const told = dropped.filter(isPreparation).map(({ raw }) => raw)
  return { kind: 'food', food, preparation: told.length > 0 ? told.join(' ') : null }
}

function recogniseEmoji(text: string): Recognition {
  const food = foodOfEmoji(text)
  return food === undefined ? { kind: 'unknown', text } : { kind: 'food', food, preparation: null }
}
