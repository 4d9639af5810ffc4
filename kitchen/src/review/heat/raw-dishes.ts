import { rawDishes } from '../../lexicon/index.ts'
import { findPhrase, phraseSet, readSentences } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'

const names = phraseSet(rawDishes)

/** True where a text names a dish whose fish or meat is eaten raw or only cured. */
export const rawDishIn = (text: string): boolean => readSentences(text).some(namesOne)

function namesOne(read: ReadSentence): boolean {
  const found = findPhrase(read.tokens, names)
  return found !== undefined && !(found.first === found.last && isWork(found.first, read))
}

/** 'Poke small holes', 'when you poke it': the reading knows it for a verb, and something stands behind it to do it to. */
function isWork(at: number, { tokens, mentions }: ReadSentence): boolean {
  const next = tokens[at + 1]
  return (
    next !== undefined &&
    !next.isAfterMark &&
    mentions.some(({ kind, first, last }) => kind === 'technique' && first === at && last === at)
  )
}
