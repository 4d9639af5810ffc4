import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { anotherFoodWords } from '../lexicon/index.ts'
import { foodWords, holdsPhrase, phraseSet, readSentence } from '../reading/index.ts'

const another = phraseSet(anotherFoodWords)

/**
 * True when who has `owned` needs to buy no `needed`: the plain food covers its varieties (onion: red onion), and nothing that keeps or tastes
 * differently (not green onion, not onion powder).
 */
export function covers(owned: FoodName, needed: FoodName): boolean {
  if (owned === needed || madeByHand(owned, needed)) return true
  if (findFood(owned)?.category !== findFood(needed)?.category) return false
  const has = foodWords(owned)
  return (
    has.every((word) => foodWords(needed).includes(word)) &&
    !holdsPhrase(readSentence(needed).tokens, another)
  )
}

const fruits = new Set(['lemon', 'lime', 'orange'])
const taken = new Set(['juice', 'zest', 'peel'])

/** Juice and zest come out of the fruit that is there; yolk and white out of the egg. */
function madeByHand(owned: FoodName, needed: FoodName): boolean {
  if (owned === 'egg') return needed === 'egg white' || needed === 'egg yolk'
  const words = foodWords(needed)
  return fruits.has(owned) && words[0] === owned && taken.has(words.at(-1) ?? '')
}
