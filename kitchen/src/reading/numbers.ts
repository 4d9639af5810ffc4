import { numberForms, fractionForms } from '../lexicon/index.ts'
import type { Token } from './tokens.ts'

/** A number that begins at a token: its value and the index of the token behind it. */
export type ReadNumber = { readonly value: number; readonly next: number }

const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
}

/**
 * The number that begins at a token, in digits or in words: '2', '1,5', '1/2', '1 ½', 'three and a half', 'half an', 'one hundred and
 * twenty', 'a couple of'. Undefined where none begins; a bare 'a' is one only where `isArticle` allows it.
 */
export function numberAt(tokens: readonly Token[], at: number, isArticle = true): ReadNumber | undefined {
  const word = tokens[at]?.word
  if (word === undefined) return undefined
  const digits = digitsOf(word)
  if (digits !== undefined) return withPart(tokens, digits, at + 1)
  if (signs[word] !== undefined) return { value: signs[word], next: at + 1 }
  if (Object.hasOwn(fractionForms, word) && !word.endsWith('s')) return halfOf(tokens, at)
  if ((word === 'a' || word === 'an') && !isArticle) return undefined
  return numberInWords(tokens, at)
}

function digitsOf(word: string): number | undefined {
  const code = word.charCodeAt(word.startsWith('.') ? 1 : 0)
  if (!(code >= 48 && code <= 57)) return undefined
  for (const bar of ['/', '⁄']) {
    const [over, under] = word.split(bar)
    if (under !== undefined) return Number(over) / Number(under)
  }
  return Number(isThousands(word) ? word.replaceAll(',', '') : word.replace(',', '.'))
}

const isThousands = (word: string) => word.includes(',') && word.length - word.indexOf(',') === 4

/** '1 1/2', '1½', '1 and a half', '2-and-a-half'. */
function withPart(tokens: readonly Token[], value: number, next: number): ReadNumber {
  const after = tokens[next]
  if (after === undefined || after.isAfterStop || !Number.isInteger(value)) return { value, next }
  const sign = signs[after.word]
  if (sign !== undefined) return { value: value + sign, next: next + 1 }
  if (isFraction(after.word)) return { value: value + (digitsOf(after.word) ?? 0), next: next + 1 }
  if (after.word !== 'and' && after.word !== 'n') return { value, next }
  const part = partAt(tokens, next + 1)
  return part === undefined ? { value, next } : { value: value + part.value, next: part.next }
}

const isFraction = (word: string) => (word.includes('/') || word.includes('⁄')) && word.length <= 4

function partAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at]?.word
  if (first === undefined) return undefined
  if (isFraction(first)) return { value: digitsOf(first) ?? 0, next: at + 1 }
  if (signs[first] !== undefined) return { value: signs[first], next: at + 1 }
  const isOne = first === 'a' || first === 'one'
  const count = isOne ? 1 : (numberForms[first] ?? Number.NaN)
  const part = fractionForms[tokens[isOne || Number.isFinite(count) ? at + 1 : at]?.word ?? '']
  if (part === undefined) return undefined
  return Number.isFinite(count) ? { value: count * part, next: at + 2 } : { value: part, next: at + 1 }
}

/** 'Half an', 'half of a', 'a quarter of an'. */
function halfOf(tokens: readonly Token[], at: number): ReadNumber {
  const value = fractionForms[tokens[at]?.word ?? ''] ?? 1
  let next = at + 1
  while (['of', 'a', 'an', 'the'].includes(tokens[next]?.word ?? '')) next += 1
  return { value, next }
}

function numberInWords(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = numberForms[tokens[at]?.word ?? '']
  if (first === undefined || !Object.hasOwn(numberForms, tokens[at]?.word ?? '')) return undefined
  const behind = tokens[at + 1]
  const isArticle = first === 1 && tokens[at]?.word !== 'one'
  if (isArticle && behind !== undefined && !behind.isAfterStop) {
    // 'A 1/4 cup' is a quarter.
    if (isFraction(behind.word) || signs[behind.word] !== undefined) return numberAt(tokens, at + 1)
    const part = Object.hasOwn(fractionForms, behind.word) ? halfOf(tokens, at + 1) : undefined
    if (part !== undefined) return part
    if (['few', 'couple', 'dozen', 'hundred'].includes(behind.word))
      return numberInWords(tokens, at + 1) ?? hundreds(tokens, 1, at + 1)
  }
  return largerWords(tokens, first, at + 1)
}

function largerWords(tokens: readonly Token[], first: number, at: number): ReadNumber {
  const word = tokens[at]?.word
  if (word === 'hundred') return hundreds(tokens, first, at)
  if (word === 'of' && (first === 2 || first === 3))
    return { value: first, next: tokens[at - 1]?.word === 'couple' ? at + 1 : at }
  const unit = word === undefined || tokens[at]?.isAfterStop ? undefined : numberForms[word]
  if (
    first >= 20 &&
    first % 10 === 0 &&
    unit !== undefined &&
    unit < 10 &&
    unit > 0 &&
    word !== 'a' &&
    word !== 'an'
  )
    return withPart(tokens, first + unit, at + 1)
  const part =
    word === undefined || tokens[at]?.isAfterStop || !word.endsWith('s') ? undefined : fractionForms[word]
  if (part !== undefined) return { value: first * part, next: at + 1 }
  return withPart(tokens, first, at)
}

function hundreds(tokens: readonly Token[], count: number, at: number): ReadNumber {
  let next = at + 1
  if (tokens[next]?.word === 'and') next += 1
  const rest =
    tokens[next]?.word === 'a' || tokens[next]?.word === 'an' ? undefined : numberInWords(tokens, next)
  return rest === undefined || rest.value >= 100
    ? { value: count * 100, next: at + 1 }
    : { value: count * 100 + rest.value, next: rest.next }
}
