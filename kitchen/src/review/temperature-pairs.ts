import { repaired, refused } from './finding.ts'
import { readStep } from './read-text.ts'
import { isInternal, temperaturesIn } from './temperature-text.ts'
import type { WrittenTemperature } from './temperature-text.ts'
import { withFindings } from './work.ts'
import type { ReadStep, Stage } from './work.ts'

/** Ovens are marked in steps of 25°F and 10°C, so a pair may differ by half of either. */
const ovenTolerance = 8
const internalTolerance = 1.7
const hottestOvenCelsius = 300

/** The two figures of a pair ('350°F (180°C)') agree: where they do not, the second is computed from the first. */
export const temperaturePairs: Stage = (work) => {
  const steps = work.steps.map(agreeing)
  const changed = steps.filter((step, index) => step !== work.steps[index])
  const tooHot = work.steps.filter(
    ({ text }) =>
      temperaturesIn(text).some((each) => each.celsius > hottestOvenCelsius) &&
      !/\b(?:pizza oven|wood|tandoor|grill|coals|kiln|kamado)\b/i.test(text) &&
      agreeing(readStep(text, null)).text === text,
  )
  return withFindings({ ...work, steps }, [
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

function agreeing(step: ReadStep): ReadStep {
  const found = temperaturesIn(step.text)
  const pair = found.flatMap((first, index) => {
    const second = found[index + 1]
    return second && isPair(step.text, first, second) && !agree(step.text, first, second)
      ? [[first, second] as const]
      : []
  })[0]
  if (!pair) return step
  return agreeing(readStep(rewrite(step.text, ...pair), step.minutes))
}

function isPair(text: string, first: WrittenTemperature, second: WrittenTemperature): boolean {
  const between = text.slice(first.end, second.start)
  return first.unit !== second.unit && /^\s*(?:[(/,|=]|or|\s)\s*(?:about |approx\.? |~)?$/i.test(between)
}

function agree(text: string, first: WrittenTemperature, second: WrittenTemperature): boolean {
  const tolerance = isInternal(text, first) && isInternal(text, second) ? internalTolerance : ovenTolerance
  return Math.abs(first.celsius - second.celsius) <= tolerance
}

function rewrite(text: string, first: WrittenTemperature, second: WrittenTemperature): string {
  const swapped =
    Math.abs(
      first.unit === 'C'
        ? (first.degrees - 32) / 1.8 - second.degrees
        : first.degrees * 1.8 + 32 - second.degrees,
    ) <= ovenTolerance && first.celsius > 200
  const [one, other] = swapped ? [second, first] : [first, second]
  const kept = swapped ? `${first.degrees}°${second.unit}` : `${one.degrees}°${one.unit}`
  const computed = swapped ? `${second.degrees}°${first.unit}` : inOtherUnit(text, one, other)
  return (
    text.slice(0, first.start) +
    kept +
    text.slice(first.end, second.start) +
    computed +
    text.slice(second.end)
  )
}

function inOtherUnit(text: string, one: WrittenTemperature, other: WrittenTemperature): string {
  const exact = other.unit === 'C' ? one.celsius : one.fahrenheit
  const degrees = isInternal(text, one) ? Math.round(exact) : Math.round(exact / 5) * 5
  return `${degrees}°${other.unit}`
}
