import type { LeftOut } from '@plotluck/contract'
import type { CheckedRecipe, RecipeRequest, Taste } from '@plotluck/kitchen'

/**
 * Pieces of a set as its writer has them ready, in the order in which a person sees them. `recipe` is whole and has passed review; `progress`
 * says in a few words what happens now. The last is `finished`, with the recipes not handed out yet, or `refused`: then none was.
 */
export type WritingEvent =
  | { readonly kind: 'progress'; readonly message: string }
  | { readonly kind: 'recipe'; readonly recipe: CheckedRecipe }
  | ({ readonly kind: 'finished' } & Written)
  | { readonly kind: 'refused'; readonly failure: Refusal }

type Written = { readonly recipes: readonly CheckedRecipe[]; readonly leftOut: readonly LeftOut[] }
type Refusal = { readonly code: 'no-food' | 'no-recipe'; readonly message: string }

/**
 * Writes three checked recipes. `seed` makes it repeatable, `today` is a calendar date (YYYY-MM-DD), `avoid` are titles the person has seen
 * lately, `taste` what they liked and did not. When `signal` aborts, whatever costs time or money stops, and what is missing is written by the quickest hand.
 */
export type WriteRecipes = (
  request: RecipeRequest,
  how: {
    readonly seed: number
    readonly today: string
    readonly avoid: readonly string[]
    readonly taste: Taste
    readonly isPremium: boolean
    readonly signal: AbortSignal
  },
) => AsyncGenerator<WritingEvent, void>
