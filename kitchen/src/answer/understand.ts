import { findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { findMentions } from '../recognition/index.ts'
import { isAllergenWord } from './allergen-words.ts'
import { calledAs } from './called.ts'
import type { AskedFood } from './called.ts'
import type { AnswerContext } from './answer-shape.ts'
import { meansHarm } from './harm.ts'
import { topicOf } from './intent.ts'
import { medicalBoundaries } from './medical.ts'
import type { Place, Question } from './question.ts'
import { findGuidance } from './guidance.ts'
import { isForeign } from './languages.ts'
import { isSteering } from './steering.ts'
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
  const named = foodsIn(text)
  const last = turnBefore(context)
  const topic = decideTopic(text, named, last)
  const before =
    namesNoFood(topic, named) && takesFoodsOf(last, topic, text) ? calledBefore(last, context) : []
  const foods = before.length > 0 ? before : named
  return { text, topic, foods, place: placeIn(text), context }
}

/** What was last talked about. `foods` are the last that were named, also where the last answer had none. */
type Before = { readonly topic: AnswerTopic | null; readonly foods: readonly FoodName[] }

/** As the answers tell it; where they tell nothing (plain text), as the last question reads. */
function turnBefore(context: AnswerContext): Before | undefined {
  const { previous } = context
  const topic = previous.findLast((turn) => turn.topic !== undefined)?.topic
  const foods = previous.findLast((turn) => turn.foods && turn.foods.length > 0)?.foods ?? []
  if (topic !== undefined) return { topic, foods }
  const at = previous.findLastIndex(({ role }) => role === 'user')
  const question = previous[at]
  if (!question) return undefined
  const read = understand(question.content, { ...context, previous: previous.slice(Math.max(0, at - 6), at) })
  return { topic: read.topic, foods: read.foods.map(({ name }) => name) }
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

function decideTopic(text: string, foods: readonly Food[], last: Before | undefined): AnswerTopic {
  if (isSteering(text) || meansHarm(text) || isForeign(text)) return 'unknown'
  if (medicalBoundaries.some(({ asked }) => asked.test(text))) return 'medical'
  const rule = findGuidance(text)
  if (rule) return rule.topic
  const topic = topicOf(text)
  if (topic !== null && topic !== 'thanks' && topic !== 'greeting') return topic
  const follows =
    last?.topic &&
    (foods.length > 0 || placeIn(text) !== null || /^(?:and|or|what about|how about)\b/.test(text))
  if (follows && last?.topic) return followUpTopic(last.topic, text)
  if (topic === null && has.test(text) && foods.length > 1) return 'recipes'
  return topic ?? 'unknown'
}

const has = /^(?:so |well |hi |hello )?(?:i|we)(?:'ve| have)?(?: got| have| only have)\b/

/** 'And in the freezer?' after a question about spoilage is about storage; else the topic goes on. */
function followUpTopic(topic: AnswerTopic, text: string): AnswerTopic {
  return placeIn(text) !== null && topic !== 'temperature' ? 'storage' : topic
}

function takesFoodsOf(last: Before | undefined, topic: AnswerTopic, text: string): boolean {
  if (!last) return false
  const isShort = text.split(' ').length <= 6
  return (
    pointsBack.test(text) ||
    (needsFood.has(topic) && isShort) ||
    (topic === 'conversion' && last.topic === topic)
  )
}

/** Words of questions that hold the name of a food and mean none: 'past its date', 'pickle cucumbers', 'water bath'. */
const noFoods = new RegExp(
  [
    '(?:use[- ]by|best[- ]before|sell[- ]by|expiry|expiration) dates?',
    '(?:in|out of) date',
    '(?:past|after|by|before) (?:its|the|their) date',
    'date on',
    'water[- ]bath\\w*',
    'ice[- ]baths?',
    'stock (?:price|market|exchange)\\w*',
    'pickl(?:e|ed|ing)(?= [a-z])(?! (?:in|last|keep|is|are|juice|brine)\\b)',
    'preserv(?:e|ed|ing)',
    '(?:turn|turned|turning|went|going|gone) (?:green|brown|black)',
    '(?:in|under) oil',
    '(?:tree nut|nut|egg|milk|soy|fish|wheat|sugar|meat)[- ]free',
    'nut allergy',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
  'g',
)

/** Foods named in a question, each once, in the order named. */
export function foodsIn(text: string): readonly AskedFood[] {
  const plain = text.replace(noFoods, (words) => ' '.repeat(words.length))
  const found = findMentions(plain).flatMap(({ foods, text: said }) => {
    const food = findFood(foods[0] ?? '')
    return food ? [calledAs(food, said)] : []
  })
  return found.filter((food, at) => found.findIndex(({ name }) => name === food.name) === at)
}

/** True where a question names no food of its own: nothing, or only the allergen it asks about. */
function namesNoFood(topic: AnswerTopic, named: readonly AskedFood[]): boolean {
  return named.every(({ said }) => topic === 'allergens' && isAllergenWord(said))
}

/** The foods last talked about, called as the person called them then. */
function calledBefore(last: Before | undefined, { previous }: AnswerContext): readonly AskedFood[] {
  const said = previous.flatMap(({ role, content }) => (role === 'user' ? foodsIn(plainText(content)) : []))
  return [...new Set(last?.foods)].flatMap((name) => {
    const food = findFood(name)
    return said.findLast((each) => each.name === name) ?? (food ? calledAs(food, name) : [])
  })
}

function placeIn(text: string): Place | null {
  if (/\b(?:freez\w*|frozen)\b/.test(text)) return 'freezer'
  if (/\b(?:fridge|refrigerat\w*)\b/.test(text)) return 'fridge'
  return /\b(?:pantry|cupboard|counter|room temperature|fruit bowl)\b/.test(text) ? 'pantry' : null
}
