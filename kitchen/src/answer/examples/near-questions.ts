import type { Answer } from '../answer-shape.ts'
import { asksOfWorld } from '../intent.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import type { AnswerTopic } from '../topics.ts'
import { nearestAnswers } from './nearest-answers.ts'
import type { NearAnswer } from './nearest-answers.ts'
import { isTold } from './near-reply.ts'

/** Below this likelihood a guess is told as what it is: an answer to the question that it answers. */
const leastLikely = 0.35
/** How near a question has to be to be offered: to who names a food, to anybody, and beside an answer. */
const leastNear = { food: 0.22, other: 0.34, beside: 0.3 }
const mostOffered = 3

/** What is decided, of the app itself or said for manners: nobody is asked whether that was meant. */
const plain: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'allergens',
  'diets',
  'medical',
  'recipes',
  'greeting',
  'thanks',
  'about',
])

/** What keeps somebody from harm is said plainly, asked for or not. */
const warns: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['hazard', 'spoilage'])

/**
 * The answer with the questions that are nearest to what was asked, to be asked with one tap. A guess that is not likely right is told as the answer to its own
 * question. Where nothing was understood, the nearest questions are asked back.
 */
export function withNearQuestions(question: string, told: Answer, likelihood: number): Answer {
  if (plain.has(told.topic)) return told
  const near = nearestAnswers(question)
  const own = near.find(({ answer }) => isTold(answer, told.text))
  const others = near.filter((each) => each !== own && each.question !== '')
  if (told.topic === 'unknown') return isOffTopic(question, near) ? told : askedBack(question, told, others)
  const offered = questionsOf(others, leastNear.beside)
  const isUnsure = own && own.question !== '' && likelihood < leastLikely
  if (isUnsure && !warns.has(told.topic) && !refuses(told.text))
    return { ...told, topic: 'unknown', text: `${hedge(own.question)} ${told.text}`, suggestions: offered }
  return { ...told, suggestions: [...offered, ...told.suggestions].slice(0, mostOffered) }
}

const isOffTopic = (question: string, [nearest]: readonly NearAnswer[]): boolean =>
  asksOfWorld.test(plainText(question)) || nearest?.answer.kind === 'computed'

const hedge = (question: string): string => `I am not sure that I understand you. If you mean “${question}”:`

const asksBack = 'I am not sure what you are asking. Is it one of these?'

function askedBack(question: string, told: Answer, others: readonly NearAnswer[]): Answer {
  const namesFood = foodsIn(plainText(question)).length > 0
  const offered = questionsOf(others, namesFood ? leastNear.food : leastNear.other)
  if (offered.length === 0) return told
  return { ...told, text: told.lookups.length > 0 ? told.text : asksBack, suggestions: offered }
}

const questionsOf = (near: readonly NearAnswer[], least: number): readonly string[] =>
  near
    .filter(({ nearness }) => nearness >= least)
    .slice(0, mostOffered)
    .map(({ question }) => question)
