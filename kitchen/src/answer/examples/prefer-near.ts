import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { plainText } from '../plain-text.ts'
import type { AnswerTopic } from '../topics.ts'
import { nearReplies } from './near-reply.ts'
import type { NearReply } from './near-reply.ts'

/** From which nearness on the example questions are believed, by what was understood without them. */
const believed: Readonly<Partial<Record<AnswerTopic, number>>> = {
  unknown: 0.27,
  recipes: 0.34,
  pairing: 0.36,
  greeting: 0.36,
  about: 0.4,
  medical: 0.3,
  doneness: 0.36,
  hazard: 0.36,
  preserving: 0.38,
  substitutes: 0.4,
  spoilage: 0.36,
  storage: 0.52,
}
/** A short question is understood by its words; only where they tell nothing is it compared. */
const fewestWordsOfStory = 15
const ofShort = 0.33
/** Figures that are computed for just what is asked are hardly ever beside the point. */
const ofComputed = 0.52
/** What is said of the app is seldom what a tale of the kitchen is about. */
const ofApp = 0.45
/** How much nearer another answer has to be than the one that was understood, and than questions for dishes are. */
const nearer = 0.05
const nearerThanDishes = 0.1
/** How much nearer to set a 'no' aside, and how near where the 'no' has no example questions. */
const nearerThanRefusal = 0.08
const overRefusal = 0.6
const ofOtherRefusal = 0.45

/**
 * The reply whose example questions are much nearer to a question than what was understood of its words; null where there is none. A 'no' is never replaced by a 'yes',
 * and by anything else only where the question is hardly one of those that it answers.
 */
export function preferNear(question: string, told: TopicReply, context: AnswerContext): NearReply | null {
  const { replies, ofDishes } = nearReplies(question, context)
  const [nearest] = replies
  if (!nearest || nearest.nearness < leastFor(question, told, nearest)) return null
  if (told.topic === 'recipes' && nearest.nearness < ofDishes + nearerThanDishes) return null
  if (isOfSomebody(question, context) && !nearest.isAboutPerson && !isAdvice(nearest)) return null
  const own = replies.find(({ text }) => isSame(text, told.text))?.nearness
  if (own !== undefined && own > nearest.nearness - nearer) return null
  return refuses(told.text) && !mayOverrule(nearest, own) ? null : nearest
}

function leastFor(question: string, { topic }: TopicReply, nearest: NearReply): number {
  if (nearest.topic === 'about' && topic !== 'about') return ofApp
  if (plainText(question).split(' ').length >= fewestWordsOfStory) return believed[topic] ?? ofComputed
  return topic === 'unknown' ? ofShort : 1
}

function mayOverrule({ text, nearness }: NearReply, ofRefusal: number | undefined): boolean {
  if (agrees(text)) return false
  const least = ofRefusal === undefined ? overRefusal : ofRefusal + nearerThanRefusal
  return nearness > (refuses(text) ? Math.min(least, ofOtherRefusal) : least)
}

/** Somebody who must not eat everything is told only what was written for such people, or what is dangerous for anybody. */
const isOfSomebody = (question: string, context: AnswerContext): boolean =>
  restrictionsOf(question, context).length > 0
const isAdvice = ({ topic }: NearReply): boolean => topic === 'hazard'

const comparedLetters = 40
/** A card's text with a freezer time behind it or a sign before it is the same answer. */
const isSame = (near: string, told: string): boolean => {
  const start = near.slice(0, comparedLetters)
  return told.includes(start.slice(start.length / 4))
}
const signOf = (text: string): string =>
  plainText(text)
    .split(' ')[0]
    ?.replace(/[:,.]$/u, '') ?? ''
const refusing = new Set(['no', 'not', 'never', 'throw', 'discard'])
const refuses = (text: string): boolean => refusing.has(signOf(text))
/** 'Yes: ...', 'In the US yes: ...'. */
const agrees = (text: string): boolean =>
  tokensOf(plainText(text))
    .slice(0, fewWords)
    .some(({ word }) => word === 'yes')
const fewWords = 4
