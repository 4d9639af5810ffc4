import { allCards } from '../cards/all-cards.ts'
import type { Card } from '../cards/card.ts'
import { guidance } from '../guidance-rules.ts'
import type { Guidance } from '../guidance-rules.ts'

/** What a question of a kind without a card is answered by: tables, ideas, the app's own pages. */
export const computedAnswers = [
  'keep',
  'dishes',
  'may-eat',
  'nutrition',
  'convert',
  'season',
  'pairing',
  'doneness',
  'instead',
  'own',
  'off-topic',
  'greeting',
] as const
export type ComputedAnswer = (typeof computedAnswers)[number]

/** An answer that example questions belong to. A text that several cards share is one answer, told by the first of them. */
export type KnownAnswer =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'guidance'; readonly entry: Guidance }
  | { readonly kind: 'computed'; readonly by: ComputedAnswer }

/** Every answer that may have example questions: each text of a card once, then the guidance, then what is computed. */
export function knownAnswers(): readonly KnownAnswer[] {
  const texts = new Map<string, Card>()
  for (const card of allCards()) if (!texts.has(card.text)) texts.set(card.text, card)
  return [
    ...[...texts.values()].map((card): KnownAnswer => ({ kind: 'card', card })),
    ...guidance.map((entry): KnownAnswer => ({ kind: 'guidance', entry })),
    ...computedAnswers.map((by): KnownAnswer => ({ kind: 'computed', by })),
  ]
}
