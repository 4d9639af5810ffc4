import type { Household, Taste } from '@plotluck/kitchen'
import type { AnswerTopic, Lookup, Turn } from '@plotluck/kitchen/answers'

/** A question with what came before it. */
export type Question = {
  readonly text: string
  readonly previous: readonly Turn[]
  /** What the person has, as typed. */
  readonly basket: readonly string[]
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string
  readonly seed: number
  /** Who is cooked for, where the person said so: what they must not be given holds for every answer. */
  readonly household?: Household
  /** What the user cooked and liked, and what they did not. */
  readonly taste: Taste
  readonly own: Own
}

/** What of a person's own things an answer may look up. */
export type Own = {
  readonly isPremium: boolean
  /** Meals of the next seven days, one line each: date, slot, title. */
  readonly plannedMeals: () => Promise<readonly string[]>
  /** What was cooked lately, one line each, newest first: date, title, stars, note. */
  readonly cookedLately: () => Promise<readonly string[]>
  /** Titles of the newest saved recipes with this word in them; with an empty one, of all. */
  readonly savedTitles: (word: string) => Promise<readonly string[]>
}

/** A whole answer. `foods` and `topic` are for the next question, so that 'and in the freezer?' works. */
export type Said = {
  readonly text: string
  readonly lookups: readonly Lookup[]
  readonly suggestions: readonly string[]
  readonly foods: readonly string[]
  readonly topic?: AnswerTopic
  readonly canMakeRecipesFrom?: readonly string[]
  readonly writtenBy: 'kitchen' | 'model'
}

/** Pieces of an answer as they come; every text in them is checked. `said` is the last and holds all of it. */
export type AnswerEvent =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'lookup'; readonly lookup: Lookup }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'said'; readonly said: Said }

/** Answers one question, by whichever hand. Ends early when `signal` aborts. */
export type AnswerQuestion = (question: Question, signal: AbortSignal) => AsyncGenerator<AnswerEvent, void>
