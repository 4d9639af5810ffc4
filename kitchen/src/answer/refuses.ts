import { tokensOf } from './asked/tokens.ts'
import { saysNo } from './cards/card-reply.ts'
import { plainText } from './plain-text.ts'

const throwing = new Set(['throw', 'discard'])

/** True for an answer that says no or to throw something away. 'Throw it away at these signs' tells how to judge, and throws nothing away. */
export const refuses = (text: string): boolean =>
  (saysNo(text) || throwing.has(tokensOf(plainText(text))[0]?.word ?? '')) && !text.includes('at these signs')
