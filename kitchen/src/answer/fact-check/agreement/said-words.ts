import { isContent } from '../../asked/fit.ts'
import { tokensOf } from '../../asked/tokens.ts'
import { conceptOf } from '../../cards/card-meaning.ts'
import { inStandardWords } from '../../cards/standard-words.ts'
import { plainText } from '../../plain-text.ts'

/** A word of an answer: as it stands, what it means, whether it says what the answer is about, and whether it stands behind a 'not'. */
export type SaidWord = {
  readonly word: string
  readonly concept: string
  readonly isContent: boolean
  readonly isNegated: boolean
}

const negating = new Set('not never no without skip avoid cannot neither nor rarely nothing'.split(' '))
/** So many words behind a 'not' are what is denied, within the clause. */
const reach = 5

/** The words of an answer or of a reply, in order; the negating ones themselves are left out. */
export function saidWords(text: string): readonly SaidWord[] {
  const said: SaidWord[] = []
  let negatedFor = 0
  for (const token of tokensOf(inStandardWords(plainText(text)))) {
    if (token.isAfterBreak) negatedFor = 0
    if (negating.has(token.word)) {
      negatedFor = reach
      continue
    }
    said.push({
      word: token.word,
      concept: conceptOf(token.stem),
      isContent: isContent(token) && !Number.isFinite(Number.parseFloat(token.word)),
      isNegated: negatedFor > 0,
    })
    negatedFor -= 1
  }
  return said
}
