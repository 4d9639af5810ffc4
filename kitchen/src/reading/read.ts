import { mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import { quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import { remembered } from './remember.ts'
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

// Sentences come back in recipe after recipe and in every check of one.
const sentencesKept = 8000

/**
 * Reads one sentence, ingredient line or title. Never throws.
 * @example readSentence('Simmer for three and a half hours.').quantities[0].range // { min: 210, max: 210 }
 */
export const readSentence: (text: string) => ReadSentence = remembered((text) => {
  const tokens = tokensOf(text)
  return { text, tokens, mentions: mentionsIn(text, tokens), quantities: quantitiesIn(tokens) }
}, sentencesKept)

/** The sentences of a text, read. */
export function readSentences(text: string): readonly ReadSentence[] {
  return sentencesOf(text).map(readSentence)
}
