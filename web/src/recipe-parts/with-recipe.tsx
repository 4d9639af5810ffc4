import type { ApiRecipe } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { recipeTexts } from '../messages/index.ts'
import { keepRecipeOffline } from '../offline/keep-answer.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
import styles from './recipe-not-found.module.css'
import { RecipeNotFound } from './recipe-not-found.tsx'
import { failureOf, recipeQuery } from './recipe-query.ts'

type WithRecipeProps = {
  skeleton: ReactNode
  /** Stands above where there is no recipe, on a screen that has no header. */
  bar?: ReactNode
  children: (recipe: ApiRecipe) => ReactNode
}

/**
 * The recipe of this address: from what the tab keeps, else from the server, which answers only with the person's own recipes. Whatever is
 * shown can be opened again without a connection. Until it is there, and where it is not to be had, a page says so in its place.
 */
export function WithRecipe({ skeleton, bar, children }: WithRecipeProps) {
  const { id = '' } = useParams()
  const recipe = useQuery(recipeQuery(id))
  useEffect(() => {
    if (recipe.data) keepRecipeOffline(recipe.data)
  }, [recipe.data])
  if (recipe.data) return children(recipe.data)
  return (
    <>
      <h1 className="visually-hidden">{recipeTexts.title}</h1>
      {recipe.isPending ? (
        skeleton
      ) : (
        <>
          {bar}
          <div className={styles.missing}>
            <RecipeMissing error={recipe.error} onRetry={recipe.refetch} />
          </div>
        </>
      )}
    </>
  )
}

function RecipeMissing({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const failure = failureOf(error)
  if (failure.code === 'not-found' || failure.code === 'invalid-input') return <RecipeNotFound />
  return (
    <div className={styles.failed}>
      <Failed retryLabel={recipeTexts.retry} onRetry={() => void onRetry()}>
        <p>
          <strong>{recipeTexts.failed}</strong>
        </p>
        <p>{failure.message}</p>
      </Failed>
      <ButtonLink look="secondary" to="/dashboard">
        {recipeTexts.notFound.toDashboard}
      </ButtonLink>
    </div>
  )
}
