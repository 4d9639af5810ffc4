import { holdsPhrase } from '../../reading/index.ts'
import type { PhraseSet, ReadSentence } from '../../reading/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { harmSaid } from '../words/warnings.ts'
import { graphIn } from '../work.ts'
import { forbids } from './said.ts'
import type { Work } from '../work.ts'

/** What a rule about the foods of a recipe finds: nothing, something to know, a step to begin with, or a reason to refuse. */
export type FoodVerdict =
  | null
  | { readonly kind: 'notice' }
  /** `where` quotes the line, title or sentence, where one alone is to blame. */
  | { readonly kind: 'refuse'; readonly where?: string }
  | { readonly kind: 'soak-first' }
export type FoodRule = { readonly key: string; readonly judge: (work: Work) => FoodVerdict }

export const refuse: FoodVerdict = { kind: 'refuse' }
export const refuseFor = (read: ReadSentence | undefined): FoodVerdict =>
  read === undefined ? null : { kind: 'refuse', where: read.text }
export const notice: FoodVerdict = { kind: 'notice' }

/** Sentences that do not warn. */
export function saidSentences(work: Work): readonly ReadSentence[] {
  const read = new Set(graphIn(work).events.map((event) => event.read))
  return [...read].filter((each) => !forbids({ read: each }) && harmSaid(each) !== 'warns')
}

export const saidTokens = (work: Work) => saidSentences(work).map(({ tokens }) => tokens)

export const listed = ({ lines }: Work, words: PhraseSet) =>
  lines.some(({ read }) => holdsPhrase(read.tokens, words))

export const heats = (event: Event) =>
  event.cooks || (event.clause.verb?.id === 'toast' && !event.clause.isNegated)

/** True where heat that goes through works on the line, or on the dish behind its first mention. */
export function isCooked(work: Work, line: Line): boolean {
  const { events } = graphIn(work)
  const first = events.findIndex(({ named }) => named.has(line))
  if (first === -1) return events.some(heats)
  return (
    events.some(
      (event, at) => at >= first && heats(event) && (event.touched.has(line) || event.named.has(line)),
    ) || events.some((event, at) => at > first && heats(event) && event.named.size === 0)
  )
}
