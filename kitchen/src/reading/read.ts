import { mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import { quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import { sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A text with everything that the kitchen understands of it. */
export type ReadSentence = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  readonly quantities: readonly Quantity[]
}

// Sentences come back in recipe after recipe and in every check of one: they are read once.
const kept = 8000
const known = new Map<string, ReadSentence>()

/**
 * Reads one sentence, ingredient line or title. Never throws.
 * @example readSentence('Simmer for three and a half hours.').quantities[0].range // { min: 210, max: 210 }
 */
export function readSentence(text: string): ReadSentence {
  const found = known.get(text)
  if (found !== undefined) return found
  const tokens = tokensOf(text)
  const read = { text, tokens, mentions: mentionsIn(text, tokens), quantities: quantitiesIn(tokens) }
  if (known.size >= kept) known.clear()
  known.set(text, read)
  return read
}

/** The sentences of a text, read. */
export function readSentences(text: string): readonly ReadSentence[] {
  return sentencesOf(text).map(readSentence)
}
