import { checkSaying, type FoodName, type Lookup, takeSentences } from '@plotluck/kitchen'

/**
 * Lets a model's words through sentence by sentence. What is kept is said to the letter; what disagrees with the kitchen gives way to its own
 * sentence, each of those once; the rest is not said.
 */
export function createChecker(facts: {
  readonly lookups: readonly Lookup[]
  readonly foods: readonly FoodName[]
}) {
  let waiting = ''
  const replaced = new Set<string>()
  const check = (sentence: string): string => {
    const judged = checkSaying(sentence, facts)
    if (judged.verdict === 'keep') return sentence
    if (judged.verdict === 'drop' || replaced.has(judged.text)) return ''
    replaced.add(judged.text)
    return judged.text + (/\s+$/.exec(sentence)?.[0] ?? ' ')
  }
  const take = (isEnd: boolean): string => {
    const { whole, rest } = takeSentences(waiting, isEnd)
    waiting = rest
    return whole.map(check).join('')
  }
  return {
    /** What may be said now that this piece has come. */
    add: (piece: string): string => {
      waiting += piece
      return take(false)
    },
    /** What may be said of the rest. */
    end: (): string => take(true),
  }
}
