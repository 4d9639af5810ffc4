import { singular } from './inflect.ts'
import { remembered } from './remember.ts'

/** One word, number or sign of a text. */
export type Token = {
  readonly start: number
  readonly end: number
  /** Lower case, without accents; apostrophes are left out. */
  readonly word: string
  /** The singular of `word`. */
  readonly singular: string
  /** True where a mark (comma, full stop, bracket, dash) stands between the token before and this one. */
  readonly isAfterMark: boolean
  /** True where that mark ends a sentence or a part of one: full stop, semicolon, colon, exclamation, bracket. */
  readonly isAfterStop: boolean
  /** True where a dash or a stroke joins it to the token before: '6-8', '6 – 8'. */
  readonly isAfterDash: boolean
}

/** Signs that are a token each: fractions, percent, the degree sign and the letters written for it. */
const ownSigns = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞%°º˚'

const isDigit = (code: number) => code >= 48 && code <= 57
const isPlainLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const otherLetter = /\p{L}|\p{M}/u

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? isPlainLetter(code) : otherLetter.test(text[at] ?? '')
}

const isApostrophe = (letter: string | undefined) => letter === "'" || letter === '’'

// Recipes are written with few words: what each comes to is kept, up to a number that no cookbook reaches.
const wordsKept = 20_000
// Every rule asks for the words of the same sentences.
const textsKept = 8000

type WordForms = { readonly word: string; readonly singular: string }

const formsOf: (raw: string) => WordForms = remembered((raw) => {
  const word = plainWord(raw)
  return { word, singular: singular(word) }
}, wordsKept)

const accents = /[\u0300-\u036f'’]/g

/** A word in lower case, without accents and apostrophes. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  return lower.normalize('NFD').replace(accents, '')
}

/**
 * The tokens of a text with their places: words (hyphens part them), numbers ('2.5', '1/2', '½', '1,5'), '%' and '°'. Never throws.
 * @example tokensOf('Bake 1½ hours.').map(({ word }) => word) // ['bake', '1', '½', 'hours']
 */
export const tokensOf: (text: string) => readonly Token[] = remembered(cut, textsKept)

function cut(text: string): readonly Token[] {
  const tokens: Token[] = []
  let last = 0
  let at = 0
  while (at < text.length) {
    const end = tokenEnd(text, at)
    if (end === at) {
      at += 1
      continue
    }
    tokens.push({ start: at, end, ...formsOf(text.slice(at, end)), ...marksBetween(text, last, at) })
    last = end
    at = end
  }
  return tokens
}

function tokenEnd(text: string, at: number): number {
  const sign = text[at] ?? ''
  if (ownSigns.includes(sign)) return at + 1
  if (isLetter(text, at)) return wordEnd(text, at)
  if (isBarePoint(text, at)) return numberEnd(text, at + 1)
  return isDigit(text.charCodeAt(at)) ? numberEnd(text, at) : at
}

/** '.5 cup': a point before a digit, with a space or a bracket before it or nothing. */
function isBarePoint(text: string, at: number): boolean {
  return (
    text[at] === '.' && isDigit(text.charCodeAt(at + 1)) && (at === 0 || ' ('.includes(text[at - 1] ?? ''))
  )
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (
    at < text.length &&
    !ownSigns.includes(text[at] ?? '') &&
    (isLetter(text, at) || (isApostrophe(text[at]) && isLetter(text, at + 1)))
  )
    at += 1
  return at
}

function numberEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isPartOfNumber(text, at)) at += 1
  return at
}

function isPartOfNumber(text: string, at: number): boolean {
  if (isDigit(text.charCodeAt(at))) return true
  return './,⁄'.includes(text[at] ?? ' ') && isDigit(text.charCodeAt(at + 1))
}

const marks = ',.;:()[]!?/&+–—"“”*'
const stops = '.;:()[]!?—\n'

type Marks = Pick<Token, 'isAfterMark' | 'isAfterStop' | 'isAfterDash'>

function marksBetween(text: string, from: number, to: number): Marks {
  // Most words follow a single space, which needs no look.
  if (to === from || (to - from === 1 && text[from] === ' ')) return unmarked
  let isAfterMark = false
  let isAfterStop = false
  let isAfterDash = false
  for (let at = from; at < to; at += 1) {
    const sign = text[at] ?? ''
    isAfterMark ||= marks.includes(sign) || (sign === '-' && text[at + 1] === ' ')
    isAfterStop ||= stops.includes(sign)
    isAfterDash ||= dashes.includes(sign)
  }
  return { isAfterMark, isAfterStop, isAfterDash }
}

const dashes = '-–—/'
const unmarked: Marks = { isAfterMark: false, isAfterStop: false, isAfterDash: false }
