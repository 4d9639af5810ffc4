/** How amounts and temperatures are shown: as a recipe has them, or in one system where it can be told. */
export const unitChoices = ['as-written', 'metric', 'us'] as const
export type UnitChoice = (typeof unitChoices)[number]

/** What a unit measures, which system it belongs to, and how many grams or degrees Celsius one is. */
type Unit = { readonly system: 'metric' | 'us'; readonly grams?: number }

// Source: NIST Handbook 44, appendix C: 1 oz is 28.3495 g, 1 lb is 453.592 g.
const gramsPerOunce = 28.3495
const units: Readonly<Record<string, Unit>> = {
  g: { system: 'metric', grams: 1 },
  kg: { system: 'metric', grams: 1000 },
  ml: { system: 'metric' },
  l: { system: 'metric' },
  '°C': { system: 'metric' },
  oz: { system: 'us', grams: gramsPerOunce },
  lb: { system: 'us', grams: 453.592 },
  'fl oz': { system: 'us' },
  cup: { system: 'us' },
  cups: { system: 'us' },
  '°F': { system: 'us' },
}

const number = String.raw`\d+(?: \d\/\d|\/\d|[.,]\d+)?`
const amount = `(?:${number})(?:(?: to |-|–)(?:${number}))?`
const unit = String.raw`(?:fl oz|cups?|kg|g|ml|l|oz|lb)\b|°[CF]`
const figures = new RegExp(
  String.raw`(?<![\w/.])(${amount}) ?(${unit})(?: \((about )?(${amount}) ?(${unit})\))?`,
  'g',
)

/**
 * A text with its figures in one system. Where it gives both ('250 g (9 oz)', '1 cup (120 g)', '165°F (74°C)'), the one of the other system is
 * left out; where it gives one, weights and temperatures are computed and rounded as cooks round them. Spoons are both systems'; a cup
 * without grams beside it stays a cup, since only the food says what it weighs.
 * @example inUnits('250 g (9 oz) chicken breast', 'us') // '9 oz chicken breast'
 */
export function inUnits(text: string, choice: UnitChoice): string {
  if (choice === 'as-written') return text
  return text.replaceAll(
    figures,
    (written: string, first: string, of: string, about: string | undefined, second?: string, by?: string) => {
      if (second === undefined || by === undefined) return inSystem(first, of, choice)
      if (units[of]?.system === units[by]?.system) return written
      return units[of]?.system === choice ? join(first, of) : `${about ?? ''}${join(second, by)}`
    },
  )
}

function inSystem(written: string, of: string, system: 'metric' | 'us'): string {
  const { system: own, grams } = units[of] ?? {}
  if (own === system) return join(written, of)
  if (of === '°F') return join(each(written, inCelsius), '°C')
  if (of === '°C') return join(each(written, inFahrenheit), '°F')
  if (grams === undefined) return join(written, of)
  return system === 'us' ? inOunces(written, grams) : inGrams(written, grams)
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
const inCelsius = (degrees: number) => roundTo(((degrees - 32) * 5) / 9, degrees >= 250 ? 10 : 1)
const inFahrenheit = (degrees: number) => roundTo((degrees * 9) / 5 + 32, degrees >= 120 ? 25 : 1)
const roundTo = (value: number, step: number) => Math.round(value / step) * step

/** Grams, in steps of 5. */
function inGrams(written: string, gramsOfOne: number): string {
  return join(
    each(written, (value) => Math.max(5, roundTo(value * gramsOfOne, 5))),
    'g',
  )
}

/** Ounces, in halves below 4; pounds, in quarters, from 15 1/2 ounces up. A range is in the unit of its lower end. */
function inOunces(written: string, gramsOfOne: number): string {
  const ounces = (value: number) => (value * gramsOfOne) / gramsPerOunce
  const least = ounces(read(new RegExp(number).exec(written)?.[0] ?? '0'))
  if (least >= 15.5)
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
