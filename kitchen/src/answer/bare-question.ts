import { foodsIn, namedFoodsIn } from './named-foods.ts'
import { plainText } from './plain-text.ts'

/** What a question may begin with, in the middle of what somebody tells. */
const openers = new Set([
  'can',
  'could',
  'does',
  'do',
  'is',
  'are',
  'will',
  'would',
  'should',
  'how',
  'when',
  'why',
  'what',
])
const pronouns = new Set(['it', 'they', 'them', 'these', 'those', 'this', 'that'])
/** Whether something may be eaten depends on all that was told of it. */
const judging = new Set([
  'safe',
  'ok',
  'okay',
  'fine',
  'good',
  'bad',
  'eat',
  'eaten',
  'use',
  'used',
  'off',
  'save',
  'keep',
])
/** Words between the opener and the pronoun, at the most: 'how long will it'. */
const reach = 4

/**
 * The question at the end of a tale, its pronoun replaced by the food that was told of; null where there is none, or where it names its own food.
 * @example bareQuestion('bought 6 blocks of halloumi on offer can it be frozen') // 'can halloumi be frozen'
 */
export function bareQuestion(question: string): string | null {
  const plain = plainText(question)
  const [food] = namedFoodsIn(plain)
  if (food === undefined) return null
  const words = plain.split(' ')
  const told = plain.slice(0, food.end).split(' ').length
  const from = words.findIndex((word, at) => at >= told && openers.has(word) && pronounFrom(words, at) !== -1)
  if (from === -1) return null
  const asked = words.slice(from)
  if (asked.some((word) => judging.has(word))) return null
  const at = pronounFrom(words, from) - from
  const bare = asked.map((word, place) => (place === at ? food.food.said : word)).join(' ')
  return foodsIn(asked.join(' ')).length > 0 ? null : bare
}

function pronounFrom(words: readonly string[], from: number): number {
  const at = words.slice(from + 1, from + 1 + reach).findIndex((word) => pronouns.has(word))
  return at === -1 ? -1 : from + 1 + at
}
