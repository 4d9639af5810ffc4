import type { FoodName } from '../foods/index.ts'
import { findPhrase, foodIndex } from './food-index.ts'
import { otherWords } from './other-words.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/**
 * The food that misspelt words name: one slip in a word from five letters on (from four beside other words), two from nine; a slip is a
 * letter too many, missing, wrong or swapped with its neighbour. The first letter must be right, and a word of any food's name is
 * no slip for another: yellow beets are not yellow beans. A space too many or missing is a slip too. Undefined when two foods are equally near, or none.
 */
export function findMisspelt(words: readonly Word[]): FoodName | undefined {
  if (words.length === 0) return undefined
  const joined = parted().get(words.map(({ singular }) => singular).join(''))
  return joined ?? misspeltWord(words)
}

type Guess = { readonly food: FoodName; readonly slips: number }

function misspeltWord(words: readonly Word[]): FoodName | undefined {
  const unknown = words.filter(({ raw, singular }) => !isVocabulary(raw) && !isVocabulary(singular))
  const [slipped] = unknown
  if (slipped === undefined || unknown.length > 1) return undefined
  const guesses = nearWords(slipped, words.length > 1).flatMap(({ word, slips }): readonly Guess[] => {
    const food = findPhrase(words.map((each) => (each === slipped ? word : each)))
    return food === undefined ? [] : [{ food, slips }]
  })
  const best = Math.min(...guesses.map(({ slips }) => slips))
  const foods = new Set(guesses.filter(({ slips }) => slips === best).map(({ food }) => food))
  const [only] = foods
  return foods.size === 1 ? only : undefined
}

type NearWord = { readonly word: Word; readonly slips: number }

// A word that is not known is often looked up several times, with fewer words around it each time.
const nearKept = 2000
const nearByWord = new Map<string, readonly NearWord[]>()

function nearWords(slipped: Word, isBesideOthers: boolean): readonly NearWord[] {
  const key = `${slipped.raw} ${isBesideOthers}`
  const kept = nearByWord.get(key)
  if (kept) return kept
  if (nearByWord.size >= nearKept) nearByWord.clear()
  const found = findNearWords(slipped, isBesideOthers)
  nearByWord.set(key, found)
  return found
}

function findNearWords({ raw, singular }: Word, isBesideOthers: boolean): readonly NearWord[] {
  const most = raw.length >= 9 ? 2 : raw.length >= (isBesideOthers ? 4 : 5) ? 1 : 0
  if (most === 0 || otherWords.has(raw) || otherWords.has(singular)) return []
  return (vocabulary().get(raw.charAt(0)) ?? []).flatMap((word) => {
    if (word.raw.length < (isBesideOthers ? 3 : 4)) return []
    const asWritten = slipsBetween(raw, word.raw, most)
    const slips = singular === raw ? asWritten : Math.min(asWritten, slipsBetween(singular, word.raw, most))
    return slips <= most ? [{ word, slips }] : []
  })
}

let byFirstLetter: ReadonlyMap<string, readonly Word[]> | undefined
let known: ReadonlySet<string> | undefined
let together: ReadonlyMap<string, FoodName> | undefined

function isVocabulary(word: string): boolean {
  known ??= new Set([...wordsOfNames()].filter((each) => !slips.has(each)))
  return /^\d/.test(word) || known.has(word)
}

/** Slips so common that foods have them among their names; beside other words they are slips like any. */
const slips = new Set(
  (
    'tomatoe oninon broccolli brocolli brocoli colliflower letuce cucmber zuchini zuchinni zucchinni courgete mushroon ' +
    'rosmary tumeric worchestershire yougurt mozarella honney strawbery avacado avocadoe chiken salman spinich ' +
    'spinnach raddish carot carrott jalepeno cilanto bananna lemmon mayonaise spagetti spagheti brussel'
  ).split(' '),
)

/** Every word of every food's names, singular and as written, by its first letter. */
function vocabulary(): ReadonlyMap<string, readonly Word[]> {
  byFirstLetter ??= Map.groupBy(
    [...wordsOfNames()].flatMap((word) => wordsOf(word)),
    ({ raw }) => raw.charAt(0),
  )
  return byFirstLetter
}

function wordsOfNames(): ReadonlySet<string> {
  const { byRaw, bySingular } = foodIndex()
  return new Set([...byRaw.keys(), ...bySingular.keys()].flatMap((name) => name.split(' ')))
}

/** Names written without spaces: 'kohl rabi' and 'springonion' are read through them. */
function parted(): ReadonlyMap<string, FoodName> {
  together ??= new Map(
    [...foodIndex().bySingular].map(([name, food]) => [name.replaceAll(' ', ''), food] as const),
  )
  return together
}

/** Damerau's distance between neighbours (optimal string alignment), given up early above `limit`. */
function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = nextRow({ one, other, i, row, before })
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return row[other.length] ?? limit + 1
}

type Rows = {
  readonly one: string
  readonly other: string
  readonly i: number
  readonly row: readonly number[]
  readonly before: readonly number[]
}

function nextRow({ one, other, i, row, before }: Rows): readonly number[] {
  const next = [i]
  for (let j = 1; j <= other.length; j += 1) {
    const isSame = one[i - 1] === other[j - 1]
    const changed = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1))
    const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
    next.push(isSwapped ? Math.min(changed, at(before, j - 2) + 1) : changed)
  }
  return next
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Infinity
}
