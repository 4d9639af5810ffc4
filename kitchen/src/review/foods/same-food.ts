import { findFood, foodNamed } from '../../foods/index.ts'
import type { Food, FoodCategory, FoodName } from '../../foods/index.ts'
import { anotherFoodWords, organWords } from '../../lexicon/index.ts'
import { foodWords, holdsPhrase, phraseSet, readSentence } from '../../reading/index.ts'

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
  return isRoasted(owned, needed) || isVarietyOf(has, wants)
}

const leafy = new Set(['lettuce'])

/** The table calls plain lettuce by one of its kinds: who has 'lettuce' has what is needed where romaine is. */
function plainWords(food: FoodName): readonly string[] {
  const words = foodWords(food)
  const head = words.at(-1) ?? food
  return leafy.has(head) && foodNamed('word', head)?.name === food ? [head] : words
}

function isVarietyOf(plain: Food, needed: Food): boolean {
  const words = foodWords(needed.name)
  return (
    plainWords(plain.name).every((word) => words.includes(word)) &&
    (headOf(plain) === headOf(needed) || isCutOf(plain, words)) &&
    !holdsPhrase(readSentence(needed.name).tokens, another)
  )
}

/** What a name says the food is, behind what it says of it: red onion, chicken breast with skin, ground beef 80/20. Apple cider is no apple. */
function headOf({ name }: Food): string | undefined {
  const [bare = name] = name.split(' with ').flatMap((part) => part.split(' ('))
  return foodWords(
    bare
      .split(' ')
      .filter((word) => !/\d/.test(word))
      .join(' '),
  ).at(-1)
}

const animals: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['meat', 'poultry'])
const organs = new Set(organWords.split(' '))
const cookedWords = new Set(['cooked', 'roast', 'rotisserie'])

/** Who has duck or lamb has its breast or its shoulder; liver and bones are bought by their own name. */
function isCutOf({ name, category }: Food, needed: readonly string[]): boolean {
  const [animal, ...more] = foodWords(name).filter((word) => !cookedWords.has(word))
  const isNamedFirst = more.length === 0 && needed.indexOf(animal ?? '') <= 2
  return animals.has(category) && isNamedFirst && !needed.some((word) => organs.has(word))
}

const brothWords = new Set(['broth', 'stock'])
const flavor = (food: FoodName): readonly string[] => foodWords(food).filter((word) => !brothWords.has(word))

/** Cooks take chicken stock and chicken broth for each other; a soup of it is another food. */
function isSameBroth(owned: FoodName, needed: FoodName): boolean {
  const has = flavor(owned)
  const isClear = foodWords(needed).some((word) => brothWords.has(word)) && !needed.includes('soup')
  return isClear && has.length > 0 && has.every((word) => flavor(needed).includes(word))
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
