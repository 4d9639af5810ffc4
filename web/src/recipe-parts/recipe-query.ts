import type { ApiRecipe, FailureBody } from '@plotluck/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { ApiError, queryClient } from '../api/session.ts'
import { findCurrentRecipe } from './current-recipes.ts'

/** The recipe of an id: what the tab keeps of it, else what the server answers. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: () => askForRecipe(id),
    initialData: () => findCurrentRecipe(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (attempt, error) => attempt < 1 && failureOf(error).code === 'unavailable',
  })

/**
 * Asks for a recipe beside the profile, since on a slow line one after the other takes twice as long. What the tab keeps is left alone
 * until it is known who is signed in.
 */
export function prefetchRecipe(id: string): void {
  if (findCurrentRecipe(id) === undefined) void queryClient.prefetchQuery(recipeQuery(id))
}

async function askForRecipe(id: string): Promise<ApiRecipe> {
  const outcome = await call('GET /api/recipes/{id}', { path: { id } })
  if (!outcome.ok) throw new ApiError(outcome.failure)
  return outcome.answer
}

/** What a lost query failed of. */
export function failureOf(error: Error): FailureBody {
  if (error instanceof ApiError) return error.failure
  return { code: 'unexpected', message: error.message }
}
