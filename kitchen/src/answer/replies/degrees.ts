import { quantitiesIn, tokensOf } from '../../reading/index.ts'
import type { Reply } from '../answer-shape.ts'
import { measured } from './measured.ts'

/** Degrees Celsius of gas marks as British cookers have them: mark 1 is 140°C (275°F), each further mark 10°C or 20°C more. Source: UK Food Standards Agency, oven temperatures. */
export const gasMarks: Readonly<Record<string, number>> = {
  '1': 140,
  '2': 150,
  '3': 160,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
}

/** Degrees and gas marks of ovens; `null` for a text without either. */
export function degreesReply(text: string): Reply | null {
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }, index) => word === 'mark' && tokens[index - 1]?.word === 'gas')
  const mark = tokens[at + 1]?.word ?? ''
  const fromMark = at > 0 ? gasMarks[mark] : undefined
  if (fromMark !== undefined) {
    const fan = isFan(tokens) ? `; in a fan oven ${fromMark - lower.celsius}°C` : ''
    return measured(
      `Gas mark ${mark} is ${fromMark}°C, ${onDial(fromMark)}°F on an oven dial${fan}.`,
      null,
      'gas mark, British oven scale',
    )
  }
  const found =
    quantitiesIn(tokens).find(({ kind, unit }) => kind === 'temperature' && unit !== null) ??
    fanFigure(tokens)
  if (!found) return null
  const { figure: value, unit } = found
  if (isFan(tokens)) return fanReply(value, unit === 'C')
  const sentence =
    unit === 'C'
      ? `${value}°C is ${toFahrenheit(value)}°F.${dialNote(value)}`
      : `${value}°F is ${toCelsius(value)}°C.`
  const asMark = tokens.some(({ word }) => word === 'gas')
    ? markText(unit === 'C' ? value : toCelsius(value))
    : ''
  return measured(`${sentence}${asMark}`, null, 'definition: °F = °C × 9/5 + 32')
}

/** '180 fan' without a unit: British ovens count in Celsius, above 280 it is Fahrenheit. */
function fanFigure(
  tokens: ReturnType<typeof tokensOf>,
): { readonly figure: number; readonly unit: 'C' | 'F' } | undefined {
  if (!isFan(tokens)) return undefined
  const value = tokens.map(({ word }) => Number(word)).find((each) => each >= 80 && each <= 550)
  return value === undefined ? undefined : { figure: value, unit: value > 280 ? 'F' : 'C' }
}

const fans = new Set(['fan', 'convection', 'conventional'])
const isFan = (tokens: ReturnType<typeof tokensOf>): boolean => tokens.some(({ word }) => fans.has(word))

/** A fan oven is set lower by 20°C (25°F). Source: USDA and makers of ovens. */
const lower = { celsius: 20, fahrenheit: 25 }

function fanReply(value: number, isCelsius: boolean): Reply {
  const [step, unit] = isCelsius ? [lower.celsius, 'C'] : [lower.fahrenheit, 'F']
  const other = (degrees: number): string =>
    isCelsius ? `${onDial(degrees)}°F` : `${Math.round(toCelsius(degrees) / 10) * 10}°C`
  const [up, down] = [value + step, value - step]
  return measured(
    `${value}°${unit} with the fan is about ${up}°${unit} (${other(up)}) without it; for ${value}°${unit} without a fan set a fan oven to about ${down}°${unit} (${other(down)}).`,
    null,
    'makers of ovens: a fan oven is set 20°C (25°F) lower',
  )
}

/** Fahrenheit dials have steps of 25. */
const onDial = (celsius: number): number => Math.round(toFahrenheit(celsius) / 25) * 25

function dialNote(celsius: number): string {
  const isOven = celsius >= 130 && celsius <= 260
  return isOven && onDial(celsius) !== toFahrenheit(celsius) ? ` Oven dials say ${onDial(celsius)}°F.` : ''
}

const toCelsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9)

/** ' That is gas mark 4.', for the mark nearest to it. */
function markText(celsius: number): string {
  const marks = Object.entries(gasMarks).toSorted(
    ([, a], [, b]) => Math.abs(a - celsius) - Math.abs(b - celsius),
  )
  return marks[0] ? ` That is gas mark ${marks[0][0]}.` : ''
}

const toFahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32)
