import {
  checkSaying,
  type FoodName,
  type Household,
  isAgainstHousehold,
  isMatterOfFact,
  leansBack,
  type Lookup,
  takeSentences,
} from '@plotluck/kitchen'

/**
 * Lets a model's words through sentence by sentence. What is kept is said to the letter; what disagrees with the kitchen gives way to its own
 * sentence, each of those once; what leans on a sentence that fell falls with it; the rest is not said.
 */
export function createChecker(facts: {
  readonly lookups: readonly Lookup[]
  readonly foods: readonly FoodName[]
  /** The kitchen has spoken on the matter already: what the model says on it is left out. */
  readonly isSettled: boolean
  /** What was asked, and who must not be given what an answer to it brings up. */
  readonly asked: string
  readonly household?: Household | undefined
}) {
  let waiting = ''
  const replaced = new Set<string>()
  // A sentence that leans on one which fell falls with it: alone it would say something else.
  let hasFallen = false
  const fall = (): string => {
    hasFallen = true
    return ''
  }
  const check = (sentence: string): string => {
    if (hasFallen && leansBack(sentence)) return ''
    if (facts.isSettled && isMatterOfFact(sentence)) return fall()
    if (facts.household && isAgainstHousehold(facts.asked, sentence, facts.household)) return fall()
    const judged = checkSaying(sentence, facts)
    if (judged.verdict === 'drop') return fall()
    hasFallen = judged.verdict === 'replace'
    if (judged.verdict === 'keep') return sentence
    if (facts.isSettled || replaced.has(judged.text)) return ''
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
