import { sameMeaning } from '../../lexicon/index.ts'
import { isOnlyCompared, isContent, isUnderstood } from '../asked/fit.ts'
import { stemOf, tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import type { NamedFood } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { allCards } from './all-cards.ts'
import type { Card } from './card.ts'
import { fillSlots } from './fill-slots.ts'
import stored from './generated/concept-counts.json' with { type: 'json' }

const concepts: ReadonlyMap<string, string> = new Map(
  sameMeaning.split(' / ').flatMap((group) => {
    const [first = '', ...rest] = group.split(' ').map(stemOf)
    return [first, ...rest].map((stem) => [stem, first] as const)
  }),
)

/** What a word is compared by where words of one meaning count as one. */
export const conceptOf = (stem: string): string => concepts.get(stem) ?? stem

type Meaning = { readonly about: ReadonlySet<string>; readonly text: ReadonlySet<string> }

const conceptsIn = (text: string): readonly string[] => tokensOf(text).map(({ stem }) => conceptOf(stem))
const wordsOf = (phrase: string): string =>
  phrase.replaceAll('|', ' ').replaceAll('*', ' ').replaceAll('=', ' ')

const meanings = new WeakMap<Card, Meaning>()

/** The concepts that a card is found by and those of its text. */
export function meaningOf(card: Card): Meaning {
  const known = meanings.get(card)
  if (known) return known
  const about = new Set(card.about.flat().flatMap((phrase) => conceptsIn(wordsOf(phrase))))
  const meaning = { about, text: new Set(conceptsIn(plainText(fillSlots(card.text)))) }
  meanings.set(card, meaning)
  return meaning
}

/** Every concept that a card is found by or tells of. */
export function conceptsTold(card: Card): ReadonlySet<string> {
  const { about, text } = meaningOf(card)
  return new Set([...about, ...text])
}

/** How many cards there are, and which concepts so many of them tell: reading every card takes longer than all else that an answer needs. */
export type ConceptCounts = { readonly cards: number; readonly counts: readonly ConceptsOfCount[] }
type ConceptsOfCount = readonly [count: number, concepts: readonly string[]]

/** Counts what the generated file holds, by reading every card. */
export function countConcepts(): ConceptCounts {
  const cards = allCards()
  const times = new Map<string, number>()
  for (const card of cards)
    for (const concept of conceptsTold(card)) times.set(concept, (times.get(concept) ?? 0) + 1)
  const byCount = Map.groupBy([...times.keys()].toSorted(), (concept) => times.get(concept) ?? 0)
  return { cards: cards.length, counts: [...byCount].toSorted(([a], [b]) => a - b) }
}

let rarities: ReadonlyMap<string, number> | undefined

/** What a word weighs that no card has: it tells of a person or a mood as often as of a matter. */
const ofUnheard = 2

/** How little of all that the cards tell a concept is in. */
export function rarityOf(concept: string): number {
  rarities ??= raritiesOf(stored as unknown as ConceptCounts)
  return rarities.get(concept) ?? ofUnheard
}

const raritiesOf = ({ cards, counts }: ConceptCounts): ReadonlyMap<string, number> =>
  new Map(
    counts.flatMap(([count, words]) => words.map((each) => [each, Math.log(1 + cards / count)] as const)),
  )

const ofText = 0.5
const ofCircumstance = 0.4
const mostOfWord = 4

/** How much of a concept a card tells: all of what it is found by, most of what only its text has. */
const told = ({ about, text }: Meaning, concept: string): number =>
  about.has(concept) ? 1 : text.has(concept) ? ofText : 0

/**
 * Of what a question says, weighed by how rare it is, the share that a card speaks of. `named` are words that the card was found by. A food of
 * several words counts once, by the word of it that the card knows best.
 */
export function shareSpokenOf(
  card: Card,
  tokens: readonly Token[],
  named: ReadonlySet<number>,
  foods: readonly NamedFood[] = [],
): number {
  const meaning = meaningOf(card)
  const unitOf = ({ start, end }: Token): string =>
    String(foods.findIndex((food) => start < food.end && end > food.start))
  const units = Map.groupBy(
    [...tokens.entries()].filter(
      ([at, token]) => named.has(at) || (isContent(token) && !isOnlyCompared(tokens, at)),
    ),
    ([at, token]) => (unitOf(token) === '-1' ? `word ${at}` : unitOf(token)),
  )
  let all = 0
  let spoken = 0
  for (const unit of units.values()) {
    const weight = Math.max(...unit.map(([, token]) => weightOf(token)))
    all += weight
    spoken +=
      weight * Math.max(...unit.map(([at, { stem }]) => (named.has(at) ? 1 : told(meaning, conceptOf(stem)))))
  }
  return all === 0 ? 1 : spoken / all
}

const weightOf = (token: Token): number =>
  Math.min(mostOfWord, rarityOf(conceptOf(token.stem))) * (isUnderstood(token) ? ofCircumstance : 1)
