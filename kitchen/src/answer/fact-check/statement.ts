import type { FoodName } from '../../foods/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { Lookup } from '../answer-shape.ts'
import type { AskedFood } from '../display-name.ts'

/** What a sentence is judged against. */
export type StatementFacts = {
  /** Everything the kitchen looked up in this turn, whoever asked for it. */
  readonly lookups: readonly Lookup[]
  /** Foods the turn is about, by the kitchen's names: what 'it' means in a sentence that names none. */
  readonly foods: readonly FoodName[]
  /** What the person asked: whom a sentence is for, and what its 'them' and its parts belong to. */
  readonly asked?: string
  /** What the kitchen itself answers: said again, word for word, it is as true. */
  readonly own?: string
  /** The whole reply is held against that answer (`contradictsAnswer`): a claim that no table bears out, of no grave matter, is judged there. */
  readonly isHeldWhole?: boolean
}

/** Why a sentence is not said as it stands. */
export const rejectionReasons = [
  'link',
  'contact',
  'code',
  'markup',
  'language',
  'about-the-assistant',
  'harm',
  'unsafe-advice',
  'medical-advice',
  'temperature',
  'storage-time',
  'conversion',
  'substitute-ratio',
  'nutrition',
  'allergen',
  'diet',
  'unverified',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** `keep`: say it to the letter. `replace`: say `text`, the kitchen's own sentence, instead. `drop`: say nothing in its place. */
export type StatementVerdict =
  | { readonly verdict: 'keep' }
  | { readonly verdict: 'replace'; readonly text: string; readonly reason: RejectionReason }
  | { readonly verdict: 'drop'; readonly reason: RejectionReason }

/** A sentence, read once for every check. */
export type ReadStatement = {
  /** As written, trimmed. */
  readonly text: string
  /** Lower case, one line, straight quotes. */
  readonly plain: string
  readonly read: ReadSentence
  /** Foods that the sentence names. */
  readonly named: readonly AskedFood[]
  /** Foods that the turn is about. */
  readonly about: readonly AskedFood[]
  /** Those named, or else those the turn is about. */
  readonly foods: readonly AskedFood[]
  readonly lookups: readonly Lookup[]
  /** The question in lower case, on one line; empty where none is known. */
  readonly asked: string
  /** What the kitchen itself answers, in lower case; empty where it has no answer. */
  readonly own: string
  readonly isHeldWhole: boolean
}

/** One kind of judgement; `null` where it has nothing against the sentence. */
export type StatementCheck = (statement: ReadStatement) => StatementVerdict | null

/** The kitchen's words where it has some, else silence. */
export function instead(reason: RejectionReason, text: string | null | undefined): StatementVerdict {
  return text ? { verdict: 'replace', text, reason } : { verdict: 'drop', reason }
}
