import type { TopicReply } from './answer-shape.ts'
import { findCookFacts } from '../cooking/index.ts'
import { wording } from './asked/wording.ts'
import { cardByCooksNames } from './cards/card-reply.ts'
import type { Question } from './question.ts'
import { signOn } from './spoilage-signs.ts'
import { namedFoodsIn } from './named-foods.ts'
import { fitOf } from './asked/fit.ts'
import type { AnswerTopic } from './topics.ts'
import { ofTopic, tableReply } from './table-reply.ts'

/** Where neither a card nor a table fits to the word: by the cook's names, as one food that is cooked. */
export const nearestReply = (question: string, understood: Question): TopicReply | null =>
  cardByCooksNames(question, understood.context) ?? cookingReply(understood) ?? keptFoodReply(understood)

/** Topics where the row of the one food that is named says more than nothing, whatever tale it stands in. */
const ofKeeping: ReadonlySet<AnswerTopic> = new Set(['storage', 'spoilage'])

/** How one food keeps, or how it shows that it is spoiled, where the rest of the question is not understood. */
function keptFoodReply(understood: Question): TopicReply | null {
  const [food, other] = understood.foods
  const { topic, text } = understood
  if (
    !food ||
    (other && !signOn(food, text)) ||
    !ofKeeping.has(topic) ||
    fitOf(text, namedFoodsIn(text)).isOtherThing
  )
    return null
  const reply = ofTopic(understood)
  return reply && { ...reply, topic, foods: [food.name], lookups: reply.lookups ?? [] }
}

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
