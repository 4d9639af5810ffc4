import { numberWords } from '../measures/index.ts'

/** An amount read from the front of a line, and what follows it. `max` is the upper end of a range. */
export type ReadQuantity = { readonly quantity: number; readonly max: number | null; readonly rest: string }

const number = String.raw`\d+(?:\s+|-|\s*(?:and|&)\s*)\d+\s*/\s*\d+|\d+\s*/\s*\d+|\d{1,3}(?:,\d{3})+(?![\d.])|\d+(?:[.,]\d+)?|\.\d+`
const loose =
  /^(?:(?:about|around|roughly|approximately|approx\.?|circa|ca\.|up to|at least|scant|generous|heaped|heaping|rounded|level|between)\s+|~\s*)+(?=[\d.]|an?\s|half|one|two|three|four|five|six)/i
const digitsPattern = new RegExp(
  String.raw`^(${number})(?:\s*(?:-|to|or|and(?=\s+\d))\s*(${number}))?(?![\d/])\s*(?:x(?=\s|\d)\s*|(?:of )?an?\s+)?`,
  'i',
)
const thousandsPattern = /^([1-9]\d{0,2})\.(\d{3})(?=\s?(?:g|ml)\b)/i
const halfPattern = /^(?:and|&)\s+(?:a\s+|one\s+|an?\s+)?(half|quarter)\b\s*/i
const dozenPattern = /^dozen\s+/i

/** Names that begin with a number: '2% milk', '90/10 ground beef', '00 flour', 'five spice', 'half and half'. */
const numberedName =
  /^(?:\d+(?:\.\d+)?\s*%|\d\d\/\d\d?\s+\D|0\d|half[- ]and[- ]half|(?:\d+|three|four|five|seven|nine)[- ](?:spice|grain|bean|cheese)\b)/i

const wordNumbers: Readonly<Record<string, number>> = {
  ...numberWords,
  couple: 2,
  few: 3,
  several: 3,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
}
const wordPattern =
  /^(?:a\s+(?=couple|few|dozen|half|quarter))?(couple|few|several|dozen|half|quarter|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s+(?:of\s+)?(?:an?\s+)?)/i

/** Reads '2 1/2', '3-4', '1 to 2', '1,5', '1,000', 'half a dozen', 'two and a half'; undefined when the line does not begin with an amount. */
export function readQuantity(line: string): ReadQuantity | undefined {
  const text = line.replace(loose, '')
  if (numberedName.test(text)) return undefined
  const read = readDigits(text) ?? readWord(text)
  if (read === undefined) return undefined
  const half = halfPattern.exec(read.rest)
  if (half?.[1] !== undefined) {
    const part = half[1].toLowerCase() === 'half' ? 0.5 : 0.25
    return { quantity: read.quantity + part, max: read.max, rest: read.rest.slice(half[0].length) }
  }
  const dozen = dozenPattern.exec(read.rest)
  return dozen
    ? {
        quantity: read.quantity * 12,
        max: read.max === null ? null : read.max * 12,
        rest: read.rest.slice(dozen[0].length),
      }
    : read
}

function readDigits(text: string): ReadQuantity | undefined {
  const thousands = thousandsPattern.exec(text)
  if (thousands) {
    return {
      quantity: Number(`${thousands[1]}${thousands[2]}`),
      max: null,
      rest: text.slice(thousands[0].length),
    }
  }
  const digits = digitsPattern.exec(text)
  if (digits?.[1] === undefined) return undefined
  const first = numberOf(digits[1])
  const second = digits[2] === undefined ? null : numberOf(digits[2])
  const isRange = second !== null && second > first
  return { quantity: first, max: isRange ? second : null, rest: text.slice(digits[0].length) }
}

function readWord(text: string): ReadQuantity | undefined {
  const word = wordPattern.exec(text)
  if (word?.[1] === undefined) return undefined
  return { quantity: wordNumbers[word[1].toLowerCase()] ?? 1, max: null, rest: text.slice(word[0].length) }
}

/** '2 1/2', '1-1/2', '1/2', '1.5', '1,5', '1,000' as a number; a zero divisor counts as nothing. */
function numberOf(text: string): number {
  const parts = text.trim().split(/(?:\s+|-|\s*(?:and|&)\s*)(?=\d+\s*\/)/i)
  return parts.reduce((sum, part) => sum + fractionOf(part), 0)
}

function fractionOf(part: string): number {
  const [over, under] = part.split('/').map((side) => decimalOf(side.trim()))
  if (under === undefined) return over ?? 0
  return under === 0 ? 0 : (over ?? 0) / under
}

/** A comma before three digits parts thousands, any other stands for the point. */
function decimalOf(text: string): number {
  return Number(/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** One way of writing for what print has many: fractions, dashes, times signs, spaces, bullets, check boxes, numbers of a list. */
export function plainLine(text: string): string {
  return text
    .replace(
      /(\d?)(\s*)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g,
      (_, digit: string, space: string, sign: string) =>
        `${digit}${digit === '' ? space : ' '}${vulgar[sign] ?? ''}`,
    )
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*×\s*/g, ' x ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s\-*•·▢☐☑]|\[[ x]?\])+(?=\S)/i, '')
    .replace(/^\d+[.)] (?=\d)/, '')
    .trim()
}
