import { answer, findMentions, suggest } from '@plotluck/kitchen'
import type { AnswerQuestion } from './chat/answer-question.ts'

const knowledge = {
  foodsNamedIn: (text: string) => findMentions(text).flatMap(({ foods }) => foods[0] ?? []),
  suggest: (...asked: Parameters<typeof suggest>) => {
    const suggested = suggest(...asked)
    return suggested.ok ? suggested : { ok: false as const, message: suggested.failure.message }
  },
}

/** The built-in kitchen as Harvest: it answers from its own facts, at once. */
export const answerWithKitchen: AnswerQuestion = async function* ({ text, ...context }) {
  const { topic, foods, lookups, suggestions, canMakeRecipesFrom, ...said } = answer(text, context, knowledge)
  for (const lookup of lookups) yield { kind: 'lookup', lookup }
  yield { kind: 'text', text: said.text }
  const offer = canMakeRecipesFrom && { canMakeRecipesFrom }
  yield {
    kind: 'said',
    said: { text: said.text, topic, foods, lookups, suggestions, ...offer, writtenBy: 'kitchen' },
  }
}
