import { findFood, foodNamed } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { findPhrase } from './food-index.ts'
import { arePassing, isDroppable } from './describing-words.ts'
import { tokensOf, type Token } from '../reading/index.ts'

/** A food that a text names, and the words that it was named without. */
export type Named = { readonly food: FoodName; readonly dropped: readonly Token[] }

/** The words of a name found in a text, by their places; the other words were passed over. */
type Found = { readonly food: Food; readonly used: readonly number[] }

/** So many words are read; no name of a food and its description is longer. */
const mostWords = 14

/**
 * The food of a description: the longest name whose words stand in the text in their order, where every other word only describes it, or says the
 * same food once more ('scallions green onions'). Undefined where a word is left that may make another food of it.
 * @example findNamed(tokensOf('thin-cut fresh flat-leaf Italian parsley')) // flat-leaf parsley
 */
export function findNamed(words: readonly Token[]): Named | undefined {
  if (words.length === 0 || words.length > mostWords) return undefined
  const passing = arePassing(words)
  const found = words.flatMap((_, at) =>
    at === 0 || passing.slice(0, at).every(Boolean) || !passing[at] ? namesFrom(words, at, passing) : [],
  )
  const longestFirst = found.sort(
    (one, other) => other.used.length - one.used.length || spread(one) - spread(other),
  )
  for (const { food, used } of longestFirst) {
    const rest = words.flatMap((_, at) => (used.includes(at) ? [] : [at]))
    if (areAccountedFor(words, rest, food)) {
      const dropped = rest.flatMap((at) => words[at] ?? [])
      return { food: inState(food, dropped), dropped }
    }
  }
  return undefined
}

/** Every name that begins with the word at a place; words that only describe may stand between its words. */
function namesFrom(words: readonly Token[], at: number, passing: readonly boolean[]): readonly Found[] {
  const found: Found[] = []
  const walk = (
    next: number,
    written: string | null,
    singular: string | null,
    used: readonly number[],
  ): void => {
    const word = words[next]
    if (word === undefined) return
    const asWritten = joined(written, word.word)
    const alike = joined(singular, word.singular)
    const named = asWritten === null ? undefined : foodNamed('word', asWritten)
    const same = alike === null ? undefined : foodNamed('singular', alike)
    if (named !== undefined || same !== undefined) {
      const places = [...used, next]
      const food = named ?? same
      if (food) found.push({ food, used: places })
      walk(next + 1, named === undefined ? null : asWritten, same === undefined ? null : alike, places)
    }
    if (used.length > 0 && passing[next]) walk(next + 1, written, singular, used)
  }
  walk(at, '', '', [])
  return found
}

/** A phrase with one word more; null where no name begins with the phrase. */
const joined = (phrase: string | null, word: string) =>
  phrase ? `${phrase} ${word}` : phrase === null ? null : word

/** Words between the first and the last of a name: the fewer, the surer. */
function spread({ used }: Found): number {
  return (used.at(-1) ?? 0) - (used[0] ?? 0)
}

function areAccountedFor(words: readonly Token[], rest: readonly number[], food: Food): boolean {
  const strange = rest.filter((at) => !isDroppable(words, at, food))
  if (strange.length === 0) return true
  const again = findPhrase(strange.flatMap((at) => words[at] ?? []))
  return again !== undefined && isSameFood(food, again)
}

/** The same food under another name, a form of it, or the kind it belongs to. */
function isSameFood(food: Food, again: FoodName): boolean {
  const other = findFood(again)
  if (other === undefined) return false
  if (other === food || other.formOf === food.name || food.formOf === other.name) return true
  const hasSameRow = food.source.id.startsWith('usda-') && other.source.id === food.source.id
  return hasSameRow || other.members.includes(food.name)
}

const states: ReadonlyMap<string, string> = new Map([
  ['can', 'canned '],
  ['tin', 'canned '],
  ['canned', 'canned '],
  ['tinned', 'canned '],
  ['frozen', 'frozen '],
  ['cooked', 'cooked '],
])

/** 'Tin of mackerel' is canned mackerel, where there is such a food. */
function inState(food: Food, dropped: readonly Token[]): FoodName {
  const state = dropped
    .map(({ word, singular }) => states.get(word) ?? states.get(singular))
    .find((each) => each !== undefined)
  if (state === undefined || food.name.startsWith(state)) return food.name
  return findPhrase(tokensOf(`${state}${food.name}`)) ?? food.name
}
