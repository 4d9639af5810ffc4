import { findFood, foodNamed } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { anotherFoodWords } from '../lexicon/index.ts'
import { foodWords, holdsPhrase, phraseSet, readSentence } from '../reading/index.ts'

const another = phraseSet(anotherFoodWords)

/**
 * True when who has `owned` needs to buy no `needed`: the plain food covers its varieties (onion: red onion), a word for a kind of food each of
 * the kind (noodles: egg noodles), stock covers broth and roasted nuts the plain ones; nothing that keeps or tastes differently (not green
 * onion, not onion powder).
 */
export function covers(owned: FoodName, needed: FoodName): boolean {
  if (owned === needed || madeByHand(owned, needed)) return true
  const [has, wants] = [findFood(owned), findFood(needed)]
  if (has === undefined || wants === undefined) return false
  if (has.members.some((member) => covers(member, needed))) return true
  if (has.category !== wants.category) return false
  if (has.category === 'broth') return isSameBroth(owned, needed)
  return isRoasted(owned, needed) || isVarietyOf(owned, needed)
}

const leafy = new Set(['lettuce'])

/** The table calls plain lettuce by one of its kinds: who has 'lettuce' has what is needed where romaine is. */
function plainWords(food: FoodName): readonly string[] {
  const words = foodWords(food)
  const head = words.at(-1) ?? food
  return leafy.has(head) && foodNamed('word', head)?.name === food ? [head] : words
}

function isVarietyOf(plain: FoodName, needed: FoodName): boolean {
  const words = foodWords(needed)
  return (
    plainWords(plain).every((word) => words.includes(word)) &&
    !holdsPhrase(readSentence(needed).tokens, another)
  )
}

const brothWords = new Set(['broth', 'stock'])
const flavor = (food: FoodName): readonly string[] => foodWords(food).filter((word) => !brothWords.has(word))

/** Cooks take chicken stock and chicken broth for each other. */
function isSameBroth(owned: FoodName, needed: FoodName): boolean {
  const has = flavor(owned)
  return has.length > 0 && has.every((word) => flavor(needed).includes(word))
}

const roastWords = new Set(['dry', 'oil', 'roasted', 'salted', 'unsalted', 'toasted', 'blanched'])

/** 'Dry-roasted peanuts' do where peanuts are asked for. */
function isRoasted(owned: FoodName, needed: FoodName): boolean {
  const plain = foodWords(owned).filter((word) => !roastWords.has(word))
  return plain.length < foodWords(owned).length && plain.join(' ') === foodWords(needed).join(' ')
}

const fruits = new Set(['lemon', 'lime', 'orange'])
const taken = new Set(['juice', 'zest', 'peel'])

/** Juice and zest come out of the fruit that is there; yolk and white out of the egg. */
function madeByHand(owned: FoodName, needed: FoodName): boolean {
  if (owned === 'egg') return needed === 'egg white' || needed === 'egg yolk'
  const words = foodWords(needed)
  return fruits.has(owned) && words[0] === owned && taken.has(words.at(-1) ?? '')
}
