import { findUnit, millilitresOf } from '../measures/index.ts'
import { findMentions, recognise } from '../recognition/index.ts'

const asides = /\([^)]*\)|\[[^\]]*\]/g
/** What a food is for is no part of its name: 'butter for the tin', 'salt to taste'. */
const purpose = /\s+(?:for|to)\s.*$/i
/** What joins foods of one line: each has to be read by itself. */
const joints = /\s+(?:and\/or|and|or|plus|with|in|from|such as|like)\s+|\s*[&+/]\s*/i

/** 'Ginger-garlic paste' is both. */
const pairs = /-/

/** States in which a food is sold or used, and words of diets on its pack: none of them makes another food of it. */
const states = new Set(
  (
    'hot warm boiling iced stale uncooked spring tap old fashioned day days your favorite favourite dry dried ' +
    'brown bone bones vegan vegetarian gluten dairy free plant based non gf tin tins grating'
  ).split(' '),
)

/**
 * True where the words of a line name foods exactly: nothing is left over that could make another food of them. 'Chopped ripe tomatoes' are
 * tomatoes; 'cheese crackers' and 'malted milk powder' are not what a part of their name says, and 'smelts' is no slip of 'spelt'.
 * `rest` is the line behind its amount. Diets, allergens and temperatures rest on exact names; a guess is good enough for shopping.
 */
export function namesExactly(rest: string): boolean {
  const words = rest.replace(asides, ' ').replace(/\s+/g, ' ').trim()
  const parts = words.split(/,|;|:| - | – /)
  const named = parts.findIndex((part) => findMentions(part).length > 0)
  if (named === -1) return false
  const main = parts
    .slice(0, named + 1)
    .join(' ')
    .replace(purpose, '')
  return [[main], main.split(joints), main.split(pairs)].some((foods) => foods.every(isFood))
}

/** A slip of the keyboard is a guess: the words have to be there as the food is called. */
function isFood(words: string): boolean {
  if (findMentions(words).length === 0 || endsInMeasure(words)) return false
  return recognise(words).kind === 'food' || recognise(withoutStates(words)).kind === 'food'
}

const withoutStates = (words: string) =>
  words
    .split(/[\s-]+/)
    .filter((word) => !states.has(word.toLowerCase()))
    .join(' ')

/** 'Peanut butter cups' are sweets, and no cups of peanut butter. */
function endsInMeasure(words: string): boolean {
  const last = words.trim().split(/\s+/).at(-1)?.toLowerCase()
  const unit = last === undefined ? undefined : findUnit(last)
  return unit !== undefined && millilitresOf(unit) !== undefined
}
