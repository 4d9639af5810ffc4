import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { relationsAsked } from '../cards/asked-relation.ts'
import type { Card, Relation } from '../cards/card.ts'
import { replyWith } from '../cards/card-reply.ts'
import { plainText } from '../plain-text.ts'
import { isContent, isOnlyOfKeeping } from '../asked/fit.ts'
import { keepsAlike } from '../asked/keeps-alike.ts'
import { tokensOf } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import { fillSlots } from '../cards/fill-slots.ts'
import { sharesMatter } from './answer-matter.ts'
import type { ComputedAnswer, KnownAnswer } from './known-answers.ts'
import { answerToOwnQuestion, nearestAnswers } from './nearest-answers.ts'
import type { NearAnswer } from './nearest-answers.ts'

/** What an answer says whose example questions are near, and how near they are. */
export type NearReply = TopicReply & {
  readonly nearness: number
  /** How the kitchen itself asks for it; empty where it never does. */
  readonly question: string
  readonly isAboutPerson: boolean
  /** What the answer tells of its matter; nothing of a rule that all answers keep. */
  readonly relations: readonly Relation[]
  /** True where a question for the answer has anything of what was asked beside its foods. */
  readonly isOfMatter: boolean
}

/** The nearest replies that may be given, the nearest first, and how near the questions are that each table answers. */
export type Near = {
  readonly replies: readonly NearReply[]
  /** How near the questions are that a text answers, however far; undefined for a text without any. */
  readonly nearnessOf: (text: string) => number | undefined
  readonly ofTables: ReadonlyMap<ComputedAnswer, number>
}

const looked = 8
/** Messages as long as this tell a story. */
export const fewestWordsOfStory = 15

/** What the nearest example questions are answered by, as far as it may be said. */
export function nearReplies(question: string, context: AnswerContext): Near {
  const near = nearestAnswers(question)
  const plain = plainText(question)
  const isStory = plain.split(' ').length >= fewestWordsOfStory
  const asksInstead = relationsAsked(tokensOf(plain)).has('instead')
  const foods = namedFoodsIn(plain)
  const onlyKeeps = isOnlyOfKeeping(plain, foods)
  const isOfNothing = isVague(plain, foods)
  return {
    replies: near
      .slice(0, looked)
      .filter(
        ({ answer, nearness, question: own }) =>
          answer.kind !== 'card' ||
          ((asksInstead || (isStory && nearness >= ofInstead) || !isOnlyInstead(answer.card)) &&
            (!onlyKeeps || keepsOneOf(foods, answer.card, own)) &&
            (!isOfNothing || namedFoodsIn(plainText(own)).length === 0)),
      )
      .flatMap((each) => replyOf(each, question, context)),
    nearnessOf: (text) => near.find(({ answer }) => isSame(textOf(answer), text))?.nearness,
    ofTables: new Map(
      near.flatMap(({ answer, nearness }) =>
        answer.kind === 'computed' ? [[answer.by, nearness] as const] : [],
      ),
    ),
  }
}

const pointers = new Set('it this that they them these those its'.split(' '))
const fewestWordsOfMatter = 3

/** 'It smells funny': of what, nobody can know, and what is true of one food is not told of all. */
const isVague = (plain: string, foods: readonly NamedFood[]): boolean =>
  foods.length === 0 &&
  tokensOf(plain).some(({ word }) => pointers.has(word)) &&
  tokensOf(plain).filter(isContent).length < fewestWordsOfMatter

/** The reply to a question that is word for word one of the kitchen's own; null for any other. */
export function replyToOwnQuestion(question: string, context: AnswerContext): NearReply | null {
  const own = answerToOwnQuestion(question)
  return own ? (replyOf(own, question, context)[0] ?? null) : null
}

const texts = new WeakMap<KnownAnswer, string>()

function textOf(answer: KnownAnswer): string {
  let text = texts.get(answer)
  if (text === undefined) texts.set(answer, (text = writtenText(answer)))
  return text
}

function writtenText(answer: KnownAnswer): string {
  if (answer.kind === 'computed') return ''
  return answer.kind === 'card' ? fillSlots(answer.card.text) : answer.entry.text
}

/** Whether a text that was told is that of an answer. */
export const isTold = (answer: KnownAnswer, text: string): boolean => isSame(textOf(answer), text)

const comparedLetters = 40
/** A card's text with a freezer time behind it or a sign before it is the same answer. */
const isSame = (near: string, told: string): boolean => {
  const start = near.slice(0, comparedLetters)
  return start !== '' && told.includes(start.slice(start.length / 4))
}

/** Whether a card tells how one of these foods, or one that keeps alike, is kept. */
function keepsOneOf(foods: readonly NamedFood[], { relations, text }: Card, own: string): boolean {
  if (!relations.includes('keep')) return false
  const told = namedFoodsIn(plainText(`${own} ${fillSlots(text)}`))
  return foods.some(({ food }) => told.some((each) => keepsAlike(each.food, food)))
}

/** Nobody wants to hear of substitutes who does not ask for them, unless a story tells just that something is missing. */
const ofInstead = 0.36
const isOnlyInstead = ({ relations }: { readonly relations: readonly string[] }): boolean =>
  relations.every((each) => each === 'instead')

function replyOf(
  { answer, nearness, question: own }: NearAnswer,
  question: string,
  context: AnswerContext,
): readonly NearReply[] {
  if (answer.kind === 'computed') return []
  if (answer.kind === 'guidance') {
    const { topic, text, source } = answer.entry
    const facts = source === null ? [] : [{ label: answer.entry.key, value: text, source }]
    const lookups = facts.length > 0 ? [{ kind: 'guidance' as const, food: null, facts }] : []
    return [
      {
        text,
        topic,
        lookups,
        nearness,
        question: own,
        isAboutPerson: false,
        relations: [],
        isOfMatter: true,
      },
    ]
  }
  const { card } = answer
  const reply = replyWith(
    [{ card, score: nearness, coverage: nearness, isWordForWord: nearness === 1 }],
    question,
    context,
  )
  const plain = plainText(question)
  const fit = { relations: card.relations, isOfMatter: sharesMatter(card, plain) }
  return reply === null ? [] : [{ ...reply, nearness, question: own, ...fit }]
}
