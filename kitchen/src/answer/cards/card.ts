/** What a question wants to know. */
export const relations = [
  'keep',
  'may',
  'how',
  'instead',
  'fix',
  'why',
  'what',
  'amount',
  'when',
  'own',
] as const
export type Relation = (typeof relations)[number]

/** One thing worth knowing. */
export type Card = {
  readonly relations: readonly Relation[]
  /** Groups of phrases, all of which a question has to show; of a group any one phrase. */
  readonly about: readonly (readonly string[])[]
  /** Phrases that make it another question. */
  readonly unless: readonly string[]
  /** One to four sentences. Figures of tables stand as slots: '{fridge:feta cheese}', '{made:soup or stew}', '{safe:chicken breast}', '{fact:...}'. */
  readonly text: string
  readonly source: string
}

/** A topic's cards share a source unless a card names its own. */
export type CardRow = readonly [
  relations: string,
  about: string,
  text: string,
  more?: { readonly unless?: string; readonly source?: string },
]

/** An answer that is found by its example questions alone. */
export type AnswerRow = readonly [relations: string, text: string, source: string]

/** Cards that no phrases lead to. Throws a RangeError for a relation nobody knows. */
export const answersOf = (rows: readonly AnswerRow[]): readonly Card[] =>
  rows.map(([wanted, text, source]) => ({
    relations: wanted.split(' ').map(relationOf),
    about: [],
    unless: [],
    text,
    source,
  }))

/**
 * Cards from rows. Relations are words; groups of `about` are divided by '+', phrases of a group by '/', other ways to ask for the same card by '||'; '@name' stands for the
 * phrases of that name in `vocabulary`. Throws a RangeError for a relation or name nobody knows.
 * @example cardsOf('H. McGee', vocabulary, [['fix', '@too-salty + @soup', 'Dilute it ...']])
 */
export function cardsOf(
  source: string,
  vocabulary: Readonly<Record<string, string>>,
  rows: readonly CardRow[],
): readonly Card[] {
  return rows.flatMap(([wanted, about, text, more = {}]) =>
    about.split('||').map((each) => ({
      relations: wanted.split(' ').map(relationOf),
      about: each.split('+').map((group) => phrasesOf(group, vocabulary)),
      unless: more.unless ? more.unless.split('|').flatMap((word) => phrasesOf(word, vocabulary)) : [],
      text,
      source: more.source ?? source,
    })),
  )
}

function relationOf(word: string): Relation {
  const relation = relations.find((each) => each === word)
  if (!relation) throw new RangeError(`No relation is named "${word}"; there are ${relations.join(', ')}`)
  return relation
}

function phrasesOf(group: string, vocabulary: Readonly<Record<string, string>>): readonly string[] {
  return group
    .split('/')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => {
      if (!phrase.startsWith('@')) return [phrase]
      const [name = '', ...others] = phrase.slice(1).split('|')
      const named = vocabulary[name]
      if (named === undefined) throw new RangeError(`The vocabulary of cards has no "${phrase}"`)
      return [...phrasesOf(named, vocabulary), ...(others.length > 0 ? [others.join('|')] : [])]
    })
}
