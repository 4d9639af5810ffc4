import { sameMeaning } from '../../lexicon/index.ts'
import { isOnlyCompared, isContent, isUnderstood } from '../asked/fit.ts'
import { stemOf, tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import type { NamedFood } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { allCards } from './all-cards.ts'
import type { Card } from './card.ts'
import { fillSlots } from './fill-slots.ts'

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

let rarities: ReadonlyMap<string, number> | undefined

/** What a word weighs that no card has: it tells of a person or a mood as often as of a matter. */
const ofUnheard = 2

/** How little of all that the cards tell a concept is in. */
export function rarityOf(concept: string): number {
  if (!rarities) {
    const cards = allCards()
    const counts = new Map<string, number>()
    for (const card of cards) {
      const { about, text } = meaningOf(card)
      for (const each of new Set([...about, ...text])) counts.set(each, (counts.get(each) ?? 0) + 1)
    }
    rarities = new Map([...counts].map(([each, count]) => [each, Math.log(1 + cards.length / count)]))
  }
  return rarities.get(concept) ?? ofUnheard
}

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
