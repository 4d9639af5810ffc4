import { wordKinds } from '../../lexicon/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { messageFeatures, wordPairs } from '../learned/message-features.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'

/** Who names a food mostly speaks of cooking: 'I was thinking of soup'. */
const foodSign = 'names:food'
const signOfFood = (plain: string): readonly string[] => (namesFood(plain) ? [foodSign] : [])
const namesFood = (plain: string): boolean =>
  tokensOf(plain).some(({ word, stem }) => [word, stem].some((each) => wordKinds(each)?.includes('food'))) ||
  namedFoodsIn(plain).length > 0

/** What danger is heard by: the stems of a message, each alone and each two side by side, and whether it names a food. */
export function dangerFeatures(message: string): ReadonlySet<string> {
  const plain = plainText(message)
  return new Set([...messageFeatures(message), ...wordPairs(tokensOf(plain)), ...signOfFood(plain)])
}

/** A remark of fewer words tells nothing by itself. */
const fewestWords = 3

/**
 * The parts of a message between its marks, each by the same features. In one of them somebody may say in passing what the rest, a question of the kitchen, drowns.
 * @example partsOf('wish I were gone. what can I do with two eggs') // two parts
 */
export function partsOf(message: string): readonly ReadonlySet<string>[] {
  const plain = plainText(message)
  const parts: Token[][] = []
  for (const token of tokensOf(plain)) {
    if (token.isAfterBreak || parts.length === 0) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
    .filter((part) => part.length >= fewestWords)
    .map((part) => {
      const said = plain.slice(part[0]?.start, part.at(-1)?.end)
      return new Set([...part.map(({ stem }) => stem), ...wordPairs(part), ...signOfFood(said)])
    })
}
