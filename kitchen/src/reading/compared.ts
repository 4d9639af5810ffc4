import type { ReadSentence } from './read.ts'

const likening = new Set(['like', 'as'])
/** 'Such as', 'as well as' name more of the same. */
const adding = new Set(['such', 'well', 'just', 'used', 'use'])
/** So many words may stand between the word that likens and what is likened to. */
const reach = 4

/** True where the word at `at` is what something is likened to and no part of the dish: 'crackles like autumn leaves', 'as hard as cement'. */
export function isCompared({ tokens }: Pick<ReadSentence, 'tokens'>, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    if (tokens[before + 1]?.isAfterMark) return false
    if (likening.has(tokens[before]?.word ?? '') && !adding.has(tokens[before - 1]?.word ?? '')) return true
  }
  return false
}
