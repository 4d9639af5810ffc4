import type { Reply, TopicReply } from '../answer-shape.ts'
import { guidanceEntry } from '../guidance.ts'
import type { Guidance } from '../guidance-rules.ts'

/** An entry of the guidance table as a reply with its source. */
export function guidanceReply({ key, text, source }: Pick<Guidance, 'key' | 'text' | 'source'>): Reply {
  if (source === null) return { text }
  const fact = { label: key.replaceAll('-', ' '), value: text, source }
  return { text, lookups: [{ kind: 'guidance', food: null, facts: [fact] }] }
}

/** What is told of food that stood out too long. */
export const leftOutReply = (): TopicReply => ({
  ...guidanceReply(guidanceEntry('left-out')),
  topic: 'hazard',
})
