import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import { refused, repaired } from './finding.ts'
import { isInternal, temperaturesIn } from './temperature-text.ts'
import type { WrittenTemperature } from './temperature-text.ts'
import { withFindings, withStepTexts } from './work.ts'
import type { Stage } from './work.ts'

/** Ovens are marked in steps of 25°F and 10°C, so a pair may differ by half of either. */
const ovenTolerance = 8
const internalTolerance = 1.7
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
  const found = temperaturesIn(text)
  for (const [index, first] of found.entries()) {
    const second = found[index + 1]
    if (second === undefined || !isPair(text, first, second) || agree(text, first, second)) continue
    const mended = rewrite(text, first, second)
    return mended === text ? text : agreeing(mended)
  }
  return text
}

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

function isPair(text: string, first: WrittenTemperature, second: WrittenTemperature): boolean {
  return (
    first.unit !== second.unit && between.has(text.slice(first.end, second.start).trim().replace('. ', ''))
  )
}

function agree(text: string, first: WrittenTemperature, second: WrittenTemperature): boolean {
  const tolerance = isInternal(text, first) && isInternal(text, second) ? internalTolerance : ovenTolerance
  return Math.abs(first.celsius - second.celsius) <= tolerance
}

/** Where the units were swapped ('180°F (350°C)') they change places; else the second figure follows the first. */
function rewrite(text: string, first: WrittenTemperature, second: WrittenTemperature): string {
  const isSwapped = first.celsius > 200 && Math.abs(inOther(first) - second.degrees) <= ovenTolerance
  const kept = `${first.degrees}°${isSwapped ? second.unit : first.unit}`
  const computed = isSwapped ? `${second.degrees}°${first.unit}` : `${rounded(text, first)}°${second.unit}`
  return `${text.slice(0, first.start)}${kept}${text.slice(first.end, second.start)}${computed}${text.slice(second.end)}`
}

/** What a swapped figure would be under the other sign. */
const inOther = ({ unit, degrees }: WrittenTemperature) =>
  unit === 'C' ? (degrees - 32) / 1.8 : degrees * 1.8 + 32

function rounded(text: string, one: WrittenTemperature): number {
  const exact = one.unit === 'C' ? one.fahrenheit : one.celsius
  return isInternal(text, one) ? Math.round(exact) : Math.round(exact / 5) * 5
}
