import { savedPreviewLength } from '@plotluck/contract/saved'
import { Trash2 } from 'lucide-react'
import { savedTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { keepOpenedRecipe } from '../../recipe-parts/current-recipes.ts'
import { RecipeBadges } from '../../recipe-parts/recipe-badges.tsx'
import { RecipeFacts } from '../../recipe-parts/recipe-facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './saved.module.css'
import type { Kept } from './use-collection.ts'

type KeptCardProps = { kept: Kept; onDelete: () => void }

/** One recipe of the collection: what it is, how it begins, and the ways on. */
export function SavedCard({ kept: { savedId, recipe }, onDelete }: KeptCardProps) {
  const { show } = useUnits()
  const titleId = `kept-${savedId ?? recipe.id}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <RecipeImage picture={recipe.picture} />
      <div className={styles.words}>
        <div className={styles.top}>
          <RecipeBadges recipe={recipe} />
          <h2 id={titleId} className={styles.cardTitle}>
            {recipe.title}
          </h2>
          <RecipeFacts recipe={recipe} />
        </div>
        <p className={styles.preview}>{previewOf(show(recipe.instructions))}</p>
        <div className={styles.actions}>
          <ButtonLink
            look="secondary"
            to={`/recipe/${recipe.id}`}
            aria-describedby={titleId}
            onClick={() => keepOpenedRecipe(recipe)}
          >
            {savedTexts.view}
          </ButtonLink>
          {savedId !== null && (
            <IconButton label={savedTexts.remove(recipe.title)} onClick={onDelete}>
              <Trash2 size={22} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </article>
  )
}

function previewOf(instructions: string): string {
  const start = instructions.slice(0, savedPreviewLength)
  return start.length < instructions.length ? `${start.trimEnd()}…` : start
}
