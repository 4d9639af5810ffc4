import { amountsIn } from '../amounts.ts'
import type { AnswerContext } from '../answer-shape.ts'
import { peopleIn } from '../asked/eaters.ts'
import { wording } from '../asked/wording.ts'
import { asksOfWorld } from '../intent.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import { isReheated } from '../replies/temperature.ts'
import type { AnswerTopic } from '../topics.ts'
import { agrees, isAdvice, isOfSomebody, namesForbidden } from './fit-for-person.ts'
import { fewestWordsOfStory, nearReplies, replyToOwnQuestion } from './near-reply.ts'
import type { NearReply } from './near-reply.ts'
import { evidenceOfNear, evidenceOfWords, readAsked } from './reply-evidence.ts'
import type { AskedQuestion, WordReply } from './reply-evidence.ts'
import { likelihoodOf } from './reply-likelihood.ts'
import { countsDays, sendsAway, tellsNothing } from './told-reply.ts'

/** A reply with how likely it is the right one. */
export type LikelyReply = NearReply & { readonly likelihood: number }

/** What might be said: what was understood of the words, and what nearest example questions are answered by, the likeliest first. */
export type Replies = {
  readonly asked: AskedQuestion
  readonly words: WordReply & { readonly likelihood: number }
  readonly near: readonly LikelyReply[]
}

/** Weighs what might be said to a question. */
export function weighReplies(question: string, told: WordReply, context: AnswerContext): Replies {
  const asked = readAsked(question, context, nearReplies(question, context))
  return {
    asked,
    words: { ...told, likelihood: likelihoodOf(evidenceOfWords(asked, told)) },
    near: asked.near.replies
      .map((reply) => ({ ...reply, likelihood: likelihoodOf(evidenceOfNear(asked, reply)) }))
      .toSorted((a, b) => b.likelihood - a.likelihood),
  }
}

/** Below this nobody is helped by a reply. */
const leastLikely = 0.25
/** How near another answer has to be to a 'no': to one that has example questions, to one that has none, and where the other is a 'no' as well. */
const nearerThanRefusal = 0.14
const overRefusal = 0.7
const ofOtherRefusal = 0.45
/** From which nearness on an answer needs nothing but its food in common with what was asked. */
const ofClear = 0.5
/** How near what was not understood at all has to be: a word in common is shared with many. */
const ofUnknown = 0.24
/** How near what was written for somebody has to be to a question that tells of nobody. */
const ofPersonAlone = 0.5
/** How near what three foods and hardly a word are told beside dishes of them. */
const ofBasket = 0.5

/**
 * The likeliest reply of the nearest example questions, where it is likelier right than what was understood of the words; null where there is none that may take its place. A 'no' is
 * never replaced by a 'yes', and by anything else only where the question is hardly one of those that it answers.
 */
export function preferNear(
  question: string,
  { asked, near, words: told }: Replies,
  context: AnswerContext,
): LikelyReply | null {
  if (asksOfWorld.test(plainText(question)) || isDecided(question, told, context)) return null
  const isCounted = countsDays(told, question, context) || measures(told, question)
  const least =
    told.topic === 'unknown'
      ? leastLikely
      : Math.max(
          leastLikely,
          told.likelihood + (isCounted ? marginOfOthers : marginOf(question, told, asked)),
        )
  const best = near.find((reply) => mayReplace(reply, question, told, asked, context))
  if (!best || best.likelihood <= least) return null
  return keptTopics.has(told.topic) ? { ...best, topic: told.topic } : best
}

/** What was computed of just the amount, or for just the people, that were told. */
const measures = ({ lookups = [] }: WordReply, question: string): boolean =>
  lookups.some(({ kind }) => kind === 'measure') &&
  (amountsIn(plainText(question)).length > 0 || peopleIn(plainText(question)) !== null)

/** What an answer to 'how' is about tells the question. */
const keptTopics: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['medical', 'preserving'])

/**
 * A short question is mostly understood by its words: what a table computes is told first, and how much likelier another answer has to be than what a card says. Who only asks how
 * something is kept is told that before how it is frozen or dried.
 */
function marginOf(
  question: string,
  told: WordReply,
  { words, foods, isOnlyOfKeeping }: AskedQuestion,
): number {
  if (words >= fewestWordsOfStory) return 0
  if (isOnlyOfKeeping && told.topic === 'storage') return tellsNothing(told) ? marginOfUndated : 1
  if (tellsNothing(told)) return 0
  if (told.coverage !== undefined) return marginOfCard
  // 'Lunch box without ice pack': dishes of no food in particular are a guess.
  if (told.topic === 'recipes' && foods.size === 0) return marginOfDishes
  // 'Kale vs spinach' asks how they differ, and not for their figures alone.
  if (told.topic === 'nutrition' && foods.size > 1 && !asksFigures.test(plainText(question)))
    return marginOfOthers
  // 'Got bicarb, no baking powder': the ratio of just these two.
  if (told.topic === 'substitutes' && foods.size > 1) return 1
  if (ofExactFigures.has(told.topic)) return 1
  return ofFoodAlone.has(told.topic) ? marginOfTable : marginOfOthers
}
const asksFigures = wording(
  'calorie|calories|kcal|protein|carb|carbs|carbohydrate|fat|sugar|fiber|fibre|sodium|salt|vitamin|mineral|iron|calcium|potassium|healthy|healthier|healthiest|nutrition|nutritious|nutrient|nutrients|macro|macros|fattening',
)
/** A table of these tells of one food whatever is asked about it: where a written answer is much likelier, that is meant. */
const ofFoodAlone: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'storage',
  'doneness',
  'diets',
  'spoilage',
  'conversion',
  'temperature',
])
/** Figures and contents of just the food that was named, and dishes of just what there is. */
const ofExactFigures: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['nutrition', 'allergens', 'recipes'])
const marginOfTable = 0.2
const marginOfOthers = 0.4
const marginOfDishes = 0.09
const marginOfUndated = 0.4
const marginOfCard = 0.15

/** Mold that somebody sees, and does not ask whether it is any. */
const tellsOfMold = wording(
  'mold|mould|moldy|mouldy',
  'no|without|not mold|mould / be it|that|this mold|mould',
)
const ofEaters: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['allergens', 'diets'])

/** Days that were counted, what somebody with an allergy may eat, and who decides what is for a doctor stand, whatever is near. */
const isDecided = (question: string, told: WordReply, context: AnswerContext): boolean =>
  sendsAway(told) ||
  (refuses(told.text) && tellsOfMold.test(plainText(question))) ||
  (ofEaters.has(told.topic) && isOfSomebody(question, context))

function mayReplace(
  reply: NearReply,
  question: string,
  told: WordReply,
  { near, words }: AskedQuestion,
  context: AnswerContext,
): boolean {
  // A food alone is shared with the answers to all that can be asked of it.
  const isNearEnough =
    (reply.isOfMatter || reply.nearness >= ofClear) &&
    reply.nearness >= (isBasket(question) && words < fewestWordsOfStory ? ofBasket : 0) &&
    reply.nearness >= (closed.find(([opening]) => told.text.startsWith(opening))?.[1] ?? 0) &&
    !(told.topic === 'unknown' && reply.nearness < Math.max(ofUnknown, near.ofTables.get('off-topic') ?? 0))
  if (!isNearEnough || (countsDays(told, question, context) && !isAdvice(reply))) return false
  if (isOfSomebody(question, context) && !reply.isAboutPerson && !isAdvice(reply)) return false
  // What was written for an illness is for nobody else, unless just that is asked.
  if (reply.isAboutPerson && !isOfSomebody(question, context) && reply.nearness < ofPersonAlone) return false
  if (isReheated(plainText(question)) && !isReheated(plainText(reply.text))) return false
  // Who asks what to take instead hears that none is known before he hears of something else.
  const isInstead = told.topic === 'substitutes' && told.coverage === undefined
  if (isInstead && words < fewestWordsOfStory && !reply.relations.includes('instead')) return false
  if (refuses(told.text) && !mayOverrule(reply, near.nearnessOf(told.text))) return false
  return !namesForbidden(reply.text, question, context)
}

/** What has been declined for a reason, or was put in order, and how near an answer has to be to be meant all the same. */
const closed = [
  ['I only know what is safe for people', 0.54],
  ['I have no fact on that', 0.4],
  ['In this order', 0.6],
] as const

/** Three foods and hardly a word beside them are what somebody has, and no question of one of them. */
const isBasket = (question: string): boolean => foodsIn(plainText(question)).length >= fewestOfBasket
const fewestOfBasket = 3

function mayOverrule({ text, nearness }: NearReply, ofRefusal: number | undefined): boolean {
  if (agrees(text)) return false
  const least = ofRefusal === undefined ? overRefusal : ofRefusal + nearerThanRefusal
  return nearness > (refuses(text) ? Math.min(least, ofOtherRefusal) : least)
}

/**
 * The reply to one of the kitchen's own questions. Who may eat something, and what was refused, is decided by the words; somebody who must not eat everything is told only what was
 * written for such people.
 */
export function ownQuestionReply(
  question: string,
  told: WordReply,
  context: AnswerContext,
): LikelyReply | null {
  const reply = replyToOwnQuestion(question, context)
  if (!reply || (refuses(told.text) && !refuses(reply.text))) return null
  if (isOfSomebody(question, context) && !reply.isAboutPerson && !isAdvice(reply)) return null
  return namesForbidden(reply.text, question, context) ? null : { ...reply, likelihood: 1 }
}
