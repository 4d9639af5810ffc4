import type { Answer, TopicReply } from './answer-shape.ts'
import { contentStems, sharedStems } from './asked/content-stems.ts'
import { plainText } from './plain-text.ts'

/** An answer with what else is told behind it, in a paragraph of its own. */
export const joined = (answer: Answer, also: TopicReply): Answer => ({
  ...answer,
  text: `${answer.text}\n\n${also.text}`,
  lookups: [...answer.lookups, ...(also.lookups ?? [])],
})

/** The share of its words from which on a text only says again what was told. */
const ofSame = 0.55

/** True for a text that tells little that is not told already. */
export function saysTheSame(also: string, told: string): boolean {
  const [said, before] = [plainText(also), plainText(told)]
  return sharedStems(said, before) >= ofSame * contentStems(said).size
}
