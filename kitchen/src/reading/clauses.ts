import type { Effect } from '../lexicon/index.ts'
import { namedSpans } from '../lexicon/index.ts'
import type { Mention } from './mentions.ts'
import type { Range } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { ReadSentence } from './read.ts'

/**
 * What one verb of a sentence says: what is done, to what, where, how hot, how long. Mentions and quantities belong to the clause of the verb
 * before them; what stands before the first verb belongs to the first clause. A sentence without a verb is one clause without one.
 */
export type Clause = {
  readonly verb: Mention | null
  readonly effect: Effect | null
  readonly isNegated: boolean
  /** True for 'until browned', 'once cooked': what has happened, not what is to be done. */
  readonly isResult: boolean
  /** Everything but verbs and words of grammar. */
  readonly mentions: readonly Mention[]
  readonly quantities: readonly Quantity[]
  /** Token indexes, both ends included. */
  readonly first: number
  readonly last: number
}

const clausesRead = new WeakMap<ReadSentence, readonly Clause[]>()

/** The clauses of a sentence in order; never empty. */
export function clausesOf(sentence: ReadSentence): readonly Clause[] {
  const known = clausesRead.get(sentence)
  if (known !== undefined) return known
  const clauses = parted(sentence)
  clausesRead.set(sentence, clauses)
  return clauses
}

function parted(sentence: ReadSentence): readonly Clause[] {
  const { tokens, mentions } = sentence
  const verbs = mentions.filter(({ kind }) => kind === 'technique')
  if (verbs.length === 0) return [clauseOf(sentence, null, 0, tokens.length - 1)]
  return verbs.map((verb, index) => {
    const first = index === 0 ? 0 : verb.first
    const next = verbs[index + 1]
    return clauseOf(sentence, verb, first, next === undefined ? tokens.length - 1 : next.first - 1)
  })
}

function clauseOf(
  { mentions, quantities }: ReadSentence,
  verb: Mention | null,
  first: number,
  last: number,
): Clause {
  return {
    verb,
    effect: verb?.effect ?? null,
    isNegated: verb?.isNegated ?? false,
    isResult: verb?.form === 'past',
    mentions: mentions.filter(
      (each) => each.first >= first && each.last <= last && each.kind !== 'technique',
    ),
    quantities: quantities.filter((each) => each.first >= first && each.first <= last),
    first,
    last,
  }
}

/** Minutes that a clause names, in figures or as a span of the day ('overnight'); the longest where there are several; null for none. */
export function minutesOf({ quantities, mentions }: Pick<Clause, 'quantities' | 'mentions'>): Range | null {
  const spans = [
    ...quantities.filter(({ kind }) => kind === 'duration').map(({ range }) => range),
    ...mentions.flatMap(({ kind, id }) => (kind === 'time' ? [spanOf(id)] : [])),
  ]
  return spans.length === 0
    ? null
    : spans.reduce((longest, each) => (each.max > longest.max ? each : longest))
}

/** Minutes of a span that people name without a number. */
export function spanOf(id: string): Range {
  const [min = 0, max = 0] = namedSpans[id] ?? []
  return { min, max }
}

/** The places that a clause names: 'cold', 'room', 'warm', 'heat', ... */
export function placesOf({ mentions }: Pick<Clause, 'mentions'>): readonly string[] {
  return mentions.flatMap(({ kind, senses, isNegated }) =>
    kind === 'place' && !isNegated ? senses.map(({ id }) => id) : [],
  )
}
