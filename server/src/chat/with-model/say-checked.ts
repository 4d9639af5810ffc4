import {
  checkStatement,
  type FoodName,
  type Household,
  isAgainstHousehold,
  dependsOnPrevious,
  disagreesWithAnswer,
  type Lookup,
  type RejectionReason,
  takeSentences,
} from '@plotluck/kitchen'

/** Faults beside the matter: without the sentence the rest is as true as before. */
const beside: ReadonlySet<RejectionReason> = new Set([
  'link',
  'contact',
  'code',
  'markup',
  'language',
  'about-the-assistant',
])

const fewestWords = 3

/** A sentence that says nothing without the next: it ends in a colon, or is a word or two. */
const opens = (sentence: string): boolean => {
  const text = sentence.trim()
  return text.endsWith(':') || text.split(/\s+/).length < fewestWords
}

/**
 * Lets a model's words through sentence by sentence. What is kept is said to the letter; what disagrees with the kitchen gives way to its own
 * sentence, each of those once; what opens or leans on a sentence that fell falls with it; behind a fact that nothing supports no more is said.
 */
export function createChecker(facts: {
  readonly lookups: readonly Lookup[]
  readonly foods: readonly FoodName[]
  /** The kitchen has spoken on the matter already: what the model says on it must not go beyond that. */
  readonly isSettled: boolean
  /** What was asked, and who must not be given what an answer to it brings up. */
  readonly asked: string
  /** What the kitchen itself answers, which a model may say again. */
  readonly own: string
  readonly household?: Household | undefined
}) {
  // NOTE long because it is one state: what waits, what opens, what fell and what was said are true only of each other.
  let waiting = ''
  // 'Here is how:' and a bare 'Yes.' are said with the sentence they open, and fall with it.
  let opener = ''
  let hasFallen = false
  let isStopped = false
  let isTorn = false
  const replaced = new Set<string>()
  const fall = (reason: RejectionReason | 'household'): string => {
    hasFallen = true
    opener = ''
    // Behind a fact that is not true the rest may build on it.
    isStopped ||= reason === 'household' || !beside.has(reason)
    isTorn ||= isStopped && reason !== 'household'
    return ''
  }
  const say = (sentence: string): string => {
    const text = opener + sentence
    opener = ''
    return text
  }
  const check = (sentence: string): string => {
    if (isStopped || (hasFallen && dependsOnPrevious(sentence))) return ''
    if (facts.isSettled && disagreesWithAnswer(sentence, facts)) return fall('unverified')
    if (facts.household && isAgainstHousehold(facts.asked, sentence, facts.household))
      return fall('household')
    const judged = checkStatement(sentence, facts)
    if (judged.verdict === 'drop') return fall(judged.reason)
    if (judged.verdict === 'replace') {
      if (judged.reason !== 'markup' && facts.isSettled) return fall(judged.reason)
      return give(judged.text, sentence)
    }
    hasFallen = false
    if (!opens(sentence)) return say(sentence)
    opener += sentence
    return ''
  }
  const give = (text: string, sentence: string): string => {
    hasFallen = true
    opener = ''
    if (replaced.has(text)) return ''
    replaced.add(text)
    return text + (/\s+$/.exec(sentence)?.[0] ?? ' ')
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
    /** True once no more is said, whatever comes. */
    isStopped: (): boolean => isStopped,
    /** True where that is because of what a sentence claims: what was said before may lack what it led to. */
    isTorn: (): boolean => isTorn,
  }
}
