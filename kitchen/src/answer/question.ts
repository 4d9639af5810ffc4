import type { AnswerContext } from './answer-shape.ts'
import type { AskedFood } from './display-name.ts'
import type { AnswerTopic } from './topics.ts'

export type Place = 'pantry' | 'fridge' | 'freezer'

/** A question, understood: plain lower-case text, its topic and the foods it is about. */
export type Question = {
  readonly text: string
  readonly topic: AnswerTopic
  /** In the order named; those of the turn before when the question points back ('it', 'and in the freezer?'). */
  readonly foods: readonly AskedFood[]
  readonly place: Place | null
  /** The topic of the turn that the foods come from; null when the question names its own. */
  readonly after: AnswerTopic | null
  readonly context: AnswerContext
}
