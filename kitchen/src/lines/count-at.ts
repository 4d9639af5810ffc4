import { numberAt } from '../reading/index.ts'
import { marksBefore, wordAt } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'

/** How many or how much a line says: `max` is the upper end of a range, `next` the token behind. */
export type Count = { readonly quantity: number; readonly max: number | null; readonly next: number }

/** Words before a number that make it no other: 'about 2', 'a scant 1/2', 'optional: 75 g'. */
const loose = new Set(
  'about around roughly approximately approx circa ca up at least scant generous heaped heaping rounded level between to another additional optional extra plus good full each'.split(
    ' ',
  ),
)

/** 'Five-spice', 'seven-grain bread' and 'three-bean mix' are names. */
const numberedNames = new Set('spice spices grain grains bean beans cheese seed seeds layer herb'.split(' '))

/** The number or range that begins at a token; undefined where none does, or where it begins a name ('2% milk', '00 flour', 'half and half'). */
export function countAt(line: LineTokens, from: number): Count | undefined {
  const at = skipLoose(line, from)
  if (at === undefined || isNumberedName(line, at)) return undefined
  const first = valueAt(line, at, true)
  if (first === undefined) return undefined
  const isBetween = wordAt(line, at - 1) === 'between'
  return rangeFrom(line, dozens(line, first), isBetween)
}

/** Numbers in words and digits, a capital article left out: '1.000 g' parts thousands as Europe does, '.5' is a half. */
function valueAt(
  line: LineTokens,
  at: number,
  isArticle: boolean,
): { readonly value: number; readonly next: number } | undefined {
  const read = numberAt(line.tokens, at, isArticle)
  if (read === undefined || !Number.isFinite(read.value)) return undefined
  const word = wordAt(line, at)
  const point = word.indexOf('.')
  const isThousands = point > 0 && word.length - point === 4 && word[0] !== '0' && read.next === at + 1
  const unit = wordAt(line, read.next)
  return isThousands && (unit === 'g' || unit === 'ml') ? { ...read, value: read.value * 1000 } : read
}

/** 'About 2', 'a scant 1/2', but of 'a 400 g tin' the article is the number. */
function skipLoose(line: LineTokens, from: number): number | undefined {
  const isLed = wordAt(line, from) === 'a' && loose.has(wordAt(line, from + 1))
  let at = isLed ? from + 1 : from
  while (loose.has(wordAt(line, at))) at += 1
  if (numberAt(line.tokens, at) !== undefined) return at
  return numberAt(line.tokens, from) === undefined ? undefined : from
}

function isNumberedName(line: LineTokens, at: number): boolean {
  const word = wordAt(line, at)
  const next = wordAt(line, at + 1)
  if (next === '%') return true
  if (word.length === 2 && word[0] === '0') return true
  if (word === 'half' && (next === 'half' || (next === 'and' && wordAt(line, at + 2) === 'half'))) return true
  const isShare = word.length >= 4 && word[2] === '/'
  // '2 cheese croissants' are counted; 'three cheese blend' and '5-spice powder' are called so.
  const isJoined = !(word >= '0' && word < ':') || marksBefore(line, at + 1).includes('-')
  return isShare || (isJoined && numberedNames.has(next))
}

function dozens(line: LineTokens, { value, next }: { readonly value: number; readonly next: number }) {
  return wordAt(line, next) === 'dozen' ? { value: value * 12, next: next + 1 } : { value, next }
}

function rangeFrom(
  line: LineTokens,
  { value, next }: { readonly value: number; readonly next: number },
  isBetween: boolean,
): Count {
  const one: Count = { quantity: value, max: null, next }
  const joint = wordAt(line, next)
  const isWord = joint === 'to' || joint === 'or' || (isBetween && joint === 'and')
  const isDash = line.tokens[next]?.isAfterDash === true && !marksBefore(line, next).includes('/')
  if (!isWord && !isDash) return one
  const high = valueAt(line, isWord ? next + 1 : next, false)
  return high === undefined || high.value <= value ? one : { ...one, max: high.value, next: high.next }
}
