import { tokensOf } from '../asked/tokens.ts'
import { relationsAsked } from '../cards/asked-relation.ts'
import { messageFeatures } from '../learned/message-features.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'

const mostCounted = 5
const wordsOfStep = 8

/** What a message's aim is heard by: the stems of its words, `n:` how many foods it names, `l:` how long it is and `r:` what is wanted to know. */
export function aimFeatures(message: string): ReadonlySet<string> {
  const plain = plainText(message)
  const tokens = tokensOf(plain)
  return new Set([
    ...messageFeatures(message),
    `n:${Math.min(foodsIn(plain).length, mostCounted)}`,
    `l:${Math.floor(tokens.length / wordsOfStep)}`,
    ...[...relationsAsked(tokens)].map((relation) => `r:${relation}`),
  ])
}
