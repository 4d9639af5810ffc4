import type { AnswerTopic } from '../topics.ts'

/** What a language model may say on a matter beside the kitchen. */
export type ModelPart = 'nothing' | 'addition' | 'answer' | 'anything'

/** Verdicts: whether something may be eaten, and by whom. To these nobody adds a word. */
const decided: ReadonlySet<AnswerTopic> = new Set(['spoilage', 'allergens', 'diets', 'hazard', 'medical'])
/** Figures of the tables: the kitchen's sentence stands, and a model adds how to do it. */
const settled: ReadonlySet<AnswerTopic> = new Set(['storage', 'temperature', 'conversion', 'nutrition'])
/** What the kitchen has no answer to, and dishes, which a model may have others of. */
const open: ReadonlySet<AnswerTopic> = new Set(['recipes', 'greeting', 'thanks', 'about', 'unknown'])

/**
 * A model's part where the kitchen's answer is on this topic: `nothing`; an `addition` behind the kitchen's sentence; the `answer`, held against the kitchen's own as a whole; or
 * `anything` that no sentence of speaks against.
 */
export function modelPartIn(topic: AnswerTopic): ModelPart {
  if (decided.has(topic)) return 'nothing'
  if (settled.has(topic)) return 'addition'
  return open.has(topic) ? 'anything' : 'answer'
}
