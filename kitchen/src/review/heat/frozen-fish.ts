import type { Quantity, ReadSentence } from '../../reading/index.ts'
import { note } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { plainName } from './doneness.ts'
import type { RawLine } from './raw-lines.ts'

/**
 * Cold and time that kill the parasites of fish eaten raw or only cured. Source: FDA Food Code 3-402.11, parasite destruction: -4°F (-20°C) for 168
 * hours, or -31°F (-35°C) for 15 hours.
 */
const freezings: readonly { readonly celsius: number; readonly minutes: number }[] = [
  { celsius: -20, minutes: 168 * 60 },
  { celsius: -35, minutes: 15 * 60 },
]

const frozen = new Set(['frozen', 'freeze'])

/** True for fish whose own line says that it was frozen so long and so cold: it may be eaten raw by whoever is in good health. */
export const isFrozenForRaw = (line: RawLine): boolean =>
  line.animal.safe.group === 'fish' &&
  line.read.tokens.some(({ word }) => frozen.has(word)) &&
  freezings.some(({ celsius, minutes }) => isFrozenAs(line.read, celsius, minutes))

function isFrozenAs({ text, quantities }: ReadSentence, celsius: number, minutes: number): boolean {
  const colds = quantities.filter(({ kind }) => kind === 'temperature')
  const times = quantities.filter(({ kind }) => kind === 'duration')
  return (
    colds.length > 0 &&
    colds.every((cold) => isBelowZero(cold, text) && below(cold) <= celsius + roundedBy) &&
    times.length > 0 &&
    times.every(({ range }) => range.min >= minutes)
  )
}

/** '-4°F' is -20°C. */
const roundedBy = 0.5
const minusSigns = '-−–'
const isBelowZero = ({ start }: Quantity, text: string): boolean =>
  minusSigns.includes(text[start - 1] ?? ' ')
/** Quantities are read without their sign. */
const below = ({ unit, figure }: Quantity): number => (unit === 'F' ? (-figure - 32) / 1.8 : -figure)

/** What is to be known of fish that is eaten raw. Source: FDA, selecting and serving fresh and frozen seafood safely. */
export const rawFishNote = ({ animal, text }: RawLine): Finding =>
  note({
    kind: 'hazards',
    code: 'raw-fish',
    message: `The ${plainName(animal.name)} is not cooked: freezing kills parasites, not bacteria. It is not for anyone pregnant, small children, older people or anyone with a weak immune system.`,
    where: text,
  })
