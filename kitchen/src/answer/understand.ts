import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { isAllergenWord } from '../recognition/index.ts'
import { asksCookingTime } from './asked/cooking-time.ts'
import { isOnlyOfKeeping } from './asked/fit.ts'
import { tokensOf } from './asked/tokens.ts'
import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'
import { withDisplayName } from './display-name.ts'
import type { AskedFood } from './display-name.ts'
import type { AnswerContext } from './answer-shape.ts'
import { meansHarm } from './harm.ts'
import { topicOf } from './intent.ts'
import { medicalBoundaryOf } from './medical.ts'
import { foodsIn, namedFoodsIn, namesOnlyFoods, withShortNames } from './named-foods.ts'
import { isFollowUp } from './follow-up.ts'
import { plainText } from './plain-text.ts'
import type { Place, Question } from './question.ts'
import { findGuidance } from './guidance.ts'
import { isForeign } from './languages.ts'
import { isSteering } from './steering.ts'
import type { AnswerTopic } from './topics.ts'
import { goesOnFromWish } from './wishes/wish-in-talk.ts'

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
const backWords = new Set('it its them they that those these this instead there one'.split(' '))
const pointsBack = (text: string): boolean =>
  isFollowUp(text) || tokensOf(text).some(({ word }) => backWords.has(word))

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
  return {
    text,
    topic,
    foods,
    place: placeIn(text),
    after: before.length > 0 ? (last?.topic ?? null) : null,
    context,
  }
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

function decideTopic(text: string, foods: readonly AskedFood[], last: Before | undefined): AnswerTopic {
  if (isSteering(text) || meansHarm(text) || isForeign(text)) return 'unknown'
  const asked = withShortNames(text)
  if (isOnlyOfKeeping(text, namedFoodsIn(text))) return 'storage'
  if (medicalBoundaryOf(asked) !== undefined) return 'medical'
  const rule = findGuidance(text)
  if (rule) return rule.topic
  if (last?.topic && isOnlyFoods(text, foods)) return last.topic
  if (last?.topic === 'recipes' && goesOnFromWish(text)) return 'recipes'
  // Within a name 'roast' is no verb, yet 'how long to roast chicken thighs' asks for no keeping.
  const topic = asksCookingTime.test(text) ? 'doneness' : topicOf(asked)
  if (topic !== null && topic !== 'thanks' && topic !== 'greeting') return topic
  const follows = last?.topic && (foods.length > 0 || placeIn(text) !== null || isFollowUp(text))
  if (follows && last?.topic) return followUpTopic(last.topic, text)
  if (topic === null && foods.length > 0 && (has(text) || namesOnlyFoods(text))) return 'recipes'
  return topic ?? 'unknown'
}

/** 'And leeks?', 'what about sugar': the question of the turn before, of another food. */
function isOnlyFoods(text: string, foods: readonly AskedFood[]): boolean {
  if (!isFollowUp(text)) return false
  const rest = tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => !linking.has(word))
    .join(' ')
  return foods.some(({ said }) => said === rest)
}

const linking = new Set('and or also what how about the some my with for of a'.split(' '))

/** 'I have courgettes and feta': told, so that something is proposed. */
const has = (text: string): boolean => tellsWhatThereIs.test(text.split(' ').slice(0, 5).join(' '))
const tellsWhatThereIs = wording('i|we have / i|we got / i|we only have|got')

/** 'And in the freezer?' after a question about spoilage is about storage; else the topic goes on. */
function followUpTopic(topic: AnswerTopic, text: string): AnswerTopic {
  return placeIn(text) !== null && topic !== 'temperature' ? 'storage' : topic
}

function takesFoodsOf(last: Before | undefined, topic: AnswerTopic, text: string): boolean {
  if (!last) return false
  const isShort = text.split(' ').length <= 6
  return (
    pointsBack(text) ||
    (needsFood.has(topic) && isShort) ||
    ((topic === 'conversion' || topic === 'recipes') && last.topic === topic)
  )
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
    return said.findLast((each) => each.name === name) ?? (food ? withDisplayName(food, name) : [])
  })
}

const places: readonly (readonly [Place, Wording])[] = [
  [
    'pantry',
    wording(
      'out of fridge|refrigerator / outside fridge|refrigerator / out of the|my|a fridge|refrigerator / outside the|my|a fridge|refrigerator / outside of the fridge|refrigerator / without fridge|refrigeration|refrigerator|refrigerating / without a|the fridge|refrigerator / unrefrigerated / not refrigerated',
    ),
  ],
  ['freezer', wording('freez|freezer|frozen|freezing|froze')],
  ['fridge', wording('fridge|refrigerator|refrigerate|refrigerated|refrigeration')],
  ['pantry', wording('pantry|cupboard|counter / room temperature / fruit bowl')],
]

const bothColds = wording(
  'fridge|refrigerator and|or freezer / freezer and|or fridge|refrigerator / fridge|refrigerator and|or the|in freezer / freezer and|or the|in fridge|refrigerator / fridge|refrigerator and|or in the freezer / freezer and|or in the fridge|refrigerator',
)

/** The place a question asks about; null where it asks about none or about both the fridge and the freezer. */
function placeIn(text: string): Place | null {
  if (bothColds.test(text)) return null
  return places.find(([, words]) => words.test(text))?.[0] ?? null
}
