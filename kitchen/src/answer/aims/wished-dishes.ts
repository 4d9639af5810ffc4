import { readSentence } from '../../reading/index.ts'
import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import type { AnswerTopic } from '../topics.ts'
import { hearAim } from './hear-aim.ts'

/** From which chance on a message is taken for a wish for dishes. */
const sure = 0.5
const fewestFoods = 2
/** Who is ill or must not eat everything gets no dishes for the foods beside. */
const ofPersons: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['medical', 'allergens', 'diets'])

/**
 * What to ask the kitchen for in place of a message that tells of foods and wants dishes of them, though its words were understood as something else: the dishes of those
 * foods, without what it says is not there. Null where no dishes are wanted, or where somebody is told of who must not eat everything.
 */
export function wishedDishes(message: string, told: TopicReply, context: AnswerContext): string | null {
  if (ofPersons.has(told.topic) || told.topic === 'recipes' || !soundsLikeWish(message)) return null
  if (restrictionsOf(message, context).length > 0) return null
  const plain = plainText(message)
  const missing = new Set(
    readSentence(plain).mentions.flatMap(({ isNegated, foods }) => (isNegated ? foods : [])),
  )
  const foods = foodsIn(plain).filter(({ name, category }) => !missing.has(name) && category !== 'beverage')
  return foods.length < fewestFoods
    ? null
    : `what can i cook with ${foods.map(({ said }) => said).join(', ')}`
}

/** True for a message that more likely than not wants dishes. */
export const soundsLikeWish = (message: string): boolean => hearAim('dishes', message) >= sure
