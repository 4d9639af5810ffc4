import type { Animal, Line } from '../graph/index.ts'
import type { Work } from './work.ts'

/** A line that brings a raw animal food. */
export type RawLine = Line & { readonly animal: Animal }

/** The raw animal foods of a recipe. */
export const rawLines = ({ lines }: Pick<Work, 'lines'>): readonly RawLine[] =>
  lines.filter((line): line is RawLine => line.animal !== null)
