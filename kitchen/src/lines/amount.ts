import { containers, findUnit, gramsOfWeight, millilitresOf } from '../measures/index.ts'
import { recognise } from '../recognition/index.ts'
import { readQuantity } from './quantity.ts'
import type { ReadQuantity } from './quantity.ts'

/** What a line says of how much, and the words behind it. */
export type Amount = {
  readonly quantity: number | null
  readonly max: number | null
  readonly unit: string | null
  /** Weight in brackets or before the container: of the whole, or of each container. */
  readonly stated: { readonly grams: number; readonly isEach: boolean } | null
  /** True where the food comes out of a can, though the unit is a weight: '400 g tin chickpeas'. */
  readonly isCanned: boolean
  /** What is taken of a fruit: 'juice', 'zest', 'zest and juice'. */
  readonly taken: string | null
  readonly rest: string
}

const takenPattern =
  /^(?:(?:the|freshly|fresh|squeezed|finely|coarsely|grated) )*((?:juice|zest|rind|peel)(?: (?:and|&) (?:juice|zest|rind))?) (?:of|from) /i

/** Reads the amount at the front of a line, or behind the food where the front has none: 'Flour 200 g', 'Tomatoes, 3'. */
export function readAmount(line: string): Amount {
  const taken = takenPattern.exec(line)
  const body = taken ? line.slice(taken[0].length) : line
  const read = readFront(body) ?? readFront(turnedRound(body)) ?? withoutAmount(body)
  return { ...read, taken: taken?.[1]?.toLowerCase() ?? null }
}

type Front = Omit<Amount, 'taken'>

/** Measures that a cook names without a number: 'pinch of salt'. */
const bareMeasures = new Set([
  'pinch',
  'dash',
  'handful',
  'knob',
  'drop',
  'bunch',
  'sprig',
  'splash',
  'drizzle',
  'glug',
  'squeeze',
])

function readFront(body: string): Front | undefined {
  const read = readQuantity(body)
  if (read !== undefined) return measured(read, bracketWeight(body))
  const { unit, rest } = readUnit(body)
  if (unit === null || !bareMeasures.has(unit)) return undefined
  return { quantity: 1, max: null, unit, stated: bracketWeight(body), isCanned: false, rest }
}

function withoutAmount(body: string): Front {
  return { quantity: null, max: null, unit: null, stated: bracketWeight(body), isCanned: false, rest: body }
}

const amountBehind =
  /^(\D*\p{L})(?:\s*[,:;]\s*|\s+-\s*|\s+)((?:\d+\s+)?\d+(?:[.,/]\d+)?(?:\s*-\s*\d+(?:[.,/]\d+)?)?)\s*(\p{L}*)\.?$/u

/** 'Flour: 200 g' as '200 g Flour'; a bare number counts only behind a comma, colon or dash. */
function turnedRound(body: string): string {
  const found = amountBehind.exec(body)
  const [whole, name, amount, unit = ''] = found ?? []
  if (whole === undefined || name === undefined || amount === undefined) return ''
  const isParted = /[,:;-]/.test(whole.slice(name.length, name.length + 3))
  return findUnit(unit.toLowerCase()) === undefined && !(unit === '' && isParted)
    ? ''
    : `${amount} ${unit} ${name}`
}

function measured({ quantity, max, rest: after }: ReadQuantity, brackets: Amount['stated']): Front {
  const before = /^\s*\(([^)]*)\)\s*/.exec(after)
  const dashed = /^(\d+(?:\.\d+)?)[- ]?(oz|ounce|g|gram|ml|lb|pound)s?\.?[- ](?=[a-z])/i.exec(after)
  const rest = before ? after.slice(before[0].length) : dashed ? after.slice(dashed[0].length) : after
  const first = readUnit(rest)
  const added = readMore({ quantity, max, ...first })
  const contained = inContainer(added)
  const each = dashed ? weightIn(`${dashed[1]} ${dashed[2]}`) : null
  const grams = each ?? brackets?.grams ?? null
  const isEach = before !== null || dashed !== null || brackets?.isEach === true || /\beach\b/i.test(after)
  const { unit } = added
  return {
    quantity: added.quantity,
    max: added.max,
    unit,
    stated: grams === null ? null : { grams, isEach: isEach && (unit === null || containers.has(unit)) },
    isCanned: unit === 'can' || contained.unit === 'can',
    rest: contained.rest,
  }
}

type Measured = {
  readonly quantity: number
  readonly max: number | null
  readonly unit: string | null
  readonly rest: string
}

/** More amounts right behind the first: '200g-250g' is a range, '2 lb 3 oz' and '1 cup plus 2 tbsp' are sums, '200g/7oz' says it twice. */
function readMore(first: Measured): Measured {
  const { quantity, max, unit, rest } = first
  const joint = /^\s*(-|to |or |\/|plus |and |\+|&)?\s*(?=\d)/i.exec(rest)
  const next = joint === null ? undefined : readQuantity(rest.slice(joint[0].length))
  const second = next && { quantity: next.quantity, max: next.max, ...readUnit(next.rest) }
  if (unit === null || second === undefined || second.unit === null) return first
  const sign = joint?.[1]?.trim().toLowerCase() ?? ''
  if (sign === '/') return { ...first, rest: readMore(second).rest }
  if (/^(?:-|to|or)$/.test(sign)) {
    const isRange = second.unit === unit && second.quantity > quantity
    return isRange ? { quantity, max: second.quantity, unit, rest: second.rest } : first
  }
  const factor = ratio(second.unit, unit)
  if (factor === null) return first
  const more = second.quantity * factor
  return readMore({
    quantity: quantity + more,
    max: max === null ? null : max + more,
    unit,
    rest: second.rest,
  })
}

/** How much of one unit another is: an ounce is 1/16 of a pound. Null between weights and volumes. */
function ratio(of: string, to: string): number | null {
  const weights = [gramsOfWeight(of), gramsOfWeight(to)] as const
  if (weights[0] !== undefined && weights[1] !== undefined) return weights[0] / weights[1]
  const volumes = [millilitresOf(of), millilitresOf(to)] as const
  return volumes[0] === undefined || volumes[1] === undefined ? null : volumes[0] / volumes[1]
}

/** '400 g tin chickpeas' is 400 g, out of a can. */
function inContainer({ unit, rest }: Measured): { readonly unit: string | null; readonly rest: string } {
  if (unit === null || gramsOfWeight(unit) === undefined) return { unit: null, rest }
  const container = readUnit(rest)
  const isSoldIn = container.unit !== null && containers.has(container.unit) && container.rest.trim() !== ''
  return isSoldIn ? container : { unit: null, rest }
}

/** The weight inside the first brackets that hold one: '(14.5 oz)', '(about 390 g)', '(3 to 4 pounds)'. */
function bracketWeight(line: string): Amount['stated'] {
  if (!line.includes('(')) return null
  for (const [, inside] of line.matchAll(/\(([^)]*)\)/g)) {
    const grams = weightIn(inside ?? '')
    if (grams !== null) return { grams, isEach: /\beach\b/i.test(inside ?? '') }
  }
  return null
}

const weightPattern =
  /((?:\d+\s+)?\d+\/\d+|\d+(?:[.,]\d+)?)(?:\s*(?:-|to)\s*((?:\d+\s+)?\d+\/\d+|\d+(?:[.,]\d+)?))?[\s-]*(g|grams?|kg|oz|ounces?|lbs?|pounds?)\b/i

/** Grams of the first weight in a text, the middle of a range. */
function weightIn(text: string): number | null {
  const [, from, to, word] = weightPattern.exec(text) ?? []
  const unit = word === undefined ? undefined : findUnit(word.toLowerCase())
  const each = unit === undefined ? undefined : gramsOfWeight(unit)
  const low = from === undefined ? undefined : readQuantity(from)?.quantity
  if (each === undefined || low === undefined) return null
  const high = to === undefined ? low : (readQuantity(to)?.quantity ?? low)
  return ((low + high) / 2) * each
}

const sizeWords =
  'heaped|heaping|level|scant|generous|good|big|rounded|packed|lightly packed|loosely packed|firmly packed|full|large|small|medium|thick|thin'
const unitPattern = new RegExp(
  String.raw`^[\s-]*(?:(?:${sizeWords})\s+(?=\S+\s))?([\p{L}.]+)(?:\s+(oz|ounces?)\b\.?)?`,
  'iu',
)

function readUnit(rest: string): { unit: string | null; rest: string } {
  const words = unitPattern.exec(rest)
  const first = words?.[1] ?? ''
  const isFluid = /^(?:fl\.?|fluid)$/i.test(first) && words?.[2] !== undefined
  const unit = isFluid ? 'fl oz' : (spoonLetter[first] ?? findUnit(first.toLowerCase()))
  if (words === null || unit === undefined || isFoodWord(first, rest)) return sized(rest)
  const taken = isFluid || words[2] === undefined ? words[0].length : words[0].search(/\s+\S+$/)
  return { unit, rest: rest.slice(taken).replace(behindUnit(unit), '') }
}

/** Cooks write a capital T for the tablespoon. */
const spoonLetter: Readonly<Record<string, string>> = { T: 'tbsp', 'T.': 'tbsp', t: 'tsp', 't.': 'tsp' }

function behindUnit(unit: string): RegExp {
  return unit === 'inch' || unit === 'cm' || unit === 'knob'
    ? /^[\s.-]*(?:sized? |long |thick )?(?:piece |knob |length |chunk |stick )?(?:of )?(?:the )?/i
    : /^\.?\s*(?:of\s+)?(?:the\s+)?/i
}

/** 'large' before a food is a size; it stays a unit so that the weight of that size counts. */
function sized(rest: string): { unit: string | null; rest: string } {
  const size = /^\s*(extra[- ]large|large|medium(?:-sized)?|small)\s+/i.exec(rest)
  const name = size?.[1]?.toLowerCase().replace(/-sized$/, '')
  return size === null || name === undefined
    ? { unit: null, rest }
    : { unit: name.startsWith('extra') ? 'large' : name, rest: rest.slice(size[0].length) }
}

// 'clove' the spice, 'stick' of cinnamon and 'head' lettuce are foods where nothing else follows.
function isFoodWord(word: string, rest: string): boolean {
  return /^\s*\S+\s*$/.test(rest) && recognise(word).kind === 'food'
}
