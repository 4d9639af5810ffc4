/** A printed amount: one number, or the two ends of a range; with its unit where it has one. */
export type Amount = { readonly low: number; readonly high: number | null; readonly unit: string | null }

/**
 * A unit that can be multiplied. `steps` are the figures it is printed in; below `least` a smaller unit says it better, and from `most` on a larger one.
 * `size` is what one is in grams or millilitres.
 */
type Unit = {
  readonly size: number
  readonly steps: (value: number) => number
  readonly least?: { readonly below: number; readonly use: string }
  readonly most?: { readonly from: number; readonly use: string }
  readonly isDecimal?: boolean
  readonly plural?: string
}

const to = (step: number) => (value: number) => Math.max(step, Math.round(value / step) * step)
const byFives = (value: number) => (value < 50 ? to(1)(value) : to(5)(value))
/** There is no cup between a third and a half, but six or seven spoons are far from either: they are printed as spoons. */
const inSpoonsOnly: readonly number[] = [6 / 16, 7 / 16]
const byThirds = (value: number) => {
  const whole = Math.floor(value)
  const parts = [0, 1 / 4, 1 / 3, ...(whole === 0 ? inSpoonsOnly : []), 1 / 2, 2 / 3, 3 / 4, 1]
  const near = parts.reduce((best, part) =>
    Math.abs(whole + part - value) < Math.abs(whole + best - value) ? part : best,
  )
  return whole + near
}

// Sources: NIST Handbook 44, appendix C: 1 oz is 28.3495 g, 1 lb is 453.592 g; 21 CFR 101.9(b)(5)(viii): a cup is 240 ml, a fluid ounce
// 30 ml, a tablespoon 15 ml, a teaspoon 5 ml.
const cup: Unit = { size: 240, steps: byThirds, least: { below: 1 / 4, use: 'tbsp' }, plural: 'cups' }
// Nobody counts out more than four spoons: what would be printed as more is measured in the next larger one.
const spoon: Unit = {
  size: 15,
  steps: (value) => (value < 2 ? to(1 / 4)(value) : to(1 / 2)(value)),
  least: { below: 1, use: 'tsp' },
  most: { from: 4.25, use: 'cup' },
}
const teaspoon: Unit = {
  size: 5,
  steps: (value) => (value < 0.5 ? to(1 / 8)(value) : to(1 / 4)(value)),
  most: { from: 3, use: 'tbsp' },
}
const kilo = (smaller: string): Unit => ({
  size: 1000,
  steps: to(0.05),
  least: { below: 0.5, use: smaller },
  isDecimal: true,
})
const ounce: Unit = {
  size: 28.3495,
  steps: (value) => (value < 2 ? to(1 / 4)(value) : value < 4 ? to(1 / 2)(value) : to(1)(value)),
  most: { from: 31, use: 'lb' },
}
const units: Readonly<Record<string, Unit>> = {
  g: { size: 1, steps: byFives },
  ml: { size: 1, steps: byFives },
  kg: kilo('g'),
  l: kilo('ml'),
  oz: ounce,
  lb: { size: 453.592, steps: to(1 / 4), least: { below: 1, use: 'oz' }, plural: 'lb' },
  'fl oz': { size: 30, steps: to(1 / 2) },
  cup,
  cups: cup,
  tbsp: spoon,
  tablespoon: { ...spoon, plural: 'tablespoons' },
  tablespoons: { ...spoon, plural: 'tablespoons' },
  tsp: teaspoon,
  teaspoon: { ...teaspoon, plural: 'teaspoons' },
  teaspoons: { ...teaspoon, plural: 'teaspoons' },
}
/** The singular of a unit that has two forms. */
const singulars: Readonly<Record<string, string>> = {
  cups: 'cup',
  tablespoons: 'tablespoon',
  teaspoons: 'teaspoon',
}

const number = String.raw`\d+ \d/\d|\d+/\d+|\d+ ?[½⅓⅔¼¾⅛]|[½⅓⅔¼¾⅛]|\d+(?:[.,]\d+)?`
const range = String.raw`(${number})(?:( to |-|–)(${number}))?`
const unit = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** An amount with its unit, if it has one: groups low, word between, high, space, unit. */
export const amountPattern = String.raw`${range}(?:( ?)(${unit})\b)?`

export function readAmount(groups: readonly (string | undefined)[]): Amount {
  const [low = '', , high, , written] = groups
  return { low: read(low), high: high === undefined ? null : read(high), unit: written ?? null }
}

/** How many grams, millilitres or pieces an amount is; of a range, its lower end. */
export const sizeOf = ({ low, unit: of }: Amount): number => low * (of === null ? 1 : (units[of]?.size ?? 1))

/**
 * An amount times a factor, rounded as cooks print it and in the unit that says it best: a quarter cup halved is 2 tbsp. Of pieces, `isWhole`
 * asks for whole ones.
 */
export function multiplied({ low, high, unit: of }: Amount, factor: number, isWhole = false): Amount {
  if (of === null) {
    const steps = isWhole ? to(1) : byPieces
    return { low: steps(low * factor), high: high === null ? null : steps(high * factor), unit: null }
  }
  const from = units[of]
  if (from === undefined) return { low, high, unit: of }
  const name = finerWhereLost(bestUnit(of, low * factor), low * factor * from.size)
  const { size, steps } = units[name] ?? from
  const times = (value: number) => steps((value * factor * from.size) / size)
  if (units[name] === cup && [low, high ?? low].some((value) => inSpoonsOnly.includes(times(value))))
    return spoonsOf({ low: times(low), high: high === null ? null : times(high) })
  return { low: times(low), high: high === null ? null : times(high), unit: name }
}

/** Cups as spoons. */
const spoonsOf = ({ low, high }: Pick<Amount, 'low' | 'high'>): Amount => ({
  low: inSpoons(low),
  high: high === null ? null : inSpoons(high),
  unit: 'tbsp',
})

const inSpoons = (cups: number): number => spoon.steps((cups * cup.size) / spoon.size)

/** What rounding may change before a smaller unit is taken: 1 1/8 lb are 18 oz, not 1 lb. */
const mostLost = 0.06

function finerWhereLost(name: string, wanted: number): string {
  const finer = units[name]?.least?.use
  if (finer === undefined || isTooMuchOf(finer, wanted)) return name
  return lost(name, wanted) > mostLost && lost(finer, wanted) < lost(name, wanted) ? finer : name
}

/** Whether an amount in grams or millilitres is more than is ever said in a unit. */
function isTooMuchOf(name: string, wanted: number): boolean {
  const { size, most } = units[name] ?? { size: 1 }
  return most !== undefined && wanted / size >= most.from
}

/** The part of an amount in grams or millilitres that printing it in a unit changes. */
function lost(name: string, wanted: number): number {
  const { size, steps } = units[name] ?? { size: 1, steps: Number }
  return Math.abs((steps(wanted / size) * size) / wanted - 1)
}

/** A quarter of an onion keeps and two and a half can be told apart; of more, half a piece is less than one differs from another. */
const byPieces = (value: number): number =>
  value < 1 ? to(1 / 4)(value) : value < 3 ? to(1 / 2)(value) : to(1)(value)

function bestUnit(of: string, value: number): string {
  const { least, most, size } = units[of] ?? { size: 1 }
  const other = least && value < least.below ? least.use : most && value >= most.from ? most.use : undefined
  return other === undefined ? of : bestUnit(other, (value * size) / (units[other]?.size ?? size))
}

/** '1 1/2 cups', '250 g', '2-3'; `between` is what stands in a range, `space` what stands before the unit. */
export function printed({ low, high, unit: of }: Amount, between = '-', space = ' '): string {
  const isDecimal = of !== null && units[of]?.isDecimal === true
  const figure = (value: number) => (isDecimal ? String(Number(value.toFixed(2))) : asFraction(value))
  const ends = high === null || high === low ? figure(low) : `${figure(low)}${between}${figure(high)}`
  return of === null ? ends : `${ends}${space}${formOf(of, high ?? low)}`
}

function formOf(of: string, count: number): string {
  return count > 1 ? (units[of]?.plural ?? of) : (singulars[of] ?? of)
}

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

/** '1 1/2', '1½', '3/4', '1.5' as a number. */
function read(figure: string): number {
  const plain = figure.replace(/ ?([½⅓⅔¼¾⅛])/, (_, sign: string) => ` ${signs[sign] ?? ''}`).replace(',', '.')
  return plain
    .trim()
    .split(' ')
    .map((part) => {
      const [over = 0, under = 1] = part.split('/').map(Number)
      return under === 0 ? 0 : over / under
    })
    .reduce((sum, value) => sum + value, 0)
}

const fractions = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
] as const

function asFraction(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const part = fractions.find(([size]) => Math.abs(value - whole - size) < 0.01)?.[1]
  if (part === undefined) return String(Number(value.toFixed(2)))
  return whole === 0 ? part : `${whole} ${part}`
}
