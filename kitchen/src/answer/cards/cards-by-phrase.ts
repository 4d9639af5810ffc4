import type { Card } from './card.ts'

/** The cards that these phrases can lead to, in their order. */
export type CardsOf = (phrases: Iterable<string>) => readonly Card[]

/** Cards by the first group of what they are about: every group has to be named, so that one as well. */
export function cardsByPhrase(cards: readonly Card[]): CardsOf {
  const places = new Map<string, number[]>()
  for (const [at, { about }] of cards.entries())
    for (const phrase of about[0] ?? []) {
      const known = places.get(phrase)
      if (known) known.push(at)
      else places.set(phrase, [at])
    }
  return (phrases) => {
    const found = new Set([...phrases].flatMap((phrase) => places.get(phrase) ?? []))
    return [...found].toSorted((a, b) => a - b).flatMap((at) => cards[at] ?? [])
  }
}
