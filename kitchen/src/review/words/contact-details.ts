import { addressEnds, forms } from '../../lexicon/index.ts'
import { remembered } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'

const ends = new Set(forms(addressEnds))
const currencies = '$£€@'

/** An address, a number to call, a price: none has a place in a recipe. */
export function holdsContactDetails(words: string, tokens: readonly Token[]): boolean {
  if (
    tokens.some(
      (token, at) =>
        isAddressEnd(words, token, tokens[at - 1]) || isCurrency(words, token) || isHandle(words, token),
    )
  )
    return true
  return holdsPhoneNumber(words)
}

function isAddressEnd(words: string, { start, word }: Token, before: Token | undefined): boolean {
  return (
    before !== undefined &&
    ends.has(word) &&
    words[start - 1] === '.' &&
    before.end === start - 1 &&
    before.word.charCodeAt(0) > 57
  )
}

const isCurrency = (words: string, { start, word }: Token) =>
  word.charCodeAt(0) <= 57 &&
  [words[start - 1], words[start - 2]].some(
    (sign, at) => sign !== undefined && '$£€'.includes(sign) && (at === 0 || words[start - 1] === ' '),
  )

const isHandle = (words: string, { start, word }: Token) =>
  words[start - 1] === '@' && currencies.includes('@') && word.charCodeAt(0) > 57

/** A telephone number has at least seven digits in a row of figures and dashes, a short code five without any. */
const holdsPhoneNumber: (words: string) => boolean = remembered((words) => {
  let digits = 0
  let run = 0
  let longest = 0
  for (const sign of words) {
    const isDigit = sign >= '0' && sign <= '9'
    digits = isDigit ? digits + 1 : ' ()+.-'.includes(sign) && digits > 0 ? digits : 0
    run = isDigit ? run + 1 : 0
    longest = Math.max(longest, run)
    if (digits >= 9 || longest >= 5) return true
    if (sign === '°' || sign === '/') digits = 0
  }
  return digits >= 9
})
