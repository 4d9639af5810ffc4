import { risingFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import { listsWord } from './said.ts'
import type { Said } from './said.ts'

/** 'The bread bin' is a place, and nothing that rises. */
const isInPlace = (at: number, { mentions }: Said['read']): boolean =>
  mentions.some(({ kind, first, last }) => kind === 'place' && first <= at && last >= at)

/** Bread of the list has risen, and is food that something soaks. */
const isBought = (word: string, { lines }: Said['work']): boolean =>
  lines.some(({ food, keywords }) => food?.category === 'bread-bakery' && keywords.has(word))

const rising = phraseSet(risingFoods)

/** True where what stands is a dough that rises. */
export const isDough = ({ read, work, lines }: Said) => {
  return (
    holdsPhrase(
      read.tokens.filter(({ singular }, at) => !isInPlace(at, read) && !isBought(singular, work)),
      rising,
    ) ||
    (lines.length > 0 &&
      lines.every(({ animal }) => animal === null || animal.safe.group === 'egg') &&
      isYeasted(work))
  )
}

/** True for a recipe that lists what makes dough rise by itself. */
export const isYeasted = ({ lines }: Pick<Said['work'], 'lines'>): boolean =>
  listsWord(lines, 'yeast', 'starter', 'sourdough')
