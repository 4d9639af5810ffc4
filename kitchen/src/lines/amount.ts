import { containers, findUnit, gramsOfWeight, millilitresOf } from '../measures/index.ts'
import { isColor } from '../recognition/index.ts'
import { countAt } from './count-at.ts'
import type { Count } from './count-at.ts'
import { marksBefore, skipBrackets, wordAt } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'
import { packageAt, statedIn } from './stated.ts'
import type { Stated } from './stated.ts'
import { unitAt } from './unit-at.ts'
import type { UnitAt } from './unit-at.ts'

/** What a line says of how much, and where what it names begins. */
export type Amount = {
  readonly quantity: number | null
  readonly max: number | null
  readonly unit: string | null
  /** What is said besides, in brackets or before the container: of the whole, or of each container. */
  readonly stated: Stated | null
  /** True where the food comes out of a can, though the unit is a weight: '400 g tin chickpeas'. */
  readonly isCanned: boolean
  /** What is taken of a fruit: 'juice', 'zest', 'zest and juice'. */
  readonly taken: string | null
  /** The span of the text that names the food. */
  readonly from: number
  readonly to: number
}

/** Reads the amount at the front of a line, or behind the food where the front has none: 'Flour 200 g', 'Tomatoes, 3'. */
export function readAmount(line: LineTokens): Amount {
  const start = skipLabel(line, skipListMark(line))
  const taken = takenAt(line, start)
  const at = taken?.next ?? start
  const read = frontAt(line, at) ?? behindFood(line, at) ?? unmeasured(line, at)
  return { ...read, taken: taken?.text ?? null }
}

type Front = Omit<Amount, 'taken'>

/** A ticked box, or the number of a list's item before the amount: '1. 2 carrots'. */
function skipListMark(line: LineTokens): number {
  const at = wordAt(line, 0) === 'x' && line.inside[0] === true ? 1 : 0
  const second = line.tokens[at + 1]
  const marks = marksBefore(line, at + 1)
  const isNumbered =
    second !== undefined && isDigits(wordAt(line, at)) && isDigits(second.word[0] ?? '') && marks.length > 1
  return isNumbered && (marks.startsWith('. ') || marks.startsWith(') ')) ? at + 1 : at
}

const isDigits = (word: string) => word !== '' && [...word].every((sign) => sign >= '0' && sign <= '9')

/** 'Optional glaze: 1/2 cup powdered sugar' begins behind the colon, 'flour: 200 g' does not. */
function skipLabel(line: LineTokens, from: number): number {
  const colon = line.text.indexOf(':', line.tokens[from]?.start)
  if (colon === -1 || line.text.slice(0, colon).includes('(')) return from
  const at = line.tokens.findIndex(({ start }) => start > colon)
  if (at <= from || isDigits(wordAt(line, at - 1))) return from
  const count = countAt(line, at)
  const hasName = count !== undefined && unitAt(line, count.next).next < line.tokens.length
  return hasName || purposes.has(wordAt(line, from)) ? at : from
}

const purposes = new Set(['to', 'for', 'optional', 'garnish', 'topping', 'toppings'])

const partWords = new Set(['juice', 'zest', 'rind', 'peel'])
const partManners = new Set('the freshly fresh squeezed finely coarsely grated'.split(' '))

/** 'Juice of', 'finely grated zest and juice of'. */
function takenAt(line: LineTokens, from: number): { readonly text: string; readonly next: number } | null {
  let first = from
  while (partManners.has(wordAt(line, first))) first += 1
  if (!partWords.has(wordAt(line, first))) return null
  let last = first
  const second = wordAt(line, last + 1) === 'and' ? last + 2 : last + 1
  if (partWords.has(wordAt(line, second))) last = second
  const joint = wordAt(line, last + 1)
  if (joint !== 'of' && joint !== 'from') return null
  const text = line.text.slice(line.tokens[first]?.start, line.tokens[last]?.end).toLowerCase()
  return { text, next: last + 2 }
}

/** Measures that a cook names without a number: 'pinch of salt'. */
const bareMeasures = new Set(
  'pinch dash handful knob drop bunch sprig splash drizzle glug squeeze dollop sprinkle'.split(' '),
)

function frontAt(line: LineTokens, from: number): Front | undefined {
  const count = countAt(line, from)
  if (count !== undefined) return measured(line, count)
  const { unit, next, restFrom } = unitAt(line, from)
  if (unit === null || !bareMeasures.has(unit)) return undefined
  return { ...unmeasured(line, next), from: restFrom, quantity: 1, unit }
}

function unmeasured(line: LineTokens, at: number): Front {
  const next = skipBrackets(line, at)
  const from = line.tokens[next]?.start ?? line.tokens[at]?.start ?? line.text.length
  const stated = statedIn(line, at)
  return { quantity: null, max: null, unit: null, stated, isCanned: false, from, to: line.text.length }
}

function measured(line: LineTokens, count: Count): Front {
  const sized = packageAt(line, count)
  const counted = sized?.count ?? count
  const first = readUnit(line, sized?.next ?? skipTimes(line, counted.next))
  const whole = withOtherColor(line, withMore(line, { ...counted, ...first }))
  const contained = inContainer(line, whole)
  const inBrackets = statedIn(line, counted.next)
  const stated = sized?.each ?? inBrackets
  const isCounted = whole.unit === null || containers.has(whole.unit)
  return {
    quantity: whole.quantity,
    max: whole.max,
    unit: whole.unit,
    stated: stated === null ? null : { ...stated, isEach: stated.isEach && isCounted },
    isCanned: whole.unit === 'can' || contained.unit === 'can',
    from: contained.restFrom,
    to: line.text.length,
  }
}

/** '2 x 400 g' counts, and so does 'half of a cabbage' and '1/2 a cabbage'. */
function skipTimes(line: LineTokens, at: number): number {
  if (['x', 'a', 'an'].includes(wordAt(line, at))) return at + 1
  if (wordAt(line, at) !== 'of') return at
  return wordAt(line, at + 1) === 'a' || wordAt(line, at + 1) === 'an' ? at + 2 : at + 1
}

/** The unit behind a number; brackets around it hold its weight and are passed over. */
function readUnit(line: LineTokens, from: number): UnitAt {
  const found = unitAt(line, skipBrackets(line, from))
  const next = skipBrackets(line, found.next)
  if (next === found.next || next >= line.tokens.length) return found
  const of = wordAt(line, next) === 'of' ? next + 1 : next
  return { ...found, next: of, restFrom: line.tokens[of]?.start ?? line.text.length }
}

type Measured = Count & UnitAt

/** More amounts right behind the first: '200g-250g' is a range, '2 lb 3 oz' and '1 cup plus 2 tbsp' are sums, '200g/7oz' says it twice. */
function withMore(line: LineTokens, first: Measured): Measured {
  const joint = wordAt(line, first.next)
  const marks = marksBefore(line, first.next)
  const isWord = joints.has(joint)
  const count = first.unit === null ? undefined : countAt(line, isWord ? first.next + 1 : first.next)
  const unit = count === undefined ? undefined : readUnit(line, count.next)
  if (count === undefined || unit === undefined || unit.unit === null) return first
  const second = { ...count, ...unit }
  const factor = ratio(second.unit, first.unit)
  const isAgain = marks.includes('/') || factor === null || (joint === 'or' && second.unit !== first.unit)
  if (isAgain) {
    const again = withMore(line, second)
    return again.next < line.tokens.length ? { ...first, next: again.next, restFrom: again.restFrom } : first
  }
  if (joint === 'to' || joint === 'or' || line.tokens[first.next]?.isAfterDash === true) {
    const isRange = second.unit === first.unit && second.quantity > first.quantity
    return isRange ? { ...second, quantity: first.quantity, max: second.quantity } : first
  }
  const more = second.quantity * factor
  const max = first.max === null ? null : rounded(first.max + more)
  return withMore(line, { ...second, unit: first.unit, quantity: rounded(first.quantity + more), max })
}

const joints = new Set(['to', 'or', 'plus', 'and'])

/** A sum of two units to four places: the spoons of a cup do not come out even. */
const rounded = (quantity: number) => Math.round(quantity * 10_000) / 10_000

/** '1 red and 1 yellow pepper' are two peppers. */
function withOtherColor(line: LineTokens, first: Measured): Measured {
  if (!isColor(wordAt(line, first.next)) || wordAt(line, first.next + 1) !== 'and') return first
  const count = countAt(line, first.next + 2)
  if (count === undefined) return first
  const second = { ...count, ...readUnit(line, count.next) }
  const isAlike = second.unit === first.unit && first.max === null && isColor(wordAt(line, second.next))
  return isAlike ? { ...second, quantity: rounded(first.quantity + second.quantity) } : first
}

/** How much of one unit another is: an ounce is 1/16 of a pound. Null between weights and volumes. */
function ratio(of: string | null, to: string | null): number | null {
  if (of === null || to === null) return null
  const weights = [gramsOfWeight(of), gramsOfWeight(to)] as const
  if (weights[0] !== undefined && weights[1] !== undefined) return weights[0] / weights[1]
  const volumes = [millilitresOf(of), millilitresOf(to)] as const
  return volumes[0] === undefined || volumes[1] === undefined ? null : volumes[0] / volumes[1]
}

/** '400 g tin chickpeas' is 400 g, out of a can. */
function inContainer(line: LineTokens, whole: Measured): UnitAt {
  const isWeight = whole.unit !== null && gramsOfWeight(whole.unit) !== undefined
  const container = isWeight ? unitAt(line, whole.next) : undefined
  const isSoldIn =
    container?.unit != null && containers.has(container.unit) && container.next < line.tokens.length
  return isSoldIn ? container : { ...whole, unit: null }
}

/** 'Flour: 200 g', 'Tomatoes, 3': the amount ends the line; a bare number counts only behind a comma, colon or dash. */
function behindFood(line: LineTokens, from: number): Front | undefined {
  for (let at = from + 1; at < line.tokens.length; at += 1) {
    if (line.inside[at] === true || !isFigure(wordAt(line, at))) continue
    const count = countAt(line, at)
    if (count === undefined) return undefined
    const unit = wordAt(line, count.next)
    const isParted = [...marksBefore(line, at)].some((mark) => ',:;-–'.includes(mark))
    // '1/4 cup (60 g)': what stands in brackets behind says it again.
    const isLast = findUnit(unit) !== undefined && skipBrackets(line, count.next + 1) === line.tokens.length
    if (!isLast && !(count.next === line.tokens.length && isParted)) return undefined
    const front = unmeasured(line, from)
    const known = isLast ? (findUnit(unit) ?? null) : null
    return {
      ...front,
      quantity: count.quantity,
      max: count.max,
      unit: known,
      to: line.tokens[at - 1]?.end ?? 0,
    }
  }
  return undefined
}

const isFigure = (word: string) => '0123456789½⅓⅔¼¾⅛⅜⅝⅞'.includes(word[0] ?? ' ')
