import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Token } from '../asked/tokens.ts'
import { relationsAsked } from './asked-relation.ts'
import { allCards } from './all-cards.ts'
import type { Card, Relation } from './card.ts'

/** A card with how well it fits: the rarer what it shares with the question, the better. */
export type FoundCard = { readonly card: Card; readonly score: number; readonly coverage: number }

type Index = {
  readonly book: ReturnType<typeof phraseBook<string>>
  readonly rarity: ReadonlyMap<string, number>
  readonly cards: readonly Card[]
}

let index: Index | undefined

function cardIndex(): Index {
  if (index) return index
  const cards = allCards()
  const phrases = new Set(cards.flatMap(({ about, unless }) => [...about.flat(), ...unless]))
  const counts = new Map<string, number>()
  for (const { about } of cards)
    for (const phrase of new Set(about.flat())) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const rarity = new Map([...counts].map(([phrase, count]) => [phrase, Math.log(1 + cards.length / count)]))
  index = { book: phraseBook([...phrases].map((phrase) => [phrase, phrase] as const)), rarity, cards }
  return index
}

/** Below this share of what a question is about, a card answers another question. */
const leastCoverage = 0.5

/** The cards that answer a question, the best first: every group of what it is about is named, and what it wants to know agrees. */
export function findCards(tokens: readonly Token[]): readonly FoundCard[] {
  const { book, rarity, cards } = cardIndex()
  const found = findPhrases(tokens, book)
  const shown = Map.groupBy(found, ({ value }) => value)
  const asked = relationsAsked(tokens)
  const content = tokens.flatMap((token, at) => (isContent(token) ? [at] : []))
  return cards
    .flatMap((card) => {
      if (card.unless.some((phrase) => shown.has(phrase))) return []
      const matched = card.about.map((group) => bestOf(group, shown, rarity))
      if (matched.some((each) => each === null)) return []
      const named = card.about.flat().flatMap((phrase) => shown.get(phrase) ?? [])
      const places = new Set(named.flatMap(({ from, to }) => range(from, to)))
      const covered = content.filter((at) => places.has(at)).length
      const coverage = content.length === 0 ? 0 : covered / content.length
      const agreement = agreementOf(card, asked)
      if (agreement === 0 || coverage < leastCoverage - (card.about.length - 1) * 0.08) return []
      const rare = matched.reduce((sum, each) => sum + (each?.rarity ?? 0), 0)
      const score = rare * (0.5 + coverage) * agreement
      return [{ card, score, coverage }]
    })
    .toSorted((a, b) => b.score - a.score)
}

/** Cards that only answer when just that is asked: nobody wants to hear of substitutes who asks why. */
const strict: readonly Relation[] = ['instead', 'own']

/** How well what a card answers agrees with what is asked: 1 where it does, less where the words leave it open, 0 where it cannot be. */
function agreementOf({ relations }: Card, asked: ReadonlySet<Relation>): number {
  if (asked.size === 0) return relations.some((each) => strict.includes(each)) ? 0 : 0.9
  if (relations.every((each) => strict.includes(each)) && !relations.some((each) => asked.has(each))) return 0
  if (asked.has('keep') && !relations.includes('keep')) return asked.size === 1 ? 0.4 : 0.6
  if (relations.some((each) => asked.has(each)))
    return asked.has('instead') && !relations.includes('instead') ? 0.6 : 1
  return relations.every((each) => strict.includes(each)) || asked.has('instead') ? 0 : 0.6
}

function bestOf(
  group: readonly string[],
  shown: ReadonlyMap<string, readonly { from: number; to: number }[]>,
  rarity: ReadonlyMap<string, number>,
) {
  const found = group.flatMap((phrase) => {
    return (shown.get(phrase) ?? []).map((place) => ({ ...place, rarity: rarity.get(phrase) ?? 0 }))
  })
  return found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.rarity - a.rarity)[0] ?? null
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, step) => from + step)

/** Small words and the verbs of asking carry nothing of what a question is about. */
const quiet = new Set(
  `a an the and or but so if of in on at to for with by from as into onto out up off than then that this these those it its they them he she him her his i we us you your my me our their be do have can could should would will may might must shall not no yes
  how what why when where which who whose there here any some all just only very really quite too much many more most less few lot bit about again still also already even ever never get got go come take put use using used make mak need want like try know tell say think let help best good better way thing something anything someone people please thank hi hello okay ok right kind sort time long recipe home homemade cook cooking eat food possible question does instead after before during until while because safe safely properly really mine own new old one two first same other another each both keep every per`
    .split(' ')
    .flatMap((word) => word.trim() || []),
)

const isContent = ({ word, stem }: Token): boolean =>
  !quiet.has(word) && !quiet.has(stem) && !Number.isFinite(Number.parseFloat(word))
