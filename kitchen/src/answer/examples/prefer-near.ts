import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import { asksOfWorld } from '../intent.ts'
import { wantsDishes } from '../asks-for-dishes.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import type { AnswerTopic } from '../topics.ts'
import type { ComputedAnswer } from './known-answers.ts'
import { agrees, isAdvice, isOfSomebody, namesForbidden } from './fit-for-person.ts'
import { nearestBeside } from './alike.ts'
import { surenessOf } from './nearest-answers.ts'
import { leastSure } from './near-questions.ts'
import { sureCoverage } from '../cards/card-reply.ts'
import { countsDays, leastForSentAway } from './told-reply.ts'
import { fewestWordsOfStory, nearReplies, replyToOwnQuestion } from './near-reply.ts'
import type { NearReply } from './near-reply.ts'

/** From which nearness on the example questions of a story are believed, and of a short question, which is understood by its words. */
const ofStory = 0.29
const ofShort = 0.36
/** 'There is blood in my egg' names an allergen and asks for none. */
const ofContents = 0.68
const fewestWordsOfContents = 6
/** Of a short question that was not understood, where no other answer is nearly as near. */
const ofAlone = 0.28
const alone = 0.07
/** Who names a food asks about the kitchen, however little else is understood. */
const ofFood = 0.28
/** Where its words told nothing, or proposed dishes that nobody wished for, less is enough. */
const ofUntold = 0.24
const fewestWordsOfUnwished = 12
/** Whether somebody may eat something is decided by what is in it; another answer has to fit nearly to the word. */
const ofVerdict = 0.42
/** What is said of the app is seldom what a story of the kitchen is about. */
const ofApp = 0.45
/** How much nearer another answer has to be than the one that was understood, and than the questions that its table answers. */
const nearer = 0.05
const nearerThanTable = 0.08
/** How much nearer to set a 'no' aside, and how near where the 'no' has no example questions. */
const nearerThanRefusal = 0.14
const overRefusal = 0.7
const ofOtherRefusal = 0.45

/** An answer that is so much nearer than the one that was understood, and than the questions of its table, is believed of short questions too. */
const farNearer = 0.2
/** A sign of spoilage that was seen on a food is seldom misread. */
const farNearerThanSign = 0.55
const ofClear = 0.5
const clearlyLikely = 0.6
/** What is as near as that by its own examples was found by more than some words. */
const ofOwnWords = 0.4
/** From which sureness on an answer takes the place of a guess. */
const likely = 0.5
/** Two words are shared with the questions of many answers. */
const fewestContents = 3

/** The kind of question that the tables answer with a topic. */
const tableOf: Readonly<Partial<Record<AnswerTopic, ComputedAnswer>>> = {
  storage: 'keep',
  spoilage: 'keep',
  allergens: 'may-eat',
  diets: 'may-eat',
  medical: 'may-eat',
  nutrition: 'nutrition',
  conversion: 'convert',
  temperature: 'doneness',
  doneness: 'doneness',
  recipes: 'dishes',
  season: 'season',
  pairing: 'pairing',
  substitutes: 'instead',
  about: 'own',
}

/**
 * The reply whose example questions are much nearer to a question than what was understood of its words; null where there is none. A 'no' is never replaced by a 'yes',
 * and by anything else only where the question is hardly one of those that it answers.
 */
export function preferNear(
  question: string,
  told: TopicReply & { readonly coverage?: number | undefined },
  context: AnswerContext,
): NearReply | null {
  const { replies, nearnessOf, ofTables } = nearReplies(question, context)
  // A food alone is shared with the answers to all that can be asked of it.
  const [nearest, next] = replies.filter(({ isOfMatter, nearness }) => isOfMatter || nearness >= ofClear)
  if (!nearest || asksOfWorld.test(plainText(question))) return null
  const own = nearnessOf(told.text)
  const isUntold = told.topic === 'unknown' || tellsNothing(told)
  const isAlone = isUntold && nearest.namesFood && !isBasket(question) && standsAlone(nearest, next, ofTables)
  if (told.topic === 'unknown' && nearest.nearness < (ofTables.get('off-topic') ?? 0)) return null
  const table = tableOf[told.topic]
  const ofTold = Math.max(own ?? 0, (table && ofTables.get(table)) ?? 0)
  const isFar =
    isGuessed(told, question) &&
    !leavesOutFreezing(question, nearest) &&
    isClear(question, nearest, replies) &&
    nearest.nearness > ofTold + (told.topic === 'spoilage' ? farNearerThanSign : farNearer)
  const isSurer =
    (told.coverage ?? 1) < sureCoverage &&
    own !== undefined &&
    own < ofOwnWords &&
    nearest.namesFood &&
    !refuses(told.text) &&
    isMuchSurer(nearest, replies, own)
  if (!isAlone && !isFar && !isSurer && nearest.nearness < leastFor(question, told, nearest)) return null
  if (countsDays(told, question, context) && !isAdvice(nearest)) return null
  // What to watch for after something was eaten comes before what should not have been.
  if (told.topic === 'medical' && own !== undefined && own >= ofUntold) return null
  if (told.topic === 'allergens' && isOfSomebody(question, context)) return null
  if (table && !isUntold && nearest.nearness < (ofTables.get(table) ?? 0) + marginOf(nearest)) return null
  if (isOfSomebody(question, context) && !nearest.isAboutPerson && !isAdvice(nearest)) return null
  if (namesForbidden(nearest.text, question, context)) return null
  if (own !== undefined && own > nearest.nearness - Math.min(nearer, marginOf(nearest))) return null
  if (refuses(told.text) && !mayOverrule(nearest, own)) return null
  return told.topic === 'medical' ? { ...nearest, topic: 'medical' } : nearest
}

/**
 * The reply to one of the kitchen's own questions. Who may eat something, and what was refused, is decided by the words; somebody who must not eat everything is told only what was
 * written for such people.
 */
export function ownQuestionReply(
  question: string,
  told: TopicReply,
  context: AnswerContext,
): NearReply | null {
  const reply = replyToOwnQuestion(question, context)
  if (!reply || (refuses(told.text) && !refuses(reply.text))) return null
  if (isOfSomebody(question, context) && !reply.isAboutPerson && !isAdvice(reply)) return null
  return namesForbidden(reply.text, question, context) ? null : reply
}

/** What was found by some words would be told as a guess, and another answer is likely the right one. */
const isMuchSurer = (nearest: NearReply, replies: readonly NearReply[], own: number): boolean =>
  surenessOf(own, nearest.nearness) < leastSure['some-words'] &&
  surenessOf(nearest.nearness, nearestBeside(nearest, replies)) >= likely

/** Three foods and hardly a word beside them are what somebody has, and no question of one of them. */
const isBasket = (question: string): boolean => foodsIn(plainText(question)).length >= fewestOfBasket
const fewestOfBasket = 3

/** No other answer is nearly as near, nor what nobody answers. */
const standsAlone = (
  { nearness }: NearReply,
  next: NearReply | undefined,
  ofTables: ReadonlyMap<ComputedAnswer, number>,
): boolean =>
  nearness >= ofAlone &&
  nearness > (next?.nearness ?? 0) + alone &&
  nearness > (ofTables.get('off-topic') ?? 0) + alone

/** 'I know no substitute for that', 'I have no cooking times': understood, and nothing told. */
const tellsNothing = ({ text }: TopicReply): boolean => empty.some((opening) => text.startsWith(opening))
const empty = ['I know no ', 'USDA gives no such measure', 'I do not have ', 'I have no classic partners']

/** Topics that a question is given for one word of it, where no table computes what is asked and nobody's diet is at stake. */
const guessed: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'recipes',
  'storage',
  'spoilage',
  'doneness',
  'hazard',
  'temperature',
])
/** Days are for the tables to tell. */
const asksHowLong = wording('how long / how many day|week|month / keep|last / shelf life')
const asksDegrees = wording('temp|temps|temperature|temperatures|degree|degrees / how hot')
const isGuessed = (told: TopicReply, question: string): boolean =>
  guessed.has(told.topic) &&
  !refuses(told.text) &&
  !asksHowLong.test(plainText(question)) &&
  !(told.topic === 'temperature' && asksDegrees.test(plainText(question))) &&
  !(told.topic === 'recipes' && wantsDishes({ text: plainText(question) }))

const freezing = wording('freez|freezer|frozen|freezable')
/** Who asks whether something can be frozen is not told how it is peeled. */
const leavesOutFreezing = (question: string, { text }: NearReply): boolean =>
  freezing.test(plainText(question)) && !freezing.test(plainText(text))

/** A question that says enough to be told apart from others, and an answer that is near it and likely right. */
const isClear = (question: string, nearest: NearReply, replies: readonly NearReply[]): boolean =>
  nearest.nearness > ofClear &&
  surenessOf(nearest.nearness, nearestBeside(nearest, replies)) >= clearlyLikely &&
  nearest.topic !== 'about' &&
  tokensOf(plainText(question)).filter(isContent).length >= fewestContents

function leastFor(question: string, told: TopicReply, nearest: NearReply): number {
  if (told.text.startsWith('Of the foods I know')) return 1
  const topic = tellsNothing(told) ? 'unknown' : told.topic
  if (declines(nearest.text)) return ofUntold
  const ofSentAway = leastForSentAway(told, nearest)
  if (ofSentAway !== undefined) return ofSentAway
  const text = plainText(question)
  const words = text.split(' ').length
  if (isBasket(question) && words < fewestWordsOfStory) return ofClear
  if (nearest.topic === 'about' && topic !== 'about' && topic !== 'unknown')
    return words >= fewestWordsOfStory ? ofApp : 1
  if (words >= fewestWordsOfStory)
    return topic === 'unknown' ? ofUntold : tableOf[topic] === 'may-eat' ? ofVerdict : ofStory
  const isUnwished = topic === 'recipes' && words >= fewestWordsOfUnwished && !wantsDishes({ text })
  if (topic === 'unknown' && foodsIn(text).length > 0 && nearest.namesFood) return ofFood
  if (topic === 'allergens' && !refuses(told.text) && words >= fewestWordsOfContents) return ofContents
  return topic === 'unknown' || isUnwished ? ofShort : 1
}

function mayOverrule({ text, nearness }: NearReply, ofRefusal: number | undefined): boolean {
  if (agrees(text)) return false
  const least = ofRefusal === undefined ? overRefusal : ofRefusal + nearerThanRefusal
  return nearness > (refuses(text) ? Math.min(least, ofOtherRefusal) : least)
}

/** To throw away what stood out is said sooner than how hot to make it. */
const marginOf = (nearest: NearReply): number =>
  isAdvice(nearest) && refuses(nearest.text) ? 0 : nearerThanTable

/** Where nothing is known of gardens, saying so is never beside the point. */
const declines = (text: string): boolean => text.startsWith('I only cook')
