import { type FoodName, type Household } from '@plotluck/kitchen'
import {
  checkStatement,
  isAgainstHousehold,
  dependsOnPrevious,
  disagreesWithAnswer,
  type Lookup,
  type RejectionReason,
  takeSentences,
} from '@plotluck/kitchen/answers'

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

/** What a model's words are held against. */
export type CheckerFacts = {
  readonly lookups: readonly Lookup[]
  readonly foods: readonly FoodName[]
  /** The kitchen has spoken on the matter already: what the model says on it must not go beyond that. */
  readonly isSettled: boolean
  /** What was asked, and who must not be given what an answer to it brings up. */
  readonly asked: string
  /** What the kitchen itself answers, which a model may say again. */
  readonly own: string
  /** The reply is said whole or not at all: nothing of the kitchen's stands within it. */
  readonly isHeldWhole: boolean
  readonly household?: Household | undefined
}

/**
 * Lets a model's words through sentence by sentence. What is kept is said to the letter; what disagrees with the kitchen gives way to its own
 * sentence, each of those once; what opens or leans on a sentence that fell falls with it; behind a fact that nothing supports no more is said.
 */
export class SentenceChecker {
  readonly #facts: CheckerFacts
  /** What has come and is no whole sentence yet. */
  #waiting = ''
  /** 'Here is how:' and a bare 'Yes.' are said with the sentence they open, and fall with it. */
  #opener = ''
  #hasFallen = false
  #isStopped = false
  #isTorn = false
  readonly #replaced = new Set<string>()

  constructor(facts: CheckerFacts) {
    this.#facts = facts
  }

  /** True once no more is said, whatever comes. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** True where that is because of what a sentence claims: what was said before may lack what it led to. */
  get isTorn(): boolean {
    return this.#isTorn
  }

  /** What may be said now that this piece has come. */
  add(piece: string): string {
    this.#waiting += piece
    return this.#take(false)
  }

  /** What may be said of the rest. */
  end(): string {
    return this.#take(true)
  }

  #take(isEnd: boolean): string {
    const { whole, rest } = takeSentences(this.#waiting, isEnd)
    this.#waiting = rest
    return whole.map((sentence) => this.#check(sentence)).join('')
  }

  #check(sentence: string): string {
    if (this.#isStopped || (this.#hasFallen && dependsOnPrevious(sentence))) return ''
    const judged = judge(sentence, this.#facts)
    if (judged.verdict === 'drop') return this.#fall(judged.reason)
    if (judged.verdict === 'keep') return this.#say(sentence)
    // Without its stars and bullets a sentence says what it said: what opens it still does.
    if (judged.reason === 'markup') return this.#say(judged.text + spaceAfter(sentence))
    if (this.#facts.isHeldWhole) return this.#fall(judged.reason)
    return this.#replace(sentence, judged.text)
  }

  #say(sentence: string): string {
    this.#hasFallen = false
    const text = this.#opener + sentence
    this.#opener = opens(sentence) ? text : ''
    return this.#opener === '' ? text : ''
  }

  #replace(sentence: string, text: string): string {
    this.#hasFallen = true
    this.#opener = ''
    if (this.#replaced.has(text)) return ''
    this.#replaced.add(text)
    return text + spaceAfter(sentence)
  }

  #fall(reason: DropReason): string {
    this.#hasFallen = true
    this.#opener = ''
    // Behind a fact that is not true the rest may build on it.
    this.#isStopped ||= reason === 'household' || !beside.has(reason)
    this.#isTorn ||= this.#isStopped && reason !== 'household'
    return ''
  }
}

type DropReason = RejectionReason | 'household'
type Judged =
  | { readonly verdict: 'keep' }
  | { readonly verdict: 'drop'; readonly reason: DropReason }
  | { readonly verdict: 'replace'; readonly text: string; readonly reason: RejectionReason }

function judge(sentence: string, facts: CheckerFacts): Judged {
  const { isSettled, asked, household } = facts
  if (isSettled && disagreesWithAnswer(sentence, facts)) return { verdict: 'drop', reason: 'unverified' }
  if (household && isAgainstHousehold(asked, sentence, household))
    return { verdict: 'drop', reason: 'household' }
  const judged = checkStatement(sentence, facts)
  // What the kitchen has said already is not said by it once more.
  if (judged.verdict === 'replace' && isSettled && judged.reason !== 'markup')
    return { verdict: 'drop', reason: judged.reason }
  return judged
}

const spaceAfter = (sentence: string): string => sentence.slice(sentence.trimEnd().length) || ' '
