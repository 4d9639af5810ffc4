import { nameIndex } from '../../foods/index.ts'
import {
  cueRows,
  dishNames,
  equipmentInLists,
  foodClasses,
  fractionForms,
  insideForms,
  kitchenThings,
  lineFillers,
  mannerNouns,
  measureWords,
  numberForms,
  partForms,
  plainWords,
  referenceRows,
  stateRows,
  techniqueRows,
  timeUnits,
  toolHeads,
  toolRows,
  wordKinds,
  wordRows,
} from '../../lexicon/index.ts'
import type { ConceptKind, WordKind } from '../../lexicon/index.ts'
import type { Line } from '../../graph/index.ts'
import { tokensOf } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import type { Work } from '../work.ts'

const lists: readonly string[] = [
  plainWords,
  mannerNouns,
  toolRows,
  toolHeads,
  kitchenThings,
  equipmentInLists,
  partForms,
  insideForms,
  kitchenThings,
  dishNames,
  lineFillers,
  measureWords,
  ...Object.values(referenceRows),
  ...Object.values(stateRows),
  ...Object.values(wordRows),
  ...cueRows.map((row) => row.forms),
  ...foodClasses.map((row) => row.forms),
  ...techniqueRows.flatMap(({ rows }) => rows),
]
const keys = [numberForms, fractionForms, timeUnits].flatMap((table) => Object.keys(table))

let words: ReadonlySet<string> | undefined

/** Every word of the kitchen's lists and tables, and of everyday recipes. */
function knownWords(): ReadonlySet<string> {
  words ??= new Set([
    ...lists.flatMap((list) => list.split('|').flatMap((form) => form.split(' '))),
    ...keys,
    ...(['word', 'singular'] as const).flatMap((form) => [...nameIndex(form).keys()].map(lastWord)),
  ])
  return words
}

/** The index has the beginnings of every name too: each word is the last of one. */
const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1)

const endings = ['ing', 'ed', 'est', 'ier', 'iest', 'ly', 'y', 'en', 'd', 's', 'less', 'ness']
const leastStem = 3

/** 'Scraping' of scrape, 'patted' of pat, 'shinier' of shine, 'happiest' of happy. */
export const stemsOf = (word: string): readonly string[] =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= leastStem)
    .flatMap((ending) => {
      const stem = word.slice(0, -ending.length)
      return [
        stem,
        `${stem}e`,
        ...(ending.startsWith('i') ? [`${stem}y`] : []),
        ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []),
        `${stem.slice(0, -1)}y`,
        `${stem}ing`,
      ]
    })

/** 'They'll', 'there'd': pronouns with what is said of them. */
const contractions = new Set(
  ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'that', 'there', 'this', 'who', 'what'].flatMap((word) =>
    ['ll', 've', 're', 'd', 's', 'm'].map((end) => `${word}${end}`),
  ),
)
const prefixes = ['un', 're', 'over', 'pre', 'non']

/** True for a word of the kitchen's lists, or of everyday recipes. */
export function isKnownWord(word: string): boolean {
  const known = knownWords()
  if (contractions.has(word)) return true
  const bare = word.endsWith('s') ? word.slice(0, -1) : word
  if (known.has(word) || [word, bare].some((each) => stemsOf(each).some((stem) => known.has(stem))))
    return true
  return prefixes.some((prefix) => word.startsWith(prefix) && known.has(word.slice(prefix.length)))
}

const unproved: ReadonlySet<ConceptKind> = new Set(['person', 'claim', 'contact', 'poison', 'danger'])

const isWord = ({ word }: Token): boolean => word.length > 1 && word.charCodeAt(0) > 64

const ownsOf = new WeakMap<readonly Line[], ReadonlySet<string>>()

/** The words of a recipe's list: it may call them again. */
export function ownWords({ lines }: Pick<Work, 'lines'>): ReadonlySet<string> {
  const known = ownsOf.get(lines)
  if (known !== undefined) return known
  const own = new Set(
    lines.flatMap(({ read }) => read.tokens.flatMap(({ word, singular }) => [word, singular])),
  )
  ownsOf.set(lines, own)
  return own
}

/** The words of a recipe's list, and those of its title that mean nothing else in English: 'panna cotta', not 'supper'. */
export const dishWords = (work: Pick<Work, 'lines' | 'title'>): ReadonlySet<string> =>
  new Set([
    ...ownWords(work),
    ...tokensOf(work.title)
      .filter(({ word }) => kindsOf(word) === undefined)
      .map(({ singular }) => singular),
  ])

/**
 * Words of a sentence that no list of the kitchen has and no everyday recipe writes: nobody can say what they mean for the food. `own` are the
 * words of the recipe's list, which are listed.
 */
export function unlistedWords(read: ReadSentence, own: ReadonlySet<string>): readonly Token[] {
  return read.tokens.filter(
    (token, at) =>
      isWord(token) &&
      !own.has(token.singular) &&
      !isKnownWord(token.word) &&
      !read.mentions.some(({ kind, first, last }) => first <= at && last >= at && !unproved.has(kind)),
  )
}

/**
 * Of the strange words of a sentence those that may mean something that harms: a thing, a person, a state, a time, or nothing that a dictionary knows.
 * 'Snuggle', 'lavish' and 'sonnet' mean none of these.
 */
export const unknownWords = (read: ReadSentence, own: ReadonlySet<string>): readonly Token[] =>
  unlistedWords(read, own).filter(({ word }) => !isPlain(word))

const harmless: ReadonlySet<WordKind> = new Set<WordKind>(['plain', 'person', 'several', 'thing'])

/** The word, or the nearest base of it that the dictionary has, means nothing that harms; a friend or a captain does not, a patient may. */
const isPlain = (word: string): boolean => kindsOf(word)?.every((kind) => harmless.has(kind)) === true

/** The dictionary knows the word, and one of its usual meanings harms nobody. */
export const hasPlainMeaning = ({ word }: Token): boolean =>
  isPlain(word) || kindsOf(word)?.includes('several') === true

/** True where one of the kinds may be meant: the dictionary says so, or does not know the word. */
export const mayMean = ({ word }: Token, ...kinds: readonly WordKind[]): boolean =>
  kindsOf(word)?.some((kind) => kinds.includes(kind)) ?? true

const kindsOf = (word: string): readonly WordKind[] | undefined =>
  wordKinds([word, ...stemsOf(word)].find((each) => wordKinds(each) !== undefined) ?? word)
