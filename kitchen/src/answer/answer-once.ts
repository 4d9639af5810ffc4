import type { Answer, AnswerContext, TopicReply } from './answer-shape.ts'
import { wantsDishes } from './asks-for-dishes.ts'
import type { AskedFood } from './display-name.ts'
import { firstReply } from './first-reply.ts'
import { countedReply, isRefused, knowledgeReply } from './knowledge-reply.ts'
import { allowedFoods, restrictionsOf } from './may-eat/allowed-foods.ts'
import { nearestReply } from './nearest-reply.ts'
import type { Question } from './question.ts'
import { unknownReply } from './replies/manners.ts'
import { tableReply } from './table-reply.ts'
import type { AnswerTopic } from './topics.ts'
import { understand } from './understand.ts'
import { keepQuestion } from './voice.ts'
import { withSign } from './yes-or-no.ts'

/** Topics after which 'make recipes from this' is a help and not an insult. */
const cooksOn: ReadonlySet<AnswerTopic> = new Set([
  'storage',
  'preserving',
  'doneness',
  'season',
  'pairing',
  'recipes',
  'diets',
  'nutrition',
  'conversion',
  'temperature',
])

/** An answer of the words of a question; `isCounted` where it is computed of what they tell, `coverage` is the share of them that a card is about. */
export type ByWords = Answer & { readonly isCounted?: boolean; readonly coverage?: number }

/** The answer to one question for itself, by its words alone. */
export function answerOnce(question: string, context: AnswerContext): ByWords {
  const first = firstReply(question, context)
  if (first) return answerAlone(first)
  const read = understand(question, context)
  const understood = wantsDishes(read) && told(read) ? { ...read, topic: 'recipes' as const } : read
  const counted = countedReply(question, understood)
  if (counted) return { ...answerAlone(withSign(understood, counted)), isCounted: true }
  const known = knowledgeReply(question, understood)
  if (known) return withCoverage(withSign(understood, known))
  const reply = tableReply(understood)
  const isKnown = reply !== null && understood.topic !== 'unknown'
  const near = isKnown || isRefused(question) ? null : nearestReply(question, understood)
  if (near) return withCoverage(withSign(understood, near))
  const topic = reply ? understood.topic : 'unknown'
  const said = withSign(understood, { ...(reply ?? unknownReply(understood)), topic })
  const foods = said.foods ?? understood.foods.map(({ name }) => name)
  const cooked = allowedFoods(foods, restrictionsOf(question, context))
  return {
    text: said.text,
    topic,
    foods,
    lookups: said.lookups ?? [],
    suggestions: said.suggestions ?? followUps(topic, understood.foods),
    ...(cooksOn.has(topic) && cooked.length > 0 ? { canMakeRecipesFrom: cooked } : {}),
  }
}

/** An allergy told beside a wish for dishes is no question about allergens. */
const told = ({ topic }: Question): boolean =>
  topic === 'allergens' || topic === 'diets' || topic === 'medical'

const withCoverage = (reply: TopicReply & { readonly coverage?: number }): ByWords =>
  reply.coverage === undefined ? answerAlone(reply) : { ...answerAlone(reply), coverage: reply.coverage }

/** A reply without anything to ask next. */
export function answerAlone({ text, topic, foods = [], lookups = [] }: TopicReply): Answer {
  return { text, topic, foods, lookups, suggestions: [] }
}

/** Up to three questions that come naturally next. */
function followUps(topic: AnswerTopic, [food]: readonly AskedFood[]): readonly string[] {
  if (!food) return ['What is in season now?', 'What can I cook tonight?']
  const next: Partial<Record<AnswerTopic, string>> = {
    storage: keepQuestion(food),
    substitutes: `What can I use instead of ${food.called}?`,
    pairing: `What goes well with ${food.calledPlural}?`,
    recipes: `What can I make with ${food.calledPlural}?`,
  }
  return Object.entries(next)
    .filter(([other]) => other !== topic)
    .map(([, text]) => text)
    .slice(0, 3)
}
