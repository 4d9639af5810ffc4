import { forms, otherDishes, quickerWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, quantitiesIn, tokensOf } from '../../reading/index.ts'
import type { AnswerContext, Turn } from '../answer-shape.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../question.ts'
import { readWish } from './read-wish.ts'
import type { Wish, WishedFood } from './wish.ts'

const other = new Set(forms(otherDishes))
const quicker = phraseSet(quickerWords)
const mostWords = 8

/**
 * True for a short message that names no food and wants other dishes than those that were proposed: 'something else?', 'a quicker one'.
 * @example asksForOthers('what else') // true
 */
function asksForOthers(text: string): boolean {
  const tokens = tokensOf(text)
  const isSaid = tokens.some(({ word }) => other.has(word)) || holdsPhrase(tokens, quicker)
  return isSaid && tokens.length <= mostWords && foodsIn(text).length === 0
}

/** Whether a message after dishes is about those: it wants others, or less in them. */
export const goesOnFromWish = (text: string): boolean => asksForOthers(text) || addsDenial(text)

/** True for a short message that goes on from a wish with what is not to be in it: 'and without soy sauce?'. */
function addsDenial(text: string): boolean {
  const tokens = tokensOf(text)
  const denied = readWish({ text, foods: [], context: alone }).withoutFoods
  return (
    tokens.length <= mostWords &&
    goingOn.has(tokens[0]?.word ?? '') &&
    denied.length > 0 &&
    foodsIn(text).every(({ name }) => holds(denied, name))
  )
}
const goingOn = new Set(['and', 'but', 'also', 'now', 'without', 'no'])
/** A message by itself, whatever was said before. */
const alone = { today: '2026-01-01', seed: 1, previous: [], basket: [] }

/** What is wished for in the light of the talk: what nobody wants stays unwanted, and a message that names no food of its own goes on from the wish before. */
export function wishInTalk(question: Question): Wish {
  const wish = readWish(question)
  const before = wishBefore(question.context)
  if (before === null) return wish
  const { text, context } = question
  const isNew = foodsIn(text).some((food) => !holds(wish.withoutFoods, food.name))
  const kept = { ...wish, withoutFoods: merged(before.withoutFoods, wish.withoutFoods) }
  if (isNew) return kept
  return {
    ...kept,
    foods:
      before.foods.length > 0
        ? before.foods.filter(({ food }) => !holds(wish.withoutFoods, food.name))
        : wish.foods,
    kinds: wish.kinds.length > 0 ? wish.kinds : before.kinds,
    withoutKinds: [...before.withoutKinds, ...wish.withoutKinds],
    withoutWork: [...new Set([...before.withoutWork, ...wish.withoutWork])],
    equipment: wish.equipment.length > 0 ? wish.equipment : before.equipment,
    isOnlyEquipment: wish.isOnlyEquipment || before.isOnlyEquipment,
    withoutEquipment: [...new Set([...before.withoutEquipment, ...wish.withoutEquipment])],
    isUncooked: wish.isUncooked || before.isUncooked,
    isOneVessel: wish.isOneVessel || before.isOneVessel,
    minutes: Math.min(before.minutes, wish.minutes, quickerThan(text, context)),
    servings: wish.servings ?? before.servings,
    cuisine: wish.cuisine ?? before.cuisine,
    diets: [...new Set([...before.diets, ...wish.diets])],
    withoutAllergens: [...new Set([...before.withoutAllergens, ...wish.withoutAllergens])],
    restrictions: [...before.restrictions, ...wish.restrictions],
    isMild: wish.isMild || before.isMild,
    proposed: tokensOf(text).some(({ word }) => other.has(word)) ? dishesTold(context) : [],
  }
}

const holds = (wished: readonly WishedFood[], name: string): boolean =>
  wished.some(({ food, kin }) => food.name === name || kin.has(name))

const merged = (one: readonly WishedFood[], two: readonly WishedFood[]): readonly WishedFood[] => [
  ...one,
  ...two.filter(({ food }) => !holds(one, food.name)),
]

/** The wish that the last dishes were proposed for; null where the talk was of something else. */
function wishBefore(context: AnswerContext): Wish | null {
  const at = context.previous.findLastIndex(({ topic }) => topic !== undefined)
  if (context.previous[at]?.topic !== 'recipes') return null
  const asked = context.previous.slice(0, at).findLastIndex(({ role }) => role === 'user')
  const last = context.previous[asked]
  if (last === undefined) return null
  const then = { ...context, previous: context.previous.slice(0, asked) }
  return wishInTalk({
    text: plainText(last.content),
    foods: [],
    topic: 'recipes',
    place: null,
    after: null,
    context: then,
  })
}

const dishesBefore = ({ previous }: AnswerContext): readonly Turn[] =>
  previous.filter(({ role, topic }) => role === 'assistant' && topic === 'recipes')

const dishesTold = (context: AnswerContext): readonly string[] =>
  dishesBefore(context).map(({ content }) => content)

/** Less than the quickest of the dishes that were proposed last; Infinity where nobody asks for a quicker one. */
function quickerThan(text: string, context: AnswerContext): number {
  const last = dishesBefore(context).at(-1)
  if (last === undefined || !holdsPhrase(tokensOf(text), quicker)) return Infinity
  // The dishes stand first, with what takes them; behind them stands what else was told.
  const [dishes = ''] = last.content.split('\n\n')
  const times = quantitiesIn(tokensOf(dishes)).flatMap(({ kind, range }) =>
    kind === 'duration' ? [range.max] : [],
  )
  return times.length > 0 ? Math.min(...times) - 1 : Infinity
}
