import type { RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import type { Finding } from './finding.ts'
import { askedDiets } from './household.ts'
import type { Dish } from './present.ts'

/** What review found in a draft, and the dish it is where it was not refused. */
export type Judged = { readonly findings: readonly Finding[]; readonly dish: Dish | null }

// Of the kitchen's own dishes more than half come back in the same words within a thousand answers.
const most = 1500
const known = new Map<string, Judged>()

/**
 * What review made of the same draft under the same filters before; judged anew where it is not known any more. What people at a table told of
 * themselves is not kept.
 */
export function judgedBefore(
  draft: RecipeDraft,
  request: RecipeRequest,
  judge: (draft: RecipeDraft, request: RecipeRequest) => Judged,
): Judged {
  if (hasPeople(request)) return judge(draft, request)
  const key = JSON.stringify([draft, ...limitsOf(request)])
  const found = known.get(key) ?? judge(draft, request)
  // What was asked for last is forgotten last.
  known.delete(key)
  known.set(key, found)
  if (known.size > most) known.delete(known.keys().next().value ?? '')
  return found
}

/** Everything of a request that a stage of review asks for. */
function limitsOf(request: RecipeRequest): readonly unknown[] {
  return [askedDiets(request), request.maxTime, request.difficulty]
}

const hasPeople = ({ household }: RecipeRequest): boolean => (household?.people.length ?? 0) > 0
