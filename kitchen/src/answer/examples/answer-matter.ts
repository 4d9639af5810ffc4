import { foodWords } from '../../reading/index.ts'
import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Card } from '../cards/card.ts'
import { conceptOf, conceptsTold } from '../cards/card-meaning.ts'
import { foodsIn, namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import compiled from './generated/example-index.json' with { type: 'json' }
import { knownAnswers } from './known-answers.ts'

let placesOfTexts: ReadonlyMap<string, number> | undefined

/** The number of the answer that a card's text belongs to. */
function placeOf({ text }: Card): number | undefined {
  placesOfTexts ??= new Map(
    knownAnswers().flatMap((answer, at) => (answer.kind === 'card' ? [[answer.card.text, at] as const] : [])),
  )
  return placesOfTexts.get(text)
}

/** How the kitchen itself asks for what a card tells; empty where it never does. */
export function questionFor(card: Card): string {
  const [{ questions }] = compiled
  const at = placeOf(card)
  return at === undefined ? '' : (questions[at] ?? '')
}

const wordsIn = (text: string): readonly string[] => tokensOf(text).map(({ stem }) => stem)
const stemsOfFoods = (plain: string): readonly string[] =>
  foodsIn(plain).flatMap(({ name, said, members }) =>
    [name, said, ...members].flatMap(foodWords).flatMap(wordsIn),
  )

/** What foods are a kind of, as their descriptions at the USDA begin ('Beef, top sirloin, steak, ...'): a card that speaks of beef speaks of sirloin steak. */
const stemsOfKinds = (plain: string): readonly string[] =>
  foodsIn(plain).flatMap(({ source }) => wordsIn(plainText(source.description.split(',')[0] ?? '')))

const topics = new WeakMap<Card, { readonly foods: readonly string[]; readonly all: ReadonlySet<string> }>()

/** What a card is about by the kitchen's own question for it, and every word that tells of foods in it. */
function topicOf(card: Card) {
  const known = topics.get(card)
  if (known) return known
  const own = plainText(questionFor(card))
  const about = card.about.flat().join(' ').replaceAll('|', ' ')
  const text = plainText(card.text)
  const topic = {
    foods: stemsOfFoods(own),
    all: new Set([
      ...wordsIn(own),
      ...wordsIn(about),
      ...wordsIn(text),
      ...stemsOfFoods(own),
      ...stemsOfFoods(text),
    ]),
  }
  topics.set(card, topic)
  return topic
}

/**
 * True for a card whose own question is about foods, while a message asks for others, of which the card says nothing. What is asked of no food, or told of
 * none, is about nothing else.
 */
export function isOfOtherFoods(card: Card, plain: string): boolean {
  const asked = [...stemsOfFoods(plain), ...stemsOfKinds(plain)]
  const { foods, all } = topicOf(card)
  if (asked.length === 0 || foods.length === 0) return false
  const words = new Set(wordsIn(plain))
  return !asked.some((word) => all.has(word)) && !foods.some((word) => words.has(word))
}

let answersOf: ReadonlyMap<string, ReadonlySet<number>> | undefined

/** The answers that have an example question with a feature. */
function answersWith(feature: string): ReadonlySet<number> {
  const [, ...rows] = compiled
  answersOf ??= new Map(
    rows
      .filter(([name]) => name.startsWith('w:'))
      .map(([name, , weights]) => [name, new Set(weights.filter((_, at) => at % 2 === 0))] as const),
  )
  return answersOf.get(feature) ?? none
}
const none: ReadonlySet<number> = new Set()

/**
 * True where a card, or somebody's question for it, has anything of what a message says beside its foods; also where the message says nothing else. A carrot and
 * taxes share nothing with how carrots keep.
 */
export function sharesMatter(card: Card, plain: string): boolean {
  const named = namedFoodsIn(plain)
  const said = tokensOf(plain).filter(
    (token) => isContent(token) && !named.some(({ start, end }) => token.start < end && token.end > start),
  )
  const at = placeOf(card)
  const told = conceptsTold(card)
  const isShared = (concept: string): boolean =>
    told.has(concept) || (at !== undefined && answersWith(`w:${concept}`).has(at))
  return said.length === 0 || said.some(({ stem }) => isShared(conceptOf(stem)))
}
