import { findFood } from '../foods/index.ts'
import type { Mention, ReadSentence } from '../reading/index.ts'

const turning = new Set(['whisk', 'beat', 'mash', 'blend', 'crush', 'pound', 'cook', 'simmer', 'boil'])

/** 'Whisk into porridge' says how thick: what is listed becomes it. */
export function isTurnedInto({ first, foods }: Mention, { tokens, mentions }: ReadSentence): boolean {
  const food = findFood(foods[0] ?? '')
  const isMade = food?.isDish === true || food?.name.startsWith('cooked ') === true
  const work = mentions.findLast(({ kind, last }) => kind === 'technique' && last < first)
  return isMade && tokens[first - 1]?.word === 'into' && turning.has(work?.text.toLowerCase() ?? '')
}
