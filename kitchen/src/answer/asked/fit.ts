import { wordsOfKeeping, quietWords, understoodWords, wordKinds } from '../../lexicon/index.ts'
import type { WordKind } from '../../lexicon/index.ts'
import type { NamedFood } from '../named-foods.ts'
import { asksCookingTime } from './cooking-time.ts'
import { stemOf, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

const quiet = new Set(quietWords.split(' '))
const understood = new Set(understoodWords.split(' ').flatMap((word) => [word, stemOf(word)]))

/** Small words by which something else is asked of a food than how it is kept. */
const ofOther = new Set(
  'cook cooking eat eating use used using make making made recipe stop prevent avoid safe safely why which or instead'.split(
    ' ',
  ),
)
const ofKeeping = new Set(wordsOfKeeping.split(' ').flatMap((word) => [word, stemOf(word)]))

/** Small words and the verbs of asking carry nothing of what a question is about. */
export const isContent = ({ word, stem }: Token): boolean =>
  !quiet.has(word) && !quiet.has(stem) && !Number.isFinite(Number.parseFloat(word))

/** Words of places, states and times. */
export const isUnderstood = (token: Token | undefined): boolean =>
  token !== undefined && (understood.has(token.word) || understood.has(token.stem))

const articles = new Set(['a', 'an', 'the', 'old'])
const comparedReach = 3
/** What something smells or tastes of is what is asked about. */
const senses = new Set(['smell', 'taste'])

/** Boots, glue; not the sauce of 'as sauce' and the kale of 'greens like kale'. */
const isObject = (token: Token | undefined): boolean => {
  const kinds = wordKinds(token?.word ?? '') ?? wordKinds(token?.stem ?? '') ?? []
  return ['thing', 'substance'].some((kind) => kinds.includes(kind as WordKind)) && !kinds.includes('food')
}

/** 'Tough as boots', 'like a sponge': what something is only compared with tells nothing of what a question is about. */
export function isOnlyCompared(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - comparedReach); before -= 1) {
    const token = tokens[before]
    if (token === undefined || tokens[before + 1]?.isAfterBreak) return false
    if (token.word === 'like' || token.word === 'as')
      return isObject(tokens[at]) && !senses.has(tokens[before - 1]?.stem ?? '')
    if (!articles.has(token.word)) return false
  }
  return false
}

const vague = new Set(['something', 'anything', 'things', 'stuff', 'foods', 'what'])

/** The foods that something is only done like, where another is asked about: the spinach of 'can cassava leaves go in raw like spinach'. */
export function comparedFoods(tokens: readonly Token[], foods: readonly NamedFood[]): readonly NamedFood[] {
  const isSaidOf = ({ start, end }: Token): boolean =>
    foods.some((food) => start < food.end && end > food.start)
  const compared = foods.filter((food) => {
    const first = tokens.findIndex(({ end }) => end > food.start)
    const before = tokens[first - 2]
    return (
      tokens[first - 1]?.word === 'like' &&
      before !== undefined &&
      !tokens[first - 1]?.isAfterBreak &&
      !isSaidOf(before) &&
      !vague.has(before.word)
    )
  })
  return compared.length < foods.length ? compared : []
}

/** How much of a question is understood where its foods, states and places are. */
export type Fit = {
  /** Of its content words, the share that is understood: 1 where all are, also where there are none. */
  readonly share: number
  /** True where a food only says what something else is made of: 'balsamic reduction', 'citrus sugar'. */
  readonly isOtherThing: boolean
}

export function fitOf(plain: string, named: readonly NamedFood[]): Fit {
  const tokens = tokensOf(plain)
  const isNamed = ({ start, end }: Token): boolean =>
    named.some((food) => start < food.end && end > food.start)
  const content = tokens.filter(isContent)
  const known = content.filter((token) => isNamed(token) || isUnderstood(token))
  const isOther = tokens.some((token, at) => {
    const before = tokens[at - 1]
    if (!before || token.isAfterBreak || !isNamed(before) || !isContent(token) || isUnderstood(token))
      return false
    return !isNamed(token)
  })
  return { share: content.length === 0 ? 1 : known.length / content.length, isOtherThing: isOther }
}

const isKeeping = ({ word, stem }: Token): boolean => ofKeeping.has(word) || ofKeeping.has(stem)
const verbs = new Set('keep last stor storag freez refrigerat expir longer'.split(' '))

/** 'Fridge pickles', 'freezer jam': a place right before a food says what kind it is. */
const isKindOfFood = ({ end, stem }: Token, named: readonly NamedFood[]): boolean =>
  !verbs.has(stem) && named.some(({ start }) => start === end + 1)

/**
 * Whether a question has nothing but words of keeping beside its foods: what is done with them otherwise answers another one.
 * @example 'how do i store roma tomatoes', not 'how do i keep avocado from browning'
 */
export function isOnlyOfKeeping(plain: string, named: readonly NamedFood[]): boolean {
  const others = tokensOf(plain).filter(
    (token) => !named.some((food) => token.start < food.end && token.end > food.start),
  )
  return (
    named.length > 0 &&
    !asksCookingTime.test(plain) &&
    others.some((token) => isKeeping(token) && !isKindOfFood(token, named)) &&
    !others.some(({ word }) => ofOther.has(word)) &&
    others.filter(isContent).every(isKeeping)
  )
}
