import type { ReadSentence } from '../../reading/index.ts'
import { isKnownWord } from './unlisted-words.ts'

/** 'They served these at Chez Panisse': a name that is no food's, and nothing to do. */
export function isOfSomebody(read: ReadSentence): boolean {
  const { text, tokens, mentions } = read
  const isTold = tellers.has(tokens[0]?.word ?? '')
  const isWork = mentions.some(({ kind, form }) => kind === 'technique' && form === 'base')
  if (isWork && !isTold) return false
  return tokens.some(
    ({ start, word, isAfterStop }, at) =>
      at > 0 &&
      !isAfterStop &&
      word.length > 2 &&
      isCapital(text[start]) &&
      !isCapital(text[start + 1]) &&
      !isKnownWord(word) &&
      !isMake(at, read) &&
      mentions.every(({ first, last }) => at < first || at > last),
  )
}

const ofMake: ReadonlySet<string> = new Set(['tool', 'place', 'cue'])
/** 'A Pyrex container', 'a Ziploc bag', 'Barbie pink': the make of a thing. */
const isMake = (at: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, first }) => first === at + 1 && ofMake.has(kind))

const tellers = new Set(['they', 'he', 'she', 'we', 'i', 'my', 'our'])
const isCapital = (sign: string | undefined): boolean =>
  sign !== undefined && sign !== sign.toLowerCase() && sign === sign.toUpperCase()
