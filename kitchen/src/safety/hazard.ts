import type { FoodName } from '../foods/index.ts'

/**
 * Words that show a hazard. Every part that is given must hold: some ingredient line matches `line`, some sentence
 * of a step matches `sentence`, the title matches `title`; and of `absent`, the words that would make the dish safe, at
 * least one is found nowhere. Sentences that forbid or discard ('never', 'throw away') do not count as signs. All
 * patterns read lower-case text.
 */
export type HazardSign = {
  readonly line?: RegExp
  readonly lineWithout?: RegExp
  readonly sentence?: RegExp
  readonly sentenceWithout?: RegExp
  readonly title?: RegExp
  /** Searched in the whole recipe: title, lines and steps. */
  readonly recipe?: RegExp
  readonly absent?: readonly RegExp[]
}

/** What review does about a hazard: refuse the recipe, tell the person, or mend the words where that is certain. */
export type HazardRemedy =
  | { readonly kind: 'refuse' }
  | { readonly kind: 'notice' }
  | { readonly kind: 'first-step'; readonly text: string; readonly minutes: number }
  /** Added to the step that shows the sign, before or after the sentence. */
  | { readonly kind: 'add-sentence'; readonly text: string; readonly where: 'before' | 'after' }
  /** Replaced in the lines and sentences that show the sign. */
  | { readonly kind: 'replace'; readonly words: RegExp; readonly by: string }

/** A way a food or a way of handling it can harm, which cooking or handling prevents. */
export type Hazard = {
  readonly key: string
  /** What a person should know, as a sentence. */
  readonly message: string
  /** Foods it is about; empty where it is about handling. */
  readonly foods: readonly FoodName[]
  readonly signs: readonly HazardSign[]
  readonly remedy: HazardRemedy
  readonly source: string
}
