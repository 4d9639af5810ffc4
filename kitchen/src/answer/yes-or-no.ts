import type { TopicReply } from './answer-shape.ts'
import { findPhrases, phraseBook } from './asked/phrases.ts'
import { tokensOf } from './asked/tokens.ts'
import type { Token } from './asked/tokens.ts'
import type { AskedFood } from './display-name.ts'
import { freezesLike } from './freezing-by-class.ts'
import { blanching, freezesRaw } from './preserving-facts.ts'
import type { Question } from './question.ts'

const whether = new Set('can could may might is are do does should will would must'.split(' '))
/** 'Hi, can I', 'so is it ok to'. */
const before = new Set(['hi', 'hey', 'hello', 'so', 'and', 'ok', 'please', 'also'])
const open = phraseBook<true>([
  ['how', true],
  ['what|which|when|where|why', true],
])

/** What is asked to be done with a food, by the words for it. */
const ways = phraseBook<'freeze' | 'dry'>([
  ['freez|freezer|frozen|freezable', 'freeze'],
  ['=dry|drying|=dried|dehydrate|dehydrated|dehydrator', 'dry'],
])
const thawing = phraseBook<true>([['thaw|thawed|thawing|defrost|defrosted|defrosting', true]])
const dried = phraseBook<true>([['dry|dried|dehydrator|crumble|leathery', true]])
/** Words that say yes or no, or that neither is the whole truth. */
const signs = new Set(
  'yes no not never none only safe cannot better depends nobody nothing unsafe throw'.split(' '),
)
const wordsOfSign = 7

/**
 * The reply with its sign before it, where somebody wants to know whether a food can be frozen or dried, and the tables know that it can. One that says yes or no already, or
 * how far, stays.
 */
export function withSign(understood: Question, reply: TopicReply): TopicReply {
  const [food, other] = understood.foods
  const tokens = tokensOf(understood.text)
  if (!food || other || !asksWhether(tokens) || (saysSign(reply.text) && !isTested(reply.text))) return reply
  // What is frozen and is to thaw is not asked about freezing.
  const way = findPhrases(tokens, thawing).length > 0 ? undefined : findPhrases(tokens, ways)[0]?.value
  if (reply.text.startsWith('Yes') || reply.text.startsWith('No')) return reply
  if (isTested(reply.text)) return { ...reply, text: `Yes. ${reply.text}` }
  if (asksOfRaw(tokens) && !(food.name in freezesRaw)) return reply
  const can = way === 'freeze' ? freezes(food) : way === 'dry' && tellsDrying(reply.text)
  const isForCooking = way === 'freeze' && freezesForCooking(food)
  return can || isForCooking
    ? { ...reply, text: `${can ? 'Yes' : 'Yes, for cooking'}. ${reply.text}` }
    : reply
}

/** What opens the minutes of a tested recipe for jars, and of nothing else. */
const tested = [': only in a pressure canner, at ', ': in a boiling water bath']
const isTested = (text: string): boolean => tested.some((words) => text.includes(words))

/** What the tables know of is the food as it is usually put away: raw or not is for the text to tell. */
const asksOfRaw = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === 'raw' || word === 'uncooked')

function asksWhether(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ word }) => !before.has(word))?.word ?? ''
  return whether.has(first) && findPhrases(tokens, open).length === 0
}

const saysSign = (text: string): boolean =>
  tokensOf(text.toLowerCase())
    .slice(0, wordsOfSign)
    .some(({ word }) => signs.has(word))

const tellsDrying = (text: string): boolean => findPhrases(tokensOf(text.toLowerCase()), dried).length > 0

/** What separates when it thaws is fine in a sauce, a soup or a batter. */
const freezesForCooking = (food: AskedFood): boolean =>
  freezesLike(food)?.text.startsWith('Safe, but') === true

function freezes(food: AskedFood): boolean {
  const like = freezesLike(food)?.text ?? ''
  if (like !== '') return like.startsWith('Yes') || like.startsWith('As a purée yes')
  return Boolean(food.storage.freezer) || food.name in blanching || food.name in freezesRaw
}
