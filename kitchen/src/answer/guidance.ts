import { guidance } from './guidance-rules.ts'
import type { Guidance } from './guidance-rules.ts'
import type { AnswerTopic } from './topics.ts'

/** The advice a question asks for, of one topic or of any; undefined when none fits. */
export function findGuidance(question: string, topic?: AnswerTopic): Guidance | undefined {
  return guidance.find(
    (entry) => (topic === undefined || entry.topic === topic) && entry.asked.test(question),
  )
}

/** An entry that is known to exist. Throws a RangeError naming the key otherwise. */
export function guidanceEntry(key: string): Guidance {
  const entry = guidance.find((each) => each.key === key)
  if (!entry) throw new RangeError(`The guidance table has no entry "${key}"`)
  return entry
}

/** The text of an entry that is known to exist. */
export function guidanceText(key: string): string {
  return guidanceEntry(key).text
}
