import { risingFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import { listsWord } from './said.ts'
import type { Said } from './said.ts'

/** 'The bread bin' is a place, and nothing that rises. */
const isInPlace = (at: number, { mentions }: Said['read']): boolean =>
  mentions.some(({ kind, first, last }) => kind === 'place' && first <= at && last >= at)

const rising = phraseSet(risingFoods)

/** True where what stands is a dough that rises. */
export const isDough = ({ read, work, lines }: Said) => {
  return (
    holdsPhrase(
      read.tokens.filter((_, at) => !isInPlace(at, read)),
      rising,
    ) ||
    (lines.length > 0 &&
      lines.every(({ animal }) => animal === null) &&
      listsWord(work.lines, 'yeast', 'starter', 'sourdough'))
  )
}
