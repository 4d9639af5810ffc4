import { fractionForms, timeUnits } from '../lexicon/index.ts'
import { numberAt } from './numbers.ts'
import type { ReadNumber } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Both ends of a span; equal where one figure was named. */
export type Range = { readonly min: number; readonly max: number }

/** A duration (`range` in minutes) or a temperature (`range` in °C) of a text, with its tokens `first` to `last` and its place in the text. */
export type Quantity = {
  readonly kind: 'duration' | 'temperature'
  readonly range: Range
  /** How the writer put a temperature: 'F', 'C', or null where no unit stood there. */
  readonly unit: 'F' | 'C' | null
  /** The figure as written: of a span, its lower end. */
  readonly figure: number
  readonly first: number
  readonly last: number
  readonly start: number
  readonly end: number
}

/**
 * Every duration and temperature of a text, in digits and in words, in order: '1 hour 20 minutes' and 'three and a half hours' are one each,
 * '6 to 8 minutes' is a span, '350°F (180°C)' is two.
 * @example quantitiesIn(tokensOf('for an hour and a half')) // [{ kind: 'duration', range: { min: 90, max: 90 }, ... }]
 */
export function quantitiesIn(tokens: readonly Token[]): readonly Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const read = quantityAt(tokens, at)
    if (read === undefined) continue
    found.push(read)
    at = read.last
  }
  return found
}

function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const day = dayNumbered(tokens, at)
  if (day !== undefined) return day
  const low = numberAt(tokens, at)
  if (low === undefined) return undefined
  return durationFrom(tokens, at, low) ?? temperatureFrom(tokens, at, low)
}

const bounds = new Set(['by', 'until', 'till', 'through', 'to'])
/** 'By day 12': twelve days. */
function dayNumbered(tokens: readonly Token[], at: number): Quantity | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.word !== 'day' || next === undefined || !bounds.has(tokens[at - 1]?.word ?? '')) return undefined
  const count = numberAt(tokens, at + 1, false)
  const last = tokens[(count?.next ?? 0) - 1]
  if (count === undefined || last === undefined) return undefined
  const minutes = count.value * 1440
  return {
    kind: 'duration',
    range: { min: minutes, max: minutes },
    unit: null,
    figure: count.value,
    first: at,
    last: count.next - 1,
    start: token.start,
    end: last.end,
  }
}

type Span = { readonly range: Range; readonly next: number }

/** '6', '6-8', '6 to 8', '6 or 7', 'between 6 and 8'; the unit may stand behind the first end too ('6 minutes to 8 minutes'). */
function spanFrom(tokens: readonly Token[], at: number, low: ReadNumber): Span {
  const joint = tokens[low.next]
  const isBetween = tokens[at - 1]?.word === 'between' && joint?.word === 'and'
  const isJoined = joint !== undefined && (joint.word === 'to' || joint.word === 'or' || isBetween)
  const second = isJoined ? low.next + 1 : low.next
  const high = numberAt(tokens, second, false)
  if (high === undefined || high.value < low.value) return single(low)
  const follows = isJoined || isDashed(tokens, low.next)
  return follows ? { range: { min: low.value, max: high.value }, next: high.next } : single(low)
}

const single = ({ value, next }: ReadNumber): Span => ({ range: { min: value, max: value }, next })

/** True where a dash stands between two numbers. */
const isDashed = (tokens: readonly Token[], at: number): boolean => tokens[at]?.isAfterDash === true

function durationFrom(tokens: readonly Token[], at: number, low: ReadNumber): Quantity | undefined {
  const span = spanFrom(tokens, at, low)
  const unit = timeUnitAt(tokens, span.next)
  // 'A second time' counts, and is no second.
  const isOrdinal = tokens[at]?.word === 'a' && tokens[span.next]?.word === 'second'
  // 'A one-year-old' has an age, which is no time to wait.
  const isAge = unit !== undefined && tokens[unit.next]?.singular === 'old'
  if (unit === undefined || isOrdinal || isAge) return undefined
  const first = { range: times(span.range, unit.minutes), next: unit.next, unit: unit.minutes }
  const whole = withMore(tokens, first)
  return quantity(tokens, 'duration', at, whole, null, span.range.min)
}

/** 'A good hour', 'three quarters of an hour'. */
const loosely = new Set([
  'good',
  'full',
  'solid',
  'further',
  'more',
  'extra',
  'whole',
  'additional',
  'generous',
  'bare',
  'mere',
  'single',
  'quick',
  'brief',
  'couple',
  'scant',
  'short',
  'long',
  'of',
  'an',
])

function timeUnitAt(
  tokens: readonly Token[],
  at: number,
): { readonly minutes: number; readonly next: number } | undefined {
  let next = at
  while (loosely.has(tokens[next]?.word ?? '')) next += 1
  const token = tokens[next]
  if (token === undefined || token.isAfterStop) return undefined
  const minutes = Object.hasOwn(timeUnits, token.word) ? timeUnits[token.word] : undefined
  return minutes === undefined ? undefined : { minutes, next: next + 1 }
}

const times = ({ min, max }: Range, factor: number): Range => ({ min: min * factor, max: max * factor })

type Timed = Span & { readonly unit: number }

/** 'An hour and a half', '1 hour 20 minutes', '1 hour and 20 minutes', '40 minutes to an hour'. */
function withMore(tokens: readonly Token[], first: Timed): Timed {
  const joint = tokens[first.next]
  if (joint === undefined || joint.isAfterStop) return first
  const half = joint.word === 'and' ? halfBehind(tokens, first) : minutesGlued(tokens, first)
  if (half !== undefined) return half
  const isJoined = ['and', 'plus', 'to', 'or'].includes(joint.word)
  const from = isJoined ? first.next + 1 : first.next
  const number = numberAt(tokens, from, isJoined)
  if (number === undefined) return first
  const span = spanFrom(tokens, from, number)
  const unit = timeUnitAt(tokens, span.next)
  if (unit === undefined) return first
  return joined(
    first,
    { range: times(span.range, unit.minutes), next: unit.next, unit: unit.minutes },
    joint.word,
  )
}

function joined(first: Timed, second: Timed, joint: string): Timed {
  if (joint === 'to' || joint === 'or') {
    const isSpan = second.range.max >= first.range.min
    return isSpan ? { ...second, range: { min: first.range.min, max: second.range.max } } : first
  }
  if (second.unit >= first.unit) return first
  const { range } = first
  return { ...second, range: { min: range.min + second.range.min, max: range.max + second.range.max } }
}

/** 'An hour and a half', 'an hour and a quarter'. */
function halfBehind(tokens: readonly Token[], first: Timed): Timed | undefined {
  const part =
    tokens[first.next + 1]?.word === 'a' ? fractionForms[tokens[first.next + 2]?.word ?? ''] : undefined
  if (part === undefined) return undefined
  const more = first.unit * part
  return {
    ...first,
    range: { min: first.range.min + more, max: first.range.max + more },
    next: first.next + 3,
  }
}

/** '2h30' is two hours and a half. */
function minutesGlued(tokens: readonly Token[], first: Timed): Timed | undefined {
  const [unit, glued] = [tokens[first.next - 1], tokens[first.next]]
  if (first.unit !== 60 || unit === undefined || glued === undefined || glued.start !== unit.end)
    return undefined
  const number = numberAt(tokens, first.next, false)
  if (number === undefined || number.value >= 60) return undefined
  return {
    ...first,
    range: { min: first.range.min + number.value, max: first.range.max + number.value },
    next: number.next,
  }
}

const unitWords: Readonly<Record<string, 'F' | 'C'>> = {
  f: 'F',
  fahrenheit: 'F',
  c: 'C',
  celsius: 'C',
  centigrade: 'C',
  degf: 'F',
  degc: 'C',
}
const degreeWords = new Set(['°', 'degrees', 'degree', 'deg', 'º', '˚'])

/** Above this a bare figure is Fahrenheit: no cook means 115 °C without saying so. */
const bareCelsiusBelow = 110

function temperatureFrom(tokens: readonly Token[], at: number, low: ReadNumber): Quantity | undefined {
  const span = spanFrom(tokens, at, skipDegree(tokens, low))
  let next = span.next
  const hasDegree = degreeWords.has(tokens[next]?.word ?? '') || degreeWords.has(tokens[low.next]?.word ?? '')
  if (degreeWords.has(tokens[next]?.word ?? '')) next += 1
  const unit = tokens[next]?.isAfterStop ? undefined : unitWords[tokens[next]?.word ?? '']
  if (unit !== undefined) next += 1
  if (span.range.min < 10 && unit === undefined) return undefined
  if (unit === undefined && !hasDegree) return undefined
  if (unit !== undefined && !hasDegree && !isPlausible(tokens, at, low)) return undefined
  const meant = unit ?? (span.range.min > bareCelsiusBelow ? 'F' : 'C')
  const range = meant === 'C' ? span.range : { min: celsius(span.range.min), max: celsius(span.range.max) }
  return quantity(tokens, 'temperature', at, { range, next }, unit ?? null, span.range.min)
}

/** '2 c flour' is cups; a temperature has two digits at least. */
const isPlausible = (tokens: readonly Token[], at: number, low: ReadNumber) =>
  low.value >= 25 && low.next - at === 1 && (tokens[at]?.word.length ?? 0) >= 2

function skipDegree(tokens: readonly Token[], low: ReadNumber): ReadNumber {
  const isRange =
    degreeWords.has(tokens[low.next]?.word ?? '') && numberAt(tokens, low.next + 2, false) !== undefined
  return isRange && ['to', 'or'].includes(tokens[low.next + 1]?.word ?? '')
    ? { ...low, next: low.next + 1 }
    : low
}

/** Degrees Celsius of degrees Fahrenheit. */
export const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8
/** Degrees Fahrenheit of degrees Celsius. */
export const fahrenheit = (degrees: number): number => degrees * 1.8 + 32

function quantity(
  tokens: readonly Token[],
  kind: Quantity['kind'],
  first: number,
  { range, next }: Span,
  unit: Quantity['unit'],
  figure: number,
): Quantity {
  const last = next - 1
  return {
    kind,
    range,
    unit,
    figure,
    first,
    last,
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  }
}
