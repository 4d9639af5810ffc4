import rows from './generated/word-kinds.json' with { type: 'json' }

/**
 * What a common English word may mean besides what the lists of the kitchen say: `plain` where none of its usual meanings is a thing, a person, a
 * state or a time by which somebody could be harmed, `several` beside the kinds of a word that has such a meaning too. Source: WordNet 3 (Princeton University), its lexicographers' files, what each meaning is a
 * kind of and its definition, for the words of SCOWL's lists up to size 55; see kitchen/facts/word-kinds.
 */
export type WordKind =
  | 'animal'
  | 'body'
  | 'care'
  | 'food'
  | 'gauge'
  | 'health'
  | 'money'
  | 'person'
  | 'place'
  | 'plain'
  | 'plant'
  | 'quantity'
  | 'redness'
  | 'safety'
  | 'several'
  | 'substance'
  | 'swallow'
  | 'thing'
  | 'time'

let kinds: ReadonlyMap<string, readonly WordKind[]> | undefined

/** The kinds of a word in its base form and small letters; `undefined` for a word that the table lacks. */
export function wordKinds(word: string): readonly WordKind[] | undefined {
  kinds ??= readKinds()
  return kinds.get(word)
}

function readKinds(): ReadonlyMap<string, readonly WordKind[]> {
  const found = new Map<string, WordKind[]>()
  for (const [kind, words] of rows)
    for (const word of words.split(' ')) {
      const known = found.get(word)
      if (known === undefined) found.set(word, [kind])
      else known.push(kind)
    }
  return found
}
