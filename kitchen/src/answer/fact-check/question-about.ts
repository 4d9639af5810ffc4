import type { Question } from '../question.ts'
import type { ReadStatement } from './statement.ts'

/** The question that a sentence answers, as the kitchen's own replies take it. Nothing in it depends on the day. */
export function questionAbout({ foods, plain }: ReadStatement, text = plain): Question {
  return {
    text,
    topic: 'unknown',
    foods,
    place: null,
    after: null,
    context: { today: '2026-01-01', seed: 0, previous: [], basket: [] },
  }
}
