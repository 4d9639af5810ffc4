import { foodNamed, nameIndex } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { phrase } from './food-index.ts'
import { otherWords } from './other-words.ts'
import { singular as singularOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/**
 * The food that misspelt words name: one slip in a word from five letters on (from four beside other words), two from nine; a slip is a
 * letter too many, missing, wrong or swapped with its neighbour. The first letter must be right, and a word of any food's name is
 * no slip for another: yellow beets are not yellow beans. A space too many or missing is a slip too. Undefined when two foods are equally near, or none.
 */
export function findMisspelt(words: readonly Token[]): FoodName | undefined {
  if (words.length === 0) return undefined
  const joined = parted().get(words.map(({ singular }) => singular).join(''))
  return joined ?? misspeltWord(words)
}

type Guess = { readonly food: FoodName; readonly slips: number }

function misspeltWord(words: readonly Token[]): FoodName | undefined {
  const unknown = words.filter(({ word, singular }) => !isVocabulary(word) && !isVocabulary(singular))
  const [slipped] = unknown
  if (slipped === undefined || unknown.length > 1) return undefined
  const guesses = nearWords(slipped, words.length > 1).flatMap(({ word, slips }): readonly Guess[] => {
    const mended = words.map((each) =>
      each === slipped ? { ...each, word, singular: singularOf(word) } : each,
    )
    const food =
      foodNamed('word', phrase(mended, 'word')) ?? foodNamed('singular', phrase(mended, 'singular'))
    return food ? [{ food: food.name, slips }] : []
  })
  const best = Math.min(...guesses.map(({ slips }) => slips))
  const foods = new Set(guesses.filter(({ slips }) => slips === best).map(({ food }) => food))
  const [only] = foods
  return foods.size === 1 ? only : undefined
}

type NearWord = { readonly word: string; readonly slips: number }

// A word that is not known is often looked up several times, with fewer words around it each time.
const nearKept = 2000
const nearByWord = new Map<string, readonly NearWord[]>()

function nearWords(slipped: Token, isBesideOthers: boolean): readonly NearWord[] {
  const key = `${slipped.word} ${isBesideOthers}`
  const kept = nearByWord.get(key)
  if (kept) return kept
  if (nearByWord.size >= nearKept) nearByWord.clear()
  const found = findNearWords(slipped, isBesideOthers)
  nearByWord.set(key, found)
  return found
}

function findNearWords({ word, singular }: Token, isBesideOthers: boolean): readonly NearWord[] {
  const most = word.length >= 9 ? 2 : word.length >= (isBesideOthers ? 4 : 5) ? 1 : 0
  if (most === 0 || otherWords.has(word) || otherWords.has(singular)) return []
  const shortest = isBesideOthers ? 3 : 4
  const near: NearWord[] = []
  for (let length = Math.max(shortest, singular.length - most); length <= word.length + most; length += 1) {
    for (const other of vocabulary().get(`${word.charAt(0)}${length}`) ?? []) {
      const asWritten = slipsBetween(word, other, most)
      const slips = singular === word ? asWritten : Math.min(asWritten, slipsBetween(singular, other, most))
      if (slips <= most) near.push({ word: other, slips })
    }
  }
  return near
}

let byFirstLetter: ReadonlyMap<string, readonly string[]> | undefined
let known: ReadonlySet<string> | undefined
let together: ReadonlyMap<string, FoodName> | undefined

function isVocabulary(word: string): boolean {
  known ??= new Set([...wordsOfNames()].filter((each) => !commonSlips.has(each)))
  return isFigure(word) || known.has(word)
}

const isFigure = (word: string) => word >= '0' && word < ':'

/** Slips so common that foods have them among their names; beside other words they are slips like any. */
const commonSlips = new Set(
  (
    'tomatoe oninon broccolli brocolli brocoli colliflower letuce cucmber zuchini zuchinni zucchinni courgete mushroon ' +
    'rosmary tumeric worchestershire yougurt mozarella honney strawbery avacado avocadoe chiken salman spinich ' +
    'spinnach raddish carot carrott jalepeno cilanto bananna lemmon mayonaise spagetti spagheti brussel'
  ).split(' '),
)

/** Every word of every food's names, singular and as written, by its first letter and its length. */
function vocabulary(): ReadonlyMap<string, readonly string[]> {
  byFirstLetter ??= Map.groupBy(wordsOfNames(), (word) => `${word.charAt(0)}${word.length}`)
  return byFirstLetter
}

function wordsOfNames(): ReadonlySet<string> {
  const words = new Set<string>()
  for (const form of ['word', 'singular'] as const)
    for (const name of nameIndex(form).keys()) words.add(name.slice(name.lastIndexOf(' ') + 1))
  return words
}

/** Names written without spaces: 'kohl rabi' and 'springonion' are read through them. */
function parted(): ReadonlyMap<string, FoodName> {
  if (together !== undefined) return together
  const names = new Map<string, FoodName>()
  for (const name of nameIndex('singular').keys()) {
    const food = foodNamed('singular', name)
    if (food) names.set(name.replaceAll(' ', ''), food.name)
  }
  return (together = names)
}

// Rows of the table of distances, as long as the longest word that is compared.
const longest = 40
let [before, row, next] = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)]

/** Damerau's distance between neighbours (optimal string alignment), given up early above `limit`. */
function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit || other.length >= longest) return limit + 1
  for (let j = 0; j <= other.length; j += 1) row[j] = j
  for (let i = 1; i <= one.length; i += 1) {
    if (fillRow(one, other, i) > limit) return limit + 1
    const spare = before
    before = row
    row = next
    next = spare
  }
  return row[other.length] ?? limit + 1
}

/** Fills the next row, and gives the least figure in it. */
function fillRow(one: string, other: string, i: number): number {
  next[0] = i
  let least = i
  const letter = one.charCodeAt(i - 1)
  for (let j = 1; j <= other.length; j += 1) {
    const isSame = letter === other.charCodeAt(j - 1)
    const same = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
    let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, same)
    const isSwapped =
      i > 1 &&
      j > 1 &&
      letter === other.charCodeAt(j - 2) &&
      one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
    if (isSwapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
    next[j] = slips
    if (slips < least) least = slips
  }
  return least
}
