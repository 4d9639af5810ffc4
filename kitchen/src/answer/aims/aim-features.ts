import { openingWords } from '../asked/opening-words.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wantsDishes } from '../asks-for-dishes.ts'
import { relationsAsked } from '../cards/asked-relation.ts'
import { messageFeatures } from '../learned/message-features.ts'
import { foodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import { readWish } from '../wishes/read-wish.ts'
import { limitsTold } from '../wishes/wish.ts'

const mostCounted = 5
const wordsOfStep = 8

/** A message by itself, whatever was said before and whoever eats. */
const alone = { today: '2026-01-01', seed: 1, previous: [], basket: [] }

/**
 * What a message's aim is heard by: the stems of its words, `n:` how many foods it names, `l:` how long it is, `r:` what is wanted to know, `o:` the word of asking that it
 * begins with, `d:` whether it asks for dishes in so many words, and `w:` what a wish reads of it: a kind of dish, something that is not wanted, what it is cooked with.
 */
export function aimFeatures(message: string): ReadonlySet<string> {
  const plain = plainText(message)
  const tokens = tokensOf(plain)
  const first = tokens[0]?.word ?? ''
  return new Set([
    ...messageFeatures(message),
    `n:${Math.min(foodsIn(plain).length, mostCounted)}`,
    `l:${Math.floor(tokens.length / wordsOfStep)}`,
    `o:${openingWords.has(first) ? first : ''}`,
    ...(wantsDishes({ text: plain }) ? ['d:'] : []),
    ...[...relationsAsked(tokens)].map((relation) => `r:${relation}`),
    ...limitsTold(readWish({ text: plain, foods: [], context: alone })).map((limit) => `w:${limit}`),
  ])
}
