import { answer } from '@plotluck/kitchen/answers'
import type { AnswerQuestion } from '../chat/answer-question.ts'

/** Reads the tables and examples that answers and dishes come from, which takes about a second: before the first person waits for it. */
export function loadAnswers(): void {
  const context = { today: '2026-01-01', seed: 1, previous: [], basket: [] }
  answer('How do I cook rice?', context)
  answer('Dinner with zucchini and feta, no oven', context)
}

/** The built-in kitchen as Harvest: it answers from its own facts, at once. */
export const answerWithKitchen: AnswerQuestion = async function* ({ text, own: _own, ...context }) {
  const { topic, foods, lookups, suggestions, canMakeRecipesFrom, ...said } = answer(text, context)
  for (const lookup of lookups) yield { kind: 'lookup', lookup }
  yield { kind: 'text', text: said.text }
  const offer = canMakeRecipesFrom && { canMakeRecipesFrom }
  yield {
    kind: 'said',
    said: { text: said.text, topic, foods, lookups, suggestions, ...offer, writtenBy: 'kitchen' },
  }
}
