import { readSentences } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { plainName } from './doneness.ts'
import { refused } from '../finding.ts'
import type { Finding } from '../finding.ts'
import type { RawLine } from './raw-lines.ts'
import { written } from './temperature-text.ts'
import type { Work } from '../work.ts'

export function coolOvenFinding({ animal, text }: RawLine): Finding {
  return refused({
    kind: 'temperatures',
    code: 'oven-too-cool',
    message: `An oven below ${leastOven}°F keeps ${plainName(animal.name)} for hours where bacteria grow: 325°F (165°C) or more is safe.`,
    where: text,
  })
}

const ofMeat: ReadonlySet<string> = new Set([
  'poultry',
  'whole meat',
  'ground meat',
  'ground poultry',
  'game',
])
/** Below this an oven warms a bird or a joint for hours through the range where bacteria grow: USDA FSIS sets 325°F, slow roasts of cooks begin above. */
const leastOven = 200
const anHour = 60

/** 'Set the oven to 170°F and roast the turkey for 12 hours'. */
export const isSlowOven = ({ steps }: Work, { animal }: RawLine): boolean =>
  ofMeat.has(animal.safe.group) && steps.some(({ text }) => readSentences(text).some(isCoolRoast))

const ovenReach = 4
/** What is ready or dries waits in such an oven. */
const holding = new Set(['warm', 'hold', 'holding', 'rest', 'rise', 'proof', 'dry', 'dehydrate', 'jerky'])

function isCoolRoast(read: ReadSentence): boolean {
  const chamber = read.quantities.find(
    ({ kind, first }) =>
      kind === 'temperature' &&
      read.tokens.slice(Math.max(0, first - ovenReach), first).some(({ word }) => word === 'oven'),
  )
  const isLong = read.quantities.some(({ kind, range }) => kind === 'duration' && range.max >= anHour)
  const isHeld = read.tokens.some(({ word }) => holding.has(word))
  return isLong && !isHeld && chamber !== undefined && written(chamber).fahrenheit < leastOven
}
