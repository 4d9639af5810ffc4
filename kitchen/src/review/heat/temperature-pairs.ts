import { fahrenheit, holdsPhrase, phraseSet, quantitiesIn, tokensOf } from '../../reading/index.ts'
import type { Quantity } from '../../reading/index.ts'
import { refused, repaired } from '../finding.ts'
import { isInternal, temperaturesIn, written } from './temperature-text.ts'
import type { WrittenTemperature } from './temperature-text.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Stage } from '../work.ts'

/** Ovens are marked in steps of 25°F and 10°C, so a pair may differ by half of either. */
const ovenTolerance = 8
const internalTolerance = 2
const hottestOvenCelsius = 300

const hotterOvens = phraseSet(
  'pizza oven|wood|tandoor|grill|coals|kiln|kamado|smoker|wok|burner|griddle|stone|torch',
)

/** The two figures of a pair ('350°F (180°C)') agree: where they do not, the second is computed from the first. */
export const temperaturePairs: Stage = (work) => {
  const agreed = withStepTexts(work, agreeing)
  const changed = agreed.steps.filter(({ text }, index) => text !== work.steps[index]?.text)
  const tooHot = agreed.steps.filter(
    ({ text }) =>
      temperaturesIn(text).some(({ celsius }) => celsius > hottestOvenCelsius) &&
      !holdsPhrase(tokensOf(text), hotterOvens),
  )
  return withFindings(agreed, [
    ...changed.map(({ text }) =>
      repaired({
        kind: 'temperatures',
        code: 'pair-agreed',
        message: 'The temperatures in °F and °C did not agree.',
        where: text,
      }),
    ),
    ...tooHot.map(({ text }) =>
      refused({
        kind: 'temperatures',
        code: 'oven-too-hot',
        message: `No kitchen oven is hotter than ${hottestOvenCelsius}°C.`,
        where: text,
      }),
    ),
  ])
}

function agreeing(text: string): string {
  const found = endsIn(text)
  for (const [index, first] of found.entries()) {
    const second = found[index + 1]
    if (second === undefined || !isPair(text, first, second)) continue
    if (found.slice(0, index + 1).some((each) => isNear(each, second) && agree(text, each, second))) continue
    const mended = rewrite(text, first, second)
    return mended === text ? text : agreeing(mended)
  }
  return text
}

/** What is written of one heat under one sign: a figure, or both ends of a span. */
type Ends = { readonly low: WrittenTemperature; readonly high: WrittenTemperature }

/** '170°F and 190°F', '87C - 96C', '76-88°C' are one heat each. */
function endsIn(text: string): readonly Ends[] {
  const found: Ends[] = []
  for (const each of quantitiesIn(tokensOf(text)).filter(({ kind }) => kind === 'temperature')) {
    const [own, last] = [endsOf(each), found.at(-1)]
    if (last !== undefined && isSpan(text, last, own)) found.splice(-1, 1, { low: last.low, high: own.high })
    else found.push(own)
  }
  return found
}

function endsOf(each: Quantity): Ends {
  const low = written(each)
  const { min, max } = each.range
  const degrees = low.unit === 'C' ? max : fahrenheit(max)
  return { low, high: max > min ? { ...low, degrees, celsius: max, fahrenheit: fahrenheit(max) } : low }
}

const joints = new Set(['-', '–', '—', 'to', 'and'])

const isSpan = (text: string, first: Ends, second: Ends): boolean =>
  first.low === first.high &&
  first.low.unit === second.low.unit &&
  first.low.degrees < second.low.degrees &&
  joints.has(text.slice(first.high.end, second.low.start).trim())

const between = new Set([
  '',
  '(',
  '/',
  ',',
  '|',
  '=',
  'or',
  '(about',
  '(approx',
  '(approx.',
  '(~',
  '/about',
  'or about',
])

function isPair(text: string, { high }: Ends, { low }: Ends): boolean {
  return high.unit !== low.unit && between.has(text.slice(high.end, low.start).trim().replace('. ', ''))
}

/** '190°C fan / 210°C / 375°F': as far as a figure may stand from the one it is another sign for. */
const reach = 24
const isNear = ({ high }: Ends, { low }: Ends): boolean =>
  high.unit !== low.unit && low.start - high.end <= reach

/** Both ends agree; a figure beside a span lies in it. */
function agree(text: string, first: Ends, second: Ends): boolean {
  const isInside = isInternal(text, first.low) && isInternal(text, second.low)
  const tolerance = isInside ? internalTolerance : ovenTolerance
  const isOne = ({ low, high }: Ends): boolean => low === high
  if (isOne(first) !== isOne(second)) {
    const [one, span] = isOne(first) ? [first, second] : [second, first]
    return one.low.celsius >= span.low.celsius - tolerance && one.low.celsius <= span.high.celsius + tolerance
  }
  return [
    [first.low, second.low],
    [first.high, second.high],
  ].every(([one, other]) => Math.abs((one?.celsius ?? 0) - (other?.celsius ?? 0)) <= tolerance)
}

/** Where the units were swapped ('180°F (350°C)') they change places; else the second follows the first. */
function rewrite(text: string, { low: first, high: top }: Ends, { low: second, high: last }: Ends): string {
  const isSwapped = first.celsius > 200 && Math.abs(inOther(first) - second.degrees) <= ovenTolerance
  const head = text.slice(0, first.start)
  if (isSwapped)
    return `${head}${first.degrees}°${second.unit}${text.slice(first.end, second.start)}${second.degrees}°${first.unit}${text.slice(last.end)}`
  const kept = top === first ? `${first.degrees}°${first.unit}` : text.slice(first.start, top.end)
  const figures = [...new Set([rounded(text, first), rounded(text, top)])].join('-')
  return `${head}${kept}${text.slice(top.end, second.start)}${figures}°${second.unit}${text.slice(last.end)}`
}

/** What a swapped figure would be under the other sign. */
const inOther = ({ unit, degrees }: WrittenTemperature) =>
  unit === 'C' ? (degrees - 32) / 1.8 : degrees * 1.8 + 32

function rounded(text: string, one: WrittenTemperature): number {
  const exact = one.unit === 'C' ? one.fahrenheit : one.celsius
  return isInternal(text, one) ? Math.round(exact) : Math.round(exact / 5) * 5
}
