import type { ApiRecipe, FailureBody } from '@plotluck/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../api/client.ts'
import { CallFailed, requireSession } from '../../api/session.ts'
import { recipeTexts } from '../../messages/index.ts'
import { findCurrentRecipe } from '../../recipe-parts/current-recipes.ts'
import { Failed } from '../../ui/failed.tsx'
import { RecipeNotFound } from './recipe-not-found.tsx'
import { RecipePage } from './recipe-page.tsx'
import { RecipeSkeleton } from './recipe-skeleton.tsx'

export const meta = () => [{ title: recipeTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <RecipeSkeleton />
}

/** A recipe's page: from what this tab keeps, else from the server, which answers only with the person's own recipes. */
export default function Recipe() {
  const { id = '' } = useParams()
  const recipe = useQuery(recipeQuery(id))
  if (recipe.data) return <RecipePage key={id} recipe={recipe.data} />
  return (
    <>
      <h1 className="visually-hidden">{recipeTexts.title}</h1>
      {recipe.isPending ? (
        <RecipeSkeleton />
      ) : (
        <RecipeMissing error={recipe.error} onRetry={recipe.refetch} />
      )}
    </>
  )
}

function RecipeMissing({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const failure = failureOf(error)
  if (failure.code === 'not-found' || failure.code === 'invalid-input') return <RecipeNotFound />
  return (
    <Failed retryLabel={recipeTexts.retry} onRetry={() => void onRetry()}>
      <p>{recipeTexts.failed}</p>
      <p>{failure.message}</p>
    </Failed>
  )
}

const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: () => askForRecipe(id),
    initialData: () => findCurrentRecipe(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (attempt, error) => attempt < 1 && failureOf(error).code === 'unavailable',
  })

async function askForRecipe(id: string): Promise<ApiRecipe> {
  const outcome = await call('GET /api/recipes/{id}', { path: { id } })
  if (!outcome.ok) throw new CallFailed(outcome.failure)
  return outcome.answer
}

function failureOf(error: Error): FailureBody {
  if (error instanceof CallFailed) return error.failure
  return { code: 'unexpected', message: error.message }
}
