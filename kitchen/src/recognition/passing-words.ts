import { findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import { isColor, isDescriptor, isDescriptorHere, keepsClaim, suits, suitsAsPart } from './descriptors.ts'
import type { Word } from './words.ts'

const preparations = new Set(
  (
    'chopped sliced diced minced grated shredded peeled trimmed crushed cubed halved quartered ' +
    'cooked roasted roast boiled steamed grilled mashed leftover leftovers torn julienned crumbled ' +
    'toasted melted softened pitted seeded drained rinsed thawed defrosted'
  ).split(' '),
)

/** For each word, whether a food may be named without it; `isDroppable` says of which. */
export function arePassing(words: readonly Word[]): readonly boolean[] {
  const raws = words.map(({ raw }) => raw)
  return words.map(
    ({ raw, singular }, at) => isMeasure(raw) || isDescriptor(raw, singular) || isDescriptorHere(raws, at),
  )
}

/** True for words that only describe: 'thinly sliced', but not 'red' of 'red and yellow peppers'. */
export function onlyDescribe(words: readonly Word[]): boolean {
  return words.length > 0 && arePassing(words).every(Boolean) && !words.some(({ raw }) => isColor(raw))
}

/** True when the word at a place of a text may be left out without making another food of this one. */
export function isDroppable(words: readonly Word[], at: number, food: Food): boolean {
  const word = words[at]
  if (word === undefined) return true
  const raws = words.map(({ raw }) => raw)
  const claim = keepsClaim(raws, at, food)
  if (claim !== undefined) return claim
  if (isDescriptorHere(raws, at)) return true
  const part = suitsAsPart(word.singular, food)
  if (part !== undefined || isMeasure(word.raw)) return part ?? true
  return suits(word.raw, food)
}

/** True when none of the words left out would have made another food of this one. */
export function areSuited(dropped: readonly Word[], name: FoodName): boolean {
  const food = findFood(name)
  return food !== undefined && dropped.every((_, at) => isDroppable(dropped, at, food))
}

function isMeasure(raw: string): boolean {
  return /^\d/.test(raw) || findUnit(raw) !== undefined
}

/** True for a word that says what was done to the food: chopped, roasted, drained. */
export function isPreparation({ raw }: Word): boolean {
  return preparations.has(raw)
}
