import type { Reply } from '../answer-shape.ts'
import { measured } from './measured.ts'

/** Gas marks as British cookers have them: mark 1 is 140°C (275°F), each further mark 10°C or 20°C more. */
const gasMarks: Readonly<Record<string, number>> = {
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
  const mark = /\bgas mark ([1-9])\b/.exec(text)?.[1]
  const fromMark = mark ? gasMarks[mark] : undefined
  if (fromMark !== undefined) {
    return measured(
      `Gas mark ${mark} is ${fromMark}°C, ${onDial(fromMark)}°F on an oven dial.`,
      null,
      'gas mark, British oven scale',
    )
  }
  const found = /(-?\d+(?:\.\d+)?) ?(?:°|degrees?)? ?(?:c\b|celsius|f\b|fahrenheit)/.exec(text)
  if (!found) return null
  const value = Number(found[1])
  const isCelsius = /(?:c|celsius)$/.test(found[0])
  const sentence = isCelsius
    ? `${value}°C is ${toFahrenheit(value)}°F.${dialNote(value)}`
    : `${value}°F is ${Math.round(((value - 32) * 5) / 9)}°C.`
  return measured(sentence, null, 'definition: °F = °C × 9/5 + 32')
}

/** Fahrenheit dials have steps of 25. */
const onDial = (celsius: number): number => Math.round(toFahrenheit(celsius) / 25) * 25

function dialNote(celsius: number): string {
  const isOven = celsius >= 130 && celsius <= 260
  return isOven && onDial(celsius) !== toFahrenheit(celsius) ? ` Oven dials say ${onDial(celsius)}°F.` : ''
}

const toFahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32)
