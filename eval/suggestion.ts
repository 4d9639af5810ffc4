import type { CheckedRecipe, RecipeRequest } from '@plotluck/kitchen'

/** A request as the kitchen is asked it, with everything its answer depends on. */
export type Asked = {
  readonly request: RecipeRequest
  readonly seed: number
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string
}

/** What came back: recipes, or the code and message of a refusal, or what was thrown. */
export type Answered =
  | {
      readonly kind: 'recipes'
      readonly recipes: readonly CheckedRecipe[]
      readonly leftOut: readonly LeftOut[]
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'thrown'; readonly message: string }
type LeftOut = { readonly text: string; readonly message: string }

/** A fault found in an answer: which figure it counts for, and the words that show it. */
export type Fault = { readonly figure: string; readonly detail: string }

/** The command line that repeats a request. */
export function toCommand({ request, seed, today }: Asked): string {
  return `echo '${JSON.stringify({ ...request, seed, today }).replaceAll("'", String.raw`'\''`)}' | npm run -s kitchen -- suggest --jsonl`
}
