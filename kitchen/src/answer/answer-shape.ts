import type { FoodName } from '../foods/index.ts'
import type { Household } from '../recipe/index.ts'
import type { Taste } from '../suggestion/index.ts'
import type { AnswerTopic } from './topics.ts'

/** One turn of the conversation so far, oldest first. `foods` and `topic` are those of the answer, where there is one. */
export type Turn = {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly foods?: readonly FoodName[]
  readonly topic?: AnswerTopic
}

/** What the answer may use besides the question. */
export type AnswerContext = {
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string
  /** Chooses between phrasings and recipes; the same question and seed give the same answer. */
  readonly seed: number
  readonly previous: readonly Turn[]
  /** Texts of what the person has, as typed. */
  readonly basket: readonly string[]
  /** Who eats along: what they must not be given holds for every answer. */
  readonly household?: Household
  /** What they cooked and liked, and what they did not: dishes that are named follow it. */
  readonly taste?: Taste
}

/** One fact that was looked up: a label, its value as text, and where it comes from. */
export type LookedUpFact = { readonly label: string; readonly value: string; readonly source: string | null }

export const lookupKinds = [
  'storage',
  'substitutes',
  'measure',
  'temperature',
  'cooking',
  'season',
  'pairing',
  'recipes',
  'allergens',
  'diets',
  'nutrition',
  'guidance',
] as const
export type LookupKind = (typeof lookupKinds)[number]

/** What the answer rests on, to show beside it. */
export type Lookup = {
  readonly kind: LookupKind
  readonly food: FoodName | null
  readonly facts: readonly LookedUpFact[]
}

/** What Harvest says without a model. `text` is plain text, never empty; `suggestions` are questions to ask next. */
export type Answer = {
  readonly text: string
  readonly topic: AnswerTopic
  /** Foods the answer is about, for the next turn. */
  readonly foods: readonly FoodName[]
  readonly lookups: readonly Lookup[]
  readonly suggestions: readonly string[]
  /** Foods to offer 'make recipes from this' for; absent where that makes no sense. */
  readonly canMakeRecipesFrom?: readonly FoodName[]
}

/** What one topic has to say; the rest of the answer follows from the question. */
export type Reply = {
  readonly text: string
  readonly lookups?: readonly Lookup[]
  readonly foods?: readonly FoodName[]
  readonly suggestions?: readonly string[]
}

/** A whole answer with its topic, found without asking what the question is about. */
export type TopicReply = Reply & { readonly topic: AnswerTopic }
