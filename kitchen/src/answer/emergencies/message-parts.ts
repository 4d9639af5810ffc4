import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'

/** A remark of fewer words tells nothing by itself. */
const fewestWords = 3

/**
 * The parts of a message between its marks, each by the stems of its words. In one of them somebody may say in passing what the rest, a question of the kitchen, drowns.
 * @example partsOf('wish I were gone. what can I do with two eggs') // two parts
 */
export function partsOf(message: string): readonly ReadonlySet<string>[] {
  const parts: Token[][] = []
  for (const token of tokensOf(plainText(message))) {
    if (token.isAfterBreak || parts.length === 0) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
    .filter((part) => part.length >= fewestWords)
    .map((part) => new Set(part.map(({ stem }) => stem)))
}
