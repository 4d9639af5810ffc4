import { findFood, foodNamed } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import {
  changes,
  isColor,
  isDescriptor,
  isDescriptorHere,
  keepsClaim,
  suits,
  suitsAsPart,
} from './descriptors.ts'
import type { Token } from '../reading/index.ts'

const preparations = new Set(
  (
    'chopped sliced diced minced grated shredded peeled trimmed crushed cubed halved quartered ' +
    'cooked roasted roast boiled steamed grilled mashed leftover leftovers torn julienned crumbled ' +
    'toasted melted softened pitted seeded drained rinsed thawed defrosted'
  ).split(' '),
)

/** For each word, whether a food may be named without it; `isDroppable` says of which. */
export function arePassing(words: readonly Token[]): readonly boolean[] {
  const texts = words.map(({ word }) => word)
  return words.map(
    ({ word, singular }, at) =>
      isMeasure(word) ||
      isDescriptor(word, singular) ||
      isDescriptorHere(texts, at) ||
      isInProperty(words, at),
  )
}

/** The last word of a property that a hyphen makes: 'center-cut', 'fine-grain', 'bite-size', 'best-quality'. */
const propertyEnds = new Set(
  'cut grain ground made style size quality grade heat fed type range friendly season free ripe thick thin'.split(
    ' ',
  ),
)

/** 'Stone' and 'ground' of 'stone-ground': a property of its own, unless it begins with a food ('cheese-stuffed', 'salt-cured') or changes one. */
function isInProperty(words: readonly Token[], at: number): boolean {
  const [token, next] = [words[at], words[at + 1]]
  if (token === undefined) return false
  const [first, last] = token.isAfterDash ? [words[at - 1], token] : [token, next]
  if (first === undefined || last === undefined || !last.isAfterDash || last.word === 'free') return false
  return endsProperty(last.word) && !foodNamed('word', first.word) && !foodNamed('singular', first.singular)
}

function endsProperty(word: string): boolean {
  if (changes(word) || foodNamed('word', word)) return false
  return propertyEnds.has(word) || (word.length > 4 && (word.endsWith('ing') || word.endsWith('ed')))
}

/** True for words that only describe: 'thinly sliced', but not 'red' of 'red and yellow peppers'. */
export function onlyDescribe(words: readonly Token[]): boolean {
  return words.length > 0 && arePassing(words).every(Boolean) && !words.some(({ word }) => isColor(word))
}

/** True for words that only say what is on, in or taken off a food: 'bone-in', 'skin on', 'fat-free'. They are never the food. */
export function isProperty(words: readonly Token[]): boolean {
  const texts = words.map(({ word }) => word)
  return words.length > 1 && words.every((_, at) => isDescriptorHere(texts, at))
}

/** True when the word at a place of a text may be left out without making another food of this one. */
export function isDroppable(words: readonly Token[], at: number, food: Food): boolean {
  const token = words[at]
  if (token === undefined) return true
  const texts = words.map(({ word }) => word)
  const claim = keepsClaim(texts, at, food)
  if (claim !== undefined) return claim
  if (isDescriptorHere(texts, at) || isInProperty(words, at)) return true
  const part = suitsAsPart(token.singular, food)
  if (part !== undefined || isMeasure(token.word)) return part ?? true
  return suits(token.word, food)
}

/** True when none of the words left out would have made another food of this one. */
export function areSuited(dropped: readonly Token[], name: FoodName): boolean {
  const food = findFood(name)
  return food !== undefined && dropped.every((_, at) => isDroppable(dropped, at, food))
}

function isMeasure(word: string): boolean {
  return (word >= '0' && word < ':') || findUnit(word) !== undefined
}

/** True for a word that says what was done to the food: chopped, roasted, drained. */
export function isPreparation({ word }: Token): boolean {
  return preparations.has(word)
}
