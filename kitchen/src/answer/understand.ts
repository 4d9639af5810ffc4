import { findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { findMentions } from '../recognition/index.ts'
import type { AnswerContext, Turn } from './answer-shape.ts'
import { isSteering, topicOf } from './intent.ts'
import { medicalBoundaries } from './medical.ts'
import type { Place, Question } from './question.ts'
import { findGuidance } from './guidance.ts'
import type { AnswerTopic } from './topics.ts'

/** Topics that are about a food: without one in the question, they take the food of the turn before. */
const needsFood: ReadonlySet<AnswerTopic> = new Set([
  'storage',
  'spoilage',
  'preserving',
  'substitutes',
  'temperature',
  'doneness',
  'season',
  'pairing',
  'allergens',
  'diets',
  'nutrition',
  'hazard',
])
const pointsBack =
  /\b(?:it|its|them|they|that|those|these|this|instead|there|one)\b|^(?:and|or|what about|how about|also)\b/

/**
 * Reads a question in the light of the turns before it. Handling rules and what belongs to a doctor come before what the
 * words seem to ask, because there a wrong answer harms.
 */
export function understand(question: string, context: AnswerContext): Question {
  const text = plainText(question)
  const named = known(findMentions(text).flatMap(({ foods }) => foods[0] ?? []))
  const last = context.previous.findLast((turn) => turn.topic !== undefined)
  const topic = decideTopic(text, named, last)
  const foods = named.length > 0 || !takesFoodsOf(last, topic, text) ? named : known(last?.foods ?? [])
  return { text, topic, foods, place: placeIn(text), context }
}

/** Lower case, one line, straight quotes; digits and fractions stay. Long texts are cut: a question is short. */
export function plainText(question: string): string {
  return question
    .slice(0, 1000)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

function decideTopic(text: string, foods: readonly Food[], last: Turn | undefined): AnswerTopic {
  if (isSteering(text)) return 'unknown'
  if (medicalBoundaries.some(({ asked }) => asked.test(text))) return 'medical'
  const rule = findGuidance(text)
  if (rule) return rule.topic
  const topic = topicOf(text)
  if (topic !== null && topic !== 'thanks' && topic !== 'greeting') return topic
  const follows =
    last?.topic !== undefined &&
    (foods.length > 0 || placeIn(text) !== null || /^(?:and|or|what about|how about)\b/.test(text))
  if (follows && last?.topic) return followUpTopic(last.topic, text)
  return topic ?? 'unknown'
}

/** 'And in the freezer?' after a question about spoilage is about storage; else the topic goes on. */
function followUpTopic(topic: AnswerTopic, text: string): AnswerTopic {
  return placeIn(text) !== null && topic !== 'temperature' ? 'storage' : topic
}

function takesFoodsOf(last: Turn | undefined, topic: AnswerTopic, text: string): boolean {
  if (!last) return false
  const isShort = text.split(' ').length <= 6
  return (
    pointsBack.test(text) ||
    (needsFood.has(topic) && isShort) ||
    (topic === 'conversion' && last.topic === topic)
  )
}

function known(names: readonly FoodName[]): readonly Food[] {
  return [...new Set(names)].flatMap((name) => findFood(name) ?? [])
}

function placeIn(text: string): Place | null {
  if (/\b(?:freez\w*|frozen)\b/.test(text)) return 'freezer'
  if (/\b(?:fridge|refrigerat\w*)\b/.test(text)) return 'fridge'
  return /\b(?:pantry|cupboard|counter|room temperature|fruit bowl)\b/.test(text) ? 'pantry' : null
}
