import { SearchX } from 'lucide-react'
import { recipeTexts } from '../messages/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './recipe-not-found.module.css'

/** A recipe that is nobody's, or somebody else's: the two look the same. */
export function RecipeNotFound() {
  return (
    <EmptyState
      title={recipeTexts.notFound.title}
      picture={
        <span className={styles.sign}>
          <SearchX size={40} aria-hidden />
        </span>
      }
      action={<ButtonLink to="/dashboard">{recipeTexts.notFound.toDashboard}</ButtonLink>}
    >
      <p>{recipeTexts.notFound.text}</p>
    </EmptyState>
  )
}
