import { findPhrase } from './food-index.ts'
import { negationIn } from './negation.ts'
import { onlyDescribe } from './describing-words.ts'
import { tokensOf } from '../reading/index.ts'

/** Dishes that are called by two foods, either of which could be at home by itself; phrases in the singular. */
const dishesOfTwo: ReadonlySet<string> = new Set([
  'mac and cheese',
  'macaroni and cheese',
  'fish and chip',
  'pork and bean',
  'frank and bean',
  'rice and gravy',
  'biscuit and gravy',
  'chicken and waffle',
  'chicken and dumpling',
  'spaghetti and meatball',
  'banger and mash',
  'cookie and cream',
])

/** Words that stand between two names. */
const jointWords = new Set(['and', 'plus', 'but', 'n'])
/** In a recipe's line 'or' offers a choice; of what is at home it says that nobody knows which. */
const choiceWords = new Set([...jointWords, 'or'])
const jointSigns = '&+/'
/** So many joints are the most within one name. */
const mostInside = 2

/**
 * Parts a text at 'and', 'plus', 'but', '&', '+' and '/' (`hasChoices`: at 'or' too) where every part `isUnderstood` by itself; else it stays whole. A name that has
 * the joint inside stays one ('half and half'), and what a negation begins ends only at 'but': 'no eggs and milk' denies both.
 * @example partAtJoints('red and yellow peppers', isFood) // ['red peppers', 'yellow peppers']
 */
export function partAtJoints(
  text: string,
  isUnderstood: (part: string) => boolean,
  hasChoices = false,
): readonly string[] {
  const pieces = deniedTogether(text, hasChoices ? choiceWords : jointWords)
  if (pieces.length === 1) return [text]
  // From the end: how the text can be parted from each piece on.
  const ways: (readonly string[] | undefined)[] = [...pieces.map(() => undefined), []]
  for (let from = pieces.length - 1; from >= 0; from -= 1) {
    ways[from] = wayFrom({ text, pieces, from, isUnderstood, ways })
  }
  return ways[0] ?? [text]
}

/** `isChoice`: behind it stands 'or', so that the next may name it too: 'chicken or vegetable stock'. */
type Piece = { readonly start: number; readonly end: number; readonly isChoice: boolean }

/** What joins two pieces: a word or a sign. A stroke within a number ('1/2') joins nothing. */
type Joint = { readonly start: number; readonly end: number; readonly word: string }

function jointsIn(text: string, words: ReadonlySet<string>): readonly Joint[] {
  const found: Joint[] = []
  const tokens = tokensOf(text)
  for (const [at, { start, end, word }] of tokens.entries()) {
    const last = found.at(-1)
    const marks = text.slice(tokens[at - 1]?.end ?? 0, start)
    const sign =
      [...marks].find((each) => jointSigns.includes(each)) ?? (marks.startsWith('. ') ? '.' : undefined)
    if (words.has(word) && at > 0 && at < tokens.length - 1) {
      const isSame = last !== undefined && last.end >= start - 1
      if (isSame) found.splice(-1, 1, { ...last, end, word })
      else found.push({ start: tokens[at - 1]?.end ?? 0, end, word })
    } else if (sign !== undefined && at > 0)
      found.push({ start: tokens[at - 1]?.end ?? 0, end: start, word: sign })
  }
  return found
}

/** The pieces between joints, what a negation denies in one. */
function deniedTogether(text: string, words: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = []
  let [start, isDenied] = [0, false]
  const add = (end: number, isChoice: boolean) => {
    const before = pieces.at(-1)
    if (before !== undefined && isDenied) pieces.splice(-1, 1, { ...before, end, isChoice })
    else pieces.push({ start, end, isChoice })
  }
  for (const found of jointsIn(text, words)) {
    add(found.start, found.word === 'or' || found.word === '/')
    const last = pieces.at(-1)
    isDenied =
      found.word !== 'but' && last !== undefined && negationIn(text.slice(last.start, last.end)) === 'leading'
    start = found.end
  }
  add(text.length, false)
  return pieces
}

type Way = {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly from: number
  readonly isUnderstood: (part: string) => boolean
  readonly ways: readonly (readonly string[] | undefined)[]
}

function wayFrom(way: Way): readonly string[] | undefined {
  const { pieces, from, isUnderstood, ways } = way
  for (let to = from + 2; to <= Math.min(pieces.length, from + mostInside + 1); to += 1) {
    const rest = ways[to]
    const name = rest === undefined ? undefined : oneName(way, to)
    if (rest !== undefined && name !== undefined) return [name, ...rest]
  }
  const [part, rest] = [between(way, from, from + 1), ways[from + 1]]
  if (rest === undefined) return undefined
  const chosen = pieces[from]?.isChoice === true ? sharedName(part, rest[0], isNamed) : undefined
  if (chosen !== undefined) return [chosen, ...rest]
  if (isUnderstood(part)) return [part, ...rest]
  const shared =
    sharedName(part, rest[0], isUnderstood) ??
    (from === 0 ? undefined : namedBefore(between(way, from - 1, from), part, isUnderstood))
  return shared === undefined ? undefined : [shared, ...rest]
}

/** 'Thighs' behind 'chicken legs' means chicken thighs. */
function namedBefore(
  before: string,
  part: string,
  isUnderstood: (part: string) => boolean,
): string | undefined {
  const words = tokensOf(before)
  return words
    .slice(1)
    .toReversed()
    .map(({ start }) => `${before.slice(0, start)}${part}`)
    .find(isUnderstood)
}

const isNamed = (name: string): boolean => findPhrase(tokensOf(name)) !== undefined

function between({ text, pieces }: Way, from: number, to: number): string {
  return text.slice(pieces[from]?.start, pieces[to - 1]?.end).trim()
}

/** 'Half and half' and 'fish and chips' are one thing, and so are 'peeled and sliced carrots' and 'carrots peeled and sliced'; undefined where the pieces are several. */
function oneName(way: Way, to: number): string | undefined {
  const { pieces, from, isUnderstood } = way
  const parts = pieces.slice(from, to).map((_, index) => between(way, from + index, from + index + 1))
  const plainly = parts.join(' and ')
  const words = tokensOf(plainly)
  if (findPhrase(words) !== undefined) return plainly
  if (dishesOfTwo.has(words.map(({ singular }) => singular).join(' '))) return plainly
  const described = parts.join(' ')
  const isBehind = parts.slice(1).every((part) => isPassing(part) && !isUnderstood(part))
  const isDescribed = isBehind || parts.slice(0, -1).every(isPassing)
  return isDescribed && isUnderstood(described) ? described : undefined
}

function isPassing(part: string): boolean {
  const words = tokensOf(part)
  return onlyDescribe(words)
}

/** 'Red' before 'yellow peppers' means red peppers. */
function sharedName(
  part: string,
  next: string | undefined,
  isUnderstood: (part: string) => boolean,
): string | undefined {
  const words = next === undefined ? [] : tokensOf(next)
  if (next === undefined || words.length < 2) return undefined
  return words
    .slice(1)
    .map(({ start }) => `${part} ${next.slice(start)}`)
    .find(isUnderstood)
}
