import type { Animal, Line } from '../../graph/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isInBatter } from './doneness.ts'
import type { Work } from '../work.ts'

/** A line that brings a raw animal food. */
export type RawLine = Line & { readonly animal: Animal }

/** The raw animal foods of a recipe. */
export const rawLines = ({ lines }: Pick<Work, 'lines'>): readonly RawLine[] =>
  lines.filter((line): line is RawLine => line.animal !== null)

/** Groups of raw food whose juices carry germs to whatever they touch. Source: USDA FSIS, cutting boards and food safety. */
const flesh: ReadonlySet<string> = new Set([
  'poultry',
  'ground poultry',
  'whole meat',
  'ground meat',
  'game',
  'fish',
  'crustaceans and scallops',
])

/** True for a line of raw meat, poultry, game, fish or crustaceans; not for eggs and bivalves. */
export const isRawFlesh = ({ animal }: Line): boolean => animal !== null && flesh.has(animal.safe.group)

/** Egg in a batter or a coating: only what names it, or the inside of the dish, is said of it. */
export const isOnlyInBatter = ({ lines }: Work, { animal }: RawLine): boolean =>
  animal.safe.group === 'egg' && isInBatter(lines.map(({ text }) => text))

/** True where the sentence speaks of the inside of something. */
export const speaksOfInside = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, senses }) => kind === 'part' && senses.some(({ id }) => id === 'inside'))
