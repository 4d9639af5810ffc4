import type { TopicReply } from './answer-shape.ts'
import { findCookFacts } from '../cooking/index.ts'
import { wording } from './asked/wording.ts'
import { cardByCooksNames } from './cards/card-reply.ts'
import type { Question } from './question.ts'
import { tableReply } from './table-reply.ts'

/** Where neither a card nor a table fits to the word: by the cook's names, as one food that is cooked. */
export const nearestReply = (question: string, understood: Question): TopicReply | null =>
  cardByCooksNames(question, understood.context) ?? cookingReply(understood)

/** 'How to cook asparagus': the times of one food that the tables cook. */
function cookingReply(understood: Question): TopicReply | null {
  const [food, other] = understood.foods
  if (!food || other || !asksToCook.test(understood.text) || !findCookFacts(food.name)) return null
  const reply = tableReply({ ...understood, topic: 'doneness' })
  return reply && { ...reply, topic: 'doneness', foods: [food.name], lookups: reply.lookups ?? [] }
}
const asksToCook = wording(
  'how * cook|prepare|boil|roast|steam|grill|fry|bake / best|easiest way to cook|prepare',
  'from frozen / without',
)
