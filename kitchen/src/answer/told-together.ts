import type { Answer, TopicReply } from './answer-shape.ts'
import { isContent } from './asked/fit.ts'
import { tokensOf } from './asked/tokens.ts'
import { plainText } from './plain-text.ts'

/** An answer with what else is told behind it, in a paragraph of its own. */
export const joined = (answer: Answer, also: TopicReply): Answer => ({
  ...answer,
  text: `${answer.text}\n\n${also.text}`,
  lookups: [...answer.lookups, ...(also.lookups ?? [])],
})

/** The share of its words from which on a text only says again what was told. */
const ofSame = 0.4

/** True for a text that tells little that is not told already. */
export function saysTheSame(also: string, told: string): boolean {
  const [words, before] = [contentsOf(also), contentsOf(told)]
  return [...words].filter((stem) => before.has(stem)).length >= ofSame * words.size
}

const contentsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(plainText(text))
      .filter(isContent)
      .map(({ stem }) => stem),
  )
