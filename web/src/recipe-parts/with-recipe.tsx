import type { ApiRecipe, FailureBody } from '@plotluck/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { call } from '../api/client.ts'
import { ApiError } from '../api/session.ts'
import { recipeTexts } from '../messages/index.ts'
import { keepRecipeOffline } from '../offline/keep-answer.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
import { findCurrentRecipe } from './current-recipes.ts'
import styles from './recipe-not-found.module.css'
import { RecipeNotFound } from './recipe-not-found.tsx'

type WithRecipeProps = { skeleton: ReactNode; children: (recipe: ApiRecipe) => ReactNode }

/**
 * The recipe of this address: from what the tab keeps, else from the server, which answers only with the person's own recipes. Whatever is
 * shown can be opened again without a connection. Until it is there, and where it is not to be had, a page says so in its place.
 */
export function WithRecipe({ skeleton, children }: WithRecipeProps) {
  const { id = '' } = useParams()
  const recipe = useQuery(recipeQuery(id))
  useEffect(() => {
    if (recipe.data) keepRecipeOffline(recipe.data)
  }, [recipe.data])
  if (recipe.data) return children(recipe.data)
  return (
    <>
      <h1 className="visually-hidden">{recipeTexts.title}</h1>
      {recipe.isPending ? skeleton : <RecipeMissing error={recipe.error} onRetry={recipe.refetch} />}
    </>
  )
}

function RecipeMissing({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const failure = failureOf(error)
  if (failure.code === 'not-found' || failure.code === 'invalid-input') return <RecipeNotFound />
  return (
    <div className={styles.failed}>
      <Failed retryLabel={recipeTexts.retry} onRetry={() => void onRetry()}>
        <p>{recipeTexts.failed}</p>
        <p>{failure.message}</p>
      </Failed>
      <ButtonLink look="ghost" to="/dashboard">
        {recipeTexts.notFound.toDashboard}
      </ButtonLink>
    </div>
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
  if (!outcome.ok) throw new ApiError(outcome.failure)
  return outcome.answer
}

function failureOf(error: Error): FailureBody {
  if (error instanceof ApiError) return error.failure
  return { code: 'unexpected', message: error.message }
}
