/** How amounts and temperatures are shown: as a recipe has them, or in one system where it can be told. */
export const unitChoices = ['as-written', 'metric', 'us'] as const
export type UnitChoice = (typeof unitChoices)[number]

type System = 'metric' | 'us'
/** Which system a unit belongs to, what it measures, and how many grams, millilitres or millimetres one is. */
type Unit = {
  readonly system: System
  readonly measures: 'weight' | 'volume' | 'length' | 'heat'
  readonly size: number
}

// Sources: NIST Handbook 44, appendix C: 1 oz is 28.3495 g, 1 lb is 453.592 g, 1 inch is 25.4 mm. 21 CFR 101.9(b)(5)(viii): a cup is
// 240 ml, a fluid ounce 30 ml, a tablespoon 15 ml, a teaspoon 5 ml.
const gramsPerOunce = 28.3495
const metric = (measures: Unit['measures'], size = 1): Unit => ({ system: 'metric', measures, size })
const us = (measures: Unit['measures'], size = 1): Unit => ({ system: 'us', measures, size })
const units: Readonly<Record<string, Unit>> = {
  g: metric('weight'),
  kg: metric('weight', 1000),
  ml: metric('volume'),
  l: metric('volume', 1000),
  mm: metric('length'),
  cm: metric('length', 10),
  '°C': metric('heat'),
  oz: us('weight', gramsPerOunce),
  lb: us('weight', 453.592),
  'fl oz': us('volume', 30),
  cup: us('volume', 240),
  cups: us('volume', 240),
  inch: us('length', 25.4),
  inches: us('length', 25.4),
  '°F': us('heat'),
}

// Only beside a figure of the other system: 'in' is a word besides, and spoons belong to both.
const pairedUnits: Readonly<Record<string, System>> = {
  in: 'us',
  quart: 'us',
  quarts: 'us',
  tbsp: 'us',
  tsp: 'us',
  liter: 'metric',
  liters: 'metric',
}
const systemOf = (unit: string): System | undefined => pairedUnits[unit] ?? units[unit]?.system

const number = String.raw`\d+(?: \d\/\d|\/\d|[.,]\d+)?`
const amount = `(?:${number})(?:(?: to |-|–)(?:${number}))?(?: x ${number})*`
const unit = String.raw`(?:fl oz|cups?|kg|g|ml|l|mm|cm|inch(?:es)?|oz|lb)\b|°[CF]`
const anyUnit = String.raw`(?:in|quarts?|tbsp|tsp|liters?)\b|${unit}`
const measure = (of: string) => `${amount}[ -]?(?:${of})`
const figures = new RegExp(
  String.raw`(?<![\w/.])(?:(${measure(anyUnit)}) \((about )?(${measure(anyUnit)}(?: plus ${measure(anyUnit)})?)\)|(${amount}) ?(${unit}))`,
  'g',
)
const lastUnit = new RegExp(`(?:${anyUnit})$`)

/**
 * A text with its figures in one system. Where it gives both ('250 g (9 oz)', '1 cup (120 g)', '165°F (74°C)', '9 x 13 in (23 x 33 cm)'), the one of the other system is
 * left out; where it gives one, it is computed and rounded as cooks round it. Spoons are both systems'. A cup without a weight
 * beside it becomes millilitres, since only the food says what it weighs.
 * @example inUnits('250 g (9 oz) chicken breast', 'us') // '9 oz chicken breast'
 */
export function inUnits(text: string, choice: UnitChoice): string {
  if (choice === 'as-written') return text
  return text.replaceAll(
    figures,
    (written: string, first?: string, about?: string, second?: string, figure = '', of = '') =>
      first === undefined || second === undefined
        ? inSystem(figure, of, choice)
        : ofPair(written, { first, second, about: about ?? '' }, choice),
  )
}

type Pair = { readonly first: string; readonly second: string; readonly about: string }

/** The figure of the system out of two for one amount; both where they are of one system. */
function ofPair(written: string, { first, second, about }: Pair, choice: System): string {
  const [one, other] = [first, second].map((figure) => systemOf(lastUnit.exec(figure)?.[0] ?? ''))
  if (one === other) return written
  return one === choice ? first : `${about}${second}`
}

function inSystem(written: string, of: string, system: System): string {
  const from = units[of]
  if (from === undefined || from.system === system) return join(written, of)
  return converters[system][from.measures](written, from.size)
}

/** From a written figure, and how many grams, millilitres or millimetres one of its unit is, to one of the other system. */
type Convert = (written: string, size: number) => string
const converters: Readonly<Record<System, Readonly<Record<Unit['measures'], Convert>>>> = {
  metric: { weight: inSteps('g'), volume: inSteps('ml'), length: inCentimetres, heat: inCelsius },
  us: { weight: inOunces, volume: inCups, length: inInches, heat: inFahrenheit },
}

function join(figure: string, of: string): string {
  return of.startsWith('°') ? `${figure}${of}` : `${figure} ${of}`
}

/** Both ends of a range, or the one figure. */
function each(written: string, convert: (value: number) => number): string {
  return written.replaceAll(new RegExp(number, 'g'), (figure) => asFigure(convert(read(figure))))
}

function read(figure: string): number {
  const [whole = '0', part] = figure.replace(',', '.').split(' ')
  const parts = [whole, part ?? '0'].map((text) => {
    const [top = '0', bottom = '1'] = text.split('/')
    return Number(top) / Number(bottom)
  })
  return parts.reduce((sum, value) => sum + value, 0)
}

// Ovens are marked in steps of 10°C and 25°F; what a thermometer in food says is not rounded.
function inCelsius(written: string): string {
  return join(
    each(written, (degrees) => roundTo(((degrees - 32) * 5) / 9, degrees >= 250 ? 10 : 1)),
    '°C',
  )
}

function inFahrenheit(written: string): string {
  return join(
    each(written, (degrees) => roundTo((degrees * 9) / 5 + 32, degrees >= 120 ? 25 : 1)),
    '°F',
  )
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step

/** Grams or millilitres, in steps of 5. */
function inSteps(of: 'g' | 'ml'): Convert {
  return (written, size) =>
    join(
      each(written, (value) => Math.max(5, roundTo(value * size, 5))),
      of,
    )
}

/** Whole centimetres; millimetres below one. */
function inCentimetres(written: string, millimetresOfOne: number): string {
  const millimetres = (value: number) => value * millimetresOfOne
  return millimetres(least(written)) < 10
    ? join(
        each(written, (value) => Math.round(millimetres(value))),
        'mm',
      )
    : join(
        each(written, (value) => Math.round(millimetres(value) / 10)),
        'cm',
      )
}

/** Inches, in quarters. */
function inInches(written: string, millimetresOfOne: number): string {
  return join(
    each(written, (value) => Math.max(0.25, roundTo((value * millimetresOfOne) / 25.4, 0.25))),
    'inch',
  )
}

const teaspoon = { from: 0, of: 'tsp', size: 5, step: 0.25 }
const measures = [
  { from: 60, of: 'cups', size: 240, step: 0.25 },
  { from: 15, of: 'tbsp', size: 15, step: 0.5 },
]

/** Cups, in quarters; spoons below a quarter cup. A range is in the unit of its lower end. */
function inCups(written: string, millilitresOfOne: number): string {
  const millilitres = least(written) * millilitresOfOne
  const { of, size, step } = measures.find(({ from }) => millilitres >= from) ?? teaspoon
  const figure = each(written, (value) => Math.max(step, roundTo((value * millilitresOfOne) / size, step)))
  const isOne = of === 'cups' && /^(?:1|1\/2|1\/4|3\/4)$/.test(figure)
  return join(figure, isOne ? 'cup' : of)
}

/** The lower end of a range, or the one figure. */
const least = (written: string): number => read(new RegExp(number).exec(written)?.[0] ?? '0')

/** Ounces, in halves below 4; pounds, in quarters, from 15 1/2 ounces up. A range is in the unit of its lower end. */
function inOunces(written: string, gramsOfOne: number): string {
  const ounces = (value: number) => (value * gramsOfOne) / gramsPerOunce
  if (ounces(least(written)) >= 15.5)
    return join(
      each(written, (value) => roundTo(ounces(value) / 16, 0.25)),
      'lb',
    )
  return join(
    each(written, (value) => roundOunces(ounces(value))),
    'oz',
  )
}

const roundOunces = (value: number) => Math.max(0.5, roundTo(value, value < 4 ? 0.5 : 1))

const fractions: Readonly<Record<string, string>> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' }

/** '3', '1/2', '2 1/4'. */
function asFigure(value: number): string {
  const part = fractions[String(value % 1)]
  if (part === undefined) return String(value)
  return value < 1 ? part : `${Math.floor(value)} ${part}`
}
