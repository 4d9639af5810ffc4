import { containers, findUnit, gramsOfWeight, millilitresOf } from '../measures/index.ts'
import { countAt } from './count-at.ts'
import type { Count } from './count-at.ts'
import { marksBefore, skipBrackets, wordAt } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'
import { unitAt } from './unit-at.ts'

/** An amount said besides the first, the middle of a range: of the whole, or of each piece. `unit` is a weight or a volume. */
export type Stated = { readonly quantity: number; readonly unit: string; readonly isEach: boolean }

/** The first weight in brackets from a token on, else the first volume: '(14.5 oz)', '(about 390 g)', '(3 to 4 pounds)', '(2 1/4 tsp)'. */
export function statedIn(line: LineTokens, from: number): Stated | null {
  let volume: Stated | null = null
  for (let at = from; at < line.tokens.length; at += 1) {
    if (line.inside[at] !== true) continue
    const said = measureAt(line, at)
    if (said === undefined) continue
    if (gramsOfWeight(said.unit) !== undefined) return { ...said, isEach: saysEach(line, at) }
    volume ??= { ...said, isEach: saysEach(line, at) }
  }
  return volume ?? behindComma(line, from)
}

/** '1 whole turkey, 14 lb', '2 chickens, 3 lb each': a weight between commas. */
function behindComma(line: LineTokens, from: number): Stated | null {
  for (let at = from; at < line.tokens.length; at += 1) {
    if (line.inside[at] === true || !marksBefore(line, at).includes(',')) continue
    const said = measureAt(line, at)
    if (said === undefined || gramsOfWeight(said.unit) === undefined) continue
    const isEach = wordAt(line, said.next) === 'each'
    const next = isEach ? said.next + 1 : said.next
    if (next >= line.tokens.length || marksBefore(line, next).includes(',')) return { ...said, isEach }
  }
  return null
}

function saysEach(line: LineTokens, from: number): boolean {
  for (let at = from; line.inside[at] === true; at += 1) if (wordAt(line, at) === 'each') return true
  return false
}

type Said = { readonly quantity: number; readonly unit: string; readonly next: number }

function measureAt(line: LineTokens, at: number): Said | undefined {
  const count = countAt(line, at)
  if (count === undefined) return undefined
  const isFluid = ['fl', 'fluid'].includes(wordAt(line, count.next))
  const next = isFluid ? count.next + 2 : count.next + 1
  const unit = isFluid ? 'fl oz' : findUnit(wordAt(line, count.next))
  if (unit === undefined || (gramsOfWeight(unit) === undefined && millilitresOf(unit) === undefined))
    return undefined
  return { quantity: (count.quantity + (count.max ?? count.quantity)) / 2, unit, next }
}

/** How big each of several is, between the number and what is counted; null for a length, which says no weight. */
export type Package = { readonly count: Count; readonly each: Stated | null; readonly next: number }

/** '2 x 400 g tins', '1 (14.5 oz) can', 'one 15-ounce can', '2 (6-ounce) fillets', '8 6-inch tortillas'. */
export function packageAt(line: LineTokens, count: Count): Package | undefined {
  return inBrackets(line, count) ?? bare(line, count) ?? countAsRange(line, count) ?? itself(line, count)
}

function inBrackets(line: LineTokens, count: Count): Package | undefined {
  if (line.inside[count.next] !== true || line.inside[count.next - 1] === true) return undefined
  const each = statedIn(line, count.next)
  const next = skipBrackets(line, count.next)
  const isBehind = each !== null && next < line.tokens.length
  // Of '3 to 4 (1 pound) breasts' nobody knows the number, so the weight is that of all.
  return isBehind ? { count, each: { ...each, isEach: count.max === null }, next } : undefined
}

function bare(line: LineTokens, count: Count): Package | undefined {
  const isTimes = wordAt(line, count.next) === 'x' || marksBefore(line, count.next).includes('×')
  const at = wordAt(line, count.next) === 'x' ? count.next + 1 : count.next
  const size = line.inside[at] === true ? undefined : countAt(line, at)
  if (size === undefined || line.tokens[at]?.isAfterDash === true) return undefined
  const unit = findUnit(wordAt(line, size.next))
  if (unit === 'inch' || unit === 'cm') return { count, each: null, next: size.next + 1 }
  const each = measureAt(line, at)
  const isPacked =
    isTimes || each === undefined || isContainer(line, each.next) || isHyphened(line, size.next)
  if (each === undefined || !isPacked) return undefined
  return { count, each: { ...each, isEach: true }, next: each.next }
}

/** '14.5-oz' is a size, where '2 lb 3 oz' is a sum. */
const isHyphened = (line: LineTokens, at: number): boolean => marksBefore(line, at).includes('-')

const isContainer = (line: LineTokens, at: number): boolean => containers.has(unitAt(line, at).unit ?? '')

/** '2 - 14 oz cans' are two cans, and no range. */
function countAsRange(line: LineTokens, count: Count): Package | undefined {
  if (count.max === null) return undefined
  const unit = findUnit(wordAt(line, count.next))
  if (unit === undefined || gramsOfWeight(unit) === undefined || !isContainer(line, count.next + 1))
    return undefined
  const each = { quantity: count.max, unit, isEach: true }
  return { count: { ...count, max: null }, each, next: count.next + 1 }
}

/** '14-ounce can' without a number is one. */
function itself(line: LineTokens, count: Count): Package | undefined {
  const each =
    isHyphened(line, count.next) && count.max === null ? measureAt(line, count.next - 1) : undefined
  const isOne = each !== undefined && gramsOfWeight(each.unit) !== undefined && isContainer(line, each.next)
  return isOne
    ? { count: { ...count, quantity: 1 }, each: { ...each, isEach: true }, next: each.next }
    : undefined
}
