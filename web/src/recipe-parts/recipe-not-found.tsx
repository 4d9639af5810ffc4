import { recipeTexts } from '../messages/index.ts'
import { RecipeImage } from '../pictures/recipe-image.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './recipe-not-found.module.css'

/** A recipe that is nobody's, or somebody else's: the two look the same. */
export function RecipeNotFound() {
  return (
    <EmptyState
      title={recipeTexts.notFound.title}
      picture={
        <div className={styles.picture}>
          <RecipeImage picture={{ dish: 'bowl', foods: [] }} />
        </div>
      }
      action={<ButtonLink to="/dashboard">{recipeTexts.notFound.toDashboard}</ButtonLink>}
    >
      <p>{recipeTexts.notFound.text}</p>
    </EmptyState>
  )
}
