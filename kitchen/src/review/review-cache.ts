import type { RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import type { Finding } from './finding.ts'
import type { Dish } from './shown/present.ts'

/** What review found in a draft, and the dish it is where it was not refused. */
export type Judged = { readonly findings: readonly Finding[]; readonly dish: Dish | null }

// Of the kitchen's own dishes more than half come back in the same words within a thousand answers.
const most = 1500
const known = new Map<string, Judged>()

/**
 * What review made of the same draft under the same filters before; judged anew where it is not known any more. What people at a table told of
 * themselves is not kept.
 */
export function cachedReview(
  draft: RecipeDraft,
  request: RecipeRequest,
  judge: (draft: RecipeDraft, request: RecipeRequest) => Judged,
): Judged {
  const limits = limitsOf(request)
  if (hasPeople(limits)) return judge(draft, limits)
  const key = JSON.stringify([draft, limits])
  const found = known.get(key) ?? judge(draft, limits)
  // What was asked for last is forgotten last.
  known.delete(key)
  known.set(key, found)
  if (known.size > most) known.delete(known.keys().next().value ?? '')
  return found
}

/** All of a request that a stage of review may ask for: what is judged under the same limits is judged the same. */
function limitsOf({ dietary, household, maxTime, difficulty }: RecipeRequest): RecipeRequest {
  return {
    ingredients: [],
    ...(dietary && { dietary }),
    ...(household && { household }),
    ...(maxTime !== undefined && { maxTime }),
    ...(difficulty && { difficulty }),
  }
}

const hasPeople = ({ household }: RecipeRequest): boolean => (household?.people.length ?? 0) > 0
