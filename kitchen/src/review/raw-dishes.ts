import { rawDishes } from '../lexicon/index.ts'
import { findPhrase, phraseSet, readSentences } from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'

const names = phraseSet(rawDishes)

/** True where a text names a dish whose fish or meat is eaten raw or only cured. */
export const rawDishIn = (text: string): boolean => readSentences(text).some(namesOne)

function namesOne(read: ReadSentence): boolean {
  const found = findPhrase(read.tokens, names)
  return found !== undefined && !(found.first === found.last && isWork(found.first, read))
}

/** 'Poke small holes': a verb at the head of its sentence, with something behind it to do it to. */
function isWork(at: number, { tokens, mentions }: ReadSentence): boolean {
  const next = tokens[at + 1]
  const isHead = at === 0 || tokens[at]?.isAfterMark || tokens[at - 1]?.word === 'and'
  return (
    isHead === true &&
    next !== undefined &&
    !next.isAfterMark &&
    mentions.some(({ kind, first, last }) => kind === 'technique' && first === at && last === at)
  )
}
