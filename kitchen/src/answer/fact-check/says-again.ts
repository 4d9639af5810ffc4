import { numberAt, sentencesOf, tokensOf as readTokens } from '../../reading/index.ts'
import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import { conceptOf } from '../cards/card-meaning.ts'
import { plainText } from '../plain-text.ts'

/** Of its words so many stand in the kitchen's own sentence. */
const leastShared = 0.7
const negations = new Set(['no', 'not', 'never', 'without', 'nor', 'neither'])

/**
 * True for a sentence that says a figure of the kitchen's own answer again in other words: it has the figures of one of its sentences and no other, denies
 * nothing that this does not deny, and brings few words of its own.
 */
export function saysAgain(sentence: string, own: string): boolean {
  const said = contentOf(sentence)
  if (said.figures.length === 0) return false
  // What stands behind a colon is a sentence of its own: 'Not all of it: after an hour 25 percent is left'.
  const sentences = sentencesOf(own).flatMap((each) => [each, ...each.split(': ').slice(1)])
  return sentences.some((each) => {
    const known = contentOf(each)
    const isSameFigures = said.figures.every((figure) => known.figures.includes(figure))
    const shared = said.words.filter((word) => known.words.includes(word)).length
    return isSameFigures && said.denials === known.denials && shared >= said.words.length * leastShared
  })
}

function contentOf(text: string) {
  const plain = plainText(text).replaceAll('%', ' percent')
  const tokens = tokensOf(plain)
  const read = readTokens(plain)
  const figures = [...read.keys()].flatMap((at) => {
    const number = read[at]?.word === 'a' || read[at]?.word === 'an' ? undefined : numberAt(read, at)
    return number ? [number.value] : []
  })
  return {
    figures,
    denials: tokens.filter(({ word }) => negations.has(word)).length,
    words: tokens.filter(isContent).map(({ stem }) => conceptOf(stem)),
  }
}
