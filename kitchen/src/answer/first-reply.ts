import { findFood } from '../foods/index.ts'
import type { AnswerContext, TopicReply } from './answer-shape.ts'
import { asksAboutRestaurantFood, restaurantFoodText } from './fact-check/restaurant-food.ts'
import { cardReply } from './cards/card-reply.ts'
import { openingWords } from './asked/opening-words.ts'
import { dietsIn } from './diet-words.ts'
import { foodsIn } from './named-foods.ts'
import { mayEatReply } from './may-eat/may-eat-reply.ts'
import { ideasReply } from './may-eat/ideas.ts'
import { plainText } from './plain-text.ts'
import { ofTopic } from './table-reply.ts'
import { tokensOf } from './asked/tokens.ts'
import { understand } from './understand.ts'
import { urgentReply } from './replies/urgent.ts'
import { tellsOfStanding } from './storage/stood-out.ts'
import { wording } from './asked/wording.ts'

/** What comes before any topic: an emergency, who may eat what, and what somebody else has cooked. Null where the question is about food alone. */
export function firstReply(question: string, context: AnswerContext): TopicReply | null {
  return (
    urgentReply(question) ??
    freeOfReply(question, context) ??
    personalCard(question, context) ??
    ideasReply(question, context) ??
    knownInstead(question, context) ??
    elsewhereReply(question)
  )
}

/** What holds of cooked, baked or hardly touched food beside the rule for small children and pregnancy. */
export const exceptions = wording(
  'cooked|baked|bake|baking|heated|melted|licked / which|what cheese|cheeses|fish|herb|tea / only|just avocado|vegetable|veggie|cucumber / avocado|vegetable|veggie|cucumber only',
  'allergy|allergic|coeliac|intolerant',
)

/** What has happened is asked about for its consequences: leave to eat it comes too late. */
export const happened = wording(
  '=ate|=gave|=fed|licked|tasted|swallowed|already|accidentally|mistake|yesterday / found out / last night / this morning / by accident / just had|eaten|given',
)

/** True where the rules for small children and pregnancy say nothing of the food and only name whom to ask. */
const isOnlyReferral = (reply: TopicReply): boolean =>
  referrals.some((opening) => reply.text.startsWith(opening))
const unknownContents = [
  'I do not know what is in that',
  'It depends: I do not know everything',
  'That depends on the product',
]

/** What a card says of the very food of which the tables do not know what is in it. */
function knownInstead(question: string, context: AnswerContext): TopicReply | null {
  const reply = mayEatReply(question, context)
  const exchange = reply?.topic === 'diets' ? exchangeFor(question, context) : null
  if (exchange) return exchange
  if (!reply || !unknownContents.some((opening) => reply.text.startsWith(opening))) return reply
  const card = cardReply(question, context)
  const isSure =
    card !== null && (card.coverage >= sureCoverage || (card.isRefusal && card.coverage >= halfCoverage))
  return isSure ? { ...card, topic: reply.topic } : reply
}
const sureCoverage = 0.9

const replaces = wording('replace|substitute|substitution|swap')
/** 'Can a vegan swap sugar for honey' wants a yes or no. */
const whether = new Set('can could may should is are do does will would'.split(' '))

/**
 * 'Replace 1 egg in brownies for vegan' asks for the exchange, and not whether brownies are vegan. Of what the card names only the food that is
 * replaced, the first of the question, may break the diet.
 */
function exchangeFor(question: string, context: AnswerContext): TopicReply | null {
  const plain = plainText(question)
  if (!replaces.test(plain) || whether.has(plain.split(' ')[0] ?? '')) return null
  const card = cardReply(question, context)
  if (!card?.isInstead || card.coverage < sureCoverage) return null
  const replaced = foodsIn(plain)[0]?.name
  const keeps = foodsIn(plainText(card.text)).every(
    ({ name }) =>
      name === replaced || dietsIn(plain).every((diet) => findFood(name)?.diets.includes(diet) ?? false),
  )
  return keeps ? { ...card, topic: 'substitutes' } : null
}
/** A 'no' is said sooner than a 'yes'. */
const halfCoverage = 0.5

const leftToDoctor = 'That is for your doctor'
const referrals = [
  'For what, when',
  'I have no rule of FDA',
  "It depends: FDA's list",
  'I do not know that product',
]

const asksInstead = wording('what else / instead|replace|substitute|substitution|swap')

function personalCard(question: string, context: AnswerContext): TopicReply | null {
  const reply = mayEatReply(question, context)
  const plain = plainText(question)
  const isInstead = asksInstead.test(plain)
  const isSilent =
    reply !== null && !exceptions.test(plain) && !happened.test(plain) && !isOnlyReferral(reply) && !isInstead
  const isLeftToDoctor = reply?.text.startsWith(leftToDoctor) ?? false
  if (isSilent && !isLeftToDoctor) return null
  const card = cardReply(question, context)
  if (isLeftToDoctor && !card?.isAboutMedicine) return null
  if (isInstead && !card?.isInstead) return null
  return card?.isAboutPerson ? { ...card, topic: 'medical' } : null
}

const fewestOfFree = 2
const mostOfFree = 7
const kindsOfFree = new Set('egg eggs dairy milk lactose gluten wheat nut nuts'.split(' '))

/** Who asks about persons, or for something to eat, wants no exchange. */
const ofPersons = new Set(
  'allergy allergic allergies intolerant intolerance coeliac celiac safe ok okay good snack snacks lunchbox idea ideas'.split(
    ' ',
  ),
)

/** 'Egg free cake', 'gluten free thickener for soup': a dish or food without something, and no question whether it is. */
function freeOfReply(question: string, context: AnswerContext): TopicReply | null {
  const tokens = tokensOf(plainText(question))
  const at = tokens.findIndex(
    ({ word }, index) => word === 'free' && kindsOfFree.has(tokens[index - 1]?.word ?? ''),
  )
  const isBare =
    at >= 1 && at + 1 < tokens.length && tokens.length > fewestOfFree && tokens.length <= mostOfFree
  if (!isBare || tokens.some(({ word }) => openingWords.has(word) || ofPersons.has(word))) return null
  const card = cardReply(`${question} instead`, context)
  if (card && card.coverage >= sureCoverage / 2 && card.isInstead) return { ...card, topic: 'substitutes' }
  const rest = tokens
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  const kind = tokens[at - 1]?.word === 'lactose' ? 'dairy' : (tokens[at - 1]?.word ?? '')
  if (kind === 'gluten' || kind === 'wheat') return null
  const understood = understand(`substitute for ${rest} ${kind} free`, context)
  const reply = understood.foods.length > 0 ? ofTopic({ ...understood, topic: 'substitutes' }) : null
  return reply?.lookups && reply.lookups.length > 0 ? { ...reply, topic: 'substitutes' } : null
}

/** What somebody else's kitchen puts into its food is not known here; how long it may stand is. */
const elsewhereReply = (question: string): TopicReply | null =>
  asksAboutRestaurantFood(question) && !tellsOfStanding(tokensOf(plainText(question)))
    ? { text: restaurantFoodText, topic: 'allergens', foods: [], lookups: [] }
    : null
