import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { foodOfEmoji } from './emoji.ts'
import { findNamed, type Named } from './find-named.ts'
import { findPhrase } from './food-index.ts'
import { isDenied } from './negation-words.ts'
import { findNotFood } from './not-food.ts'
import { arePassing, areSuited, isPreparation, isProperty } from './describing-words.ts'
import { remembered } from '../reading/index.ts'
import { findMisspelt } from './typos.ts'
import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/** What a person's words name: one food or a class of foods, nothing the kitchen knows, or something that is no food. */
export type Recognition =
  | { readonly kind: 'food'; readonly food: FoodName; readonly preparation: string | null }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'not-food'; readonly text: string; readonly message: string }

/**
 * Recognises one food in what a person typed: plurals, British and American names, slips of the keyboard, and words that only describe the
 * food ('organic baby spinach', '2 ripe tomatoes', 'fat free less sodium chicken broth'). A word for a kind of food ('nuts') is the class of
 * that name. What is not surely a food is 'unknown', never a guess.
 * @example recognise('courgettes') // { kind: 'food', food: 'zucchini', preparation: null }
 */
export const recognise: (text: string) => Recognition = remembered(readName)

function readName(text: string): Recognition {
  const words = tokensOf(text.slice(0, 200))
  if (words.length === 0) return recogniseEmoji(text)
  const food = findPhrase(words)
  if (food !== undefined) return known(food, [])
  if (isDenied(words, text)) return { kind: 'unknown', text }
  if (isProperty(words)) return { kind: 'unknown', text }
  const message = findNotFood(text, words)
  if (message !== undefined) return { kind: 'not-food', text, message }
  const named = nameIn(words) ?? nameBeforeTail(words)
  if (named !== undefined) return known(named.food, named.dropped)
  return misspelt(words) ?? { kind: 'unknown', text }
}

function nameIn(words: readonly Token[]): Named | undefined {
  for (const order of ordersOf(words)) {
    const named = findNamed(order)
    if (named !== undefined) return named
  }
  return undefined
}

/** 'Seeds from a vanilla bean' are no seeds of any kind: a class must stand without its tail. */
function nameBeforeTail(words: readonly Token[]): Named | undefined {
  const before = withoutTail(words)
  const named = before.length < words.length ? nameIn(before) : undefined
  const isClass = named !== undefined && (findFood(named.food)?.members.length ?? 0) > 0
  return isClass && words[before.length]?.word === 'from' ? undefined : named
}

const tailWords = new Set([
  'for',
  'from',
  'such',
  'like',
  'preferably',
  'including',
  'plus',
  'per',
  'as',
  'see',
  'according',
  'if',
])

/** Without what is said of its use or source: 'for frying', 'from a jar', 'such as Maldon'. */
function withoutTail(words: readonly Token[]): readonly Token[] {
  const tail = words.findIndex(({ word }, at) => at > 0 && tailWords.has(word))
  return tail === -1 ? words : words.slice(0, tail)
}

/** The words as they stand; 'flour, all-purpose' and 'juice of a lemon' turned round; what stands before a comma alone; 'beef ground' turned. */
function ordersOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const comma = words.findIndex(({ isAfterMark }, at) => at > 0 && isAfterMark)
  const of = words.findIndex(({ word }, at) => at > 0 && (word === 'of' || word === 'from'))
  const last = words.slice(-1)
  return [
    words,
    ...(comma > 0 ? [[...words.slice(comma), ...words.slice(0, comma)], words.slice(0, comma)] : []),
    ...(of > 0 ? [[...words.slice(of + 1), ...words.slice(0, of)]] : []),
    ...(last.some(isState) ? [[...last, ...words.slice(0, -1)]] : []),
  ]
}

const states = new Set(['ground', 'frozen', 'dry', 'raw', 'fresh', 'whole'])

/** Words that stand before a food's name in the tables and behind it in lists: 'beef ground', 'tomatoes canned'. */
function isState({ word }: Token): boolean {
  return states.has(word) || word.endsWith('ed')
}

function misspelt(words: readonly Token[]): Recognition | undefined {
  const whole = findMisspelt(words)
  if (whole !== undefined) return known(whole, [])
  const passing = arePassing(words)
  const core = words.filter((_, index) => passing[index] === false)
  const dropped = words.filter((_, index) => passing[index] === true)
  const food = findMisspelt(core)
  return food !== undefined && areSuited(dropped, food) ? known(food, dropped) : undefined
}

function known(food: FoodName, dropped: readonly Token[]): Recognition {
  const told = dropped.filter(isPreparation).map(({ word }) => word)
  return { kind: 'food', food, preparation: told.length > 0 ? told.join(' ') : null }
}

function recogniseEmoji(text: string): Recognition {
  const food = foodOfEmoji(text)
  return food === undefined ? { kind: 'unknown', text } : { kind: 'food', food, preparation: null }
}
