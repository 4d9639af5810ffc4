import { Trash2 } from 'lucide-react'
import { savedTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { keepOpenedRecipe } from '../../recipe-parts/current-recipes.ts'
import { PlanButton } from '../../recipe-parts/plan-button.tsx'
import { useUnits } from '../../recipe-parts/use-units.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FactsLine } from './facts-line.tsx'
import { FitWarnings } from './fit-warnings.tsx'
import { previewOf } from './preview.ts'
import styles from './saved-card.module.css'
import type { Kept } from './use-collection.ts'

type SavedCardProps = { kept: Kept; isPremium: boolean; onDelete: () => void }

/** One saved recipe: what it is, how it begins, and the ways on. A press anywhere beside its buttons opens it. */
export function SavedCard({ kept: { savedId, recipe }, isPremium, onDelete }: SavedCardProps) {
  const titleId = `kept-${savedId}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
      </div>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {recipe.title}
        </h2>
        <FactsLine recipe={recipe} />
        <FitWarnings recipe={recipe} />
      </div>
      <Preview instructions={recipe.instructions} />
      <div className={styles.actions}>
        <ButtonLink
          look="secondary"
          to={`/recipe/${recipe.id}`}
          aria-describedby={titleId}
          onClick={() => keepOpenedRecipe(recipe)}
        >
          {savedTexts.view}
        </ButtonLink>
        {isPremium && <PlanButton recipe={recipe} isPremium />}
        <IconButton label={savedTexts.remove(recipe.title)} onClick={onDelete}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
    </article>
  )
}

/** Two lines of how it begins; what the edge or the length of the preview would cut in a word is there for who listens. */
function Preview({ instructions }: { instructions: string }) {
  const shown = useUnits().show(instructions)
  const { words, rest } = previewOf(shown)
  const isCut = words.length + rest.length < shown.length
  return (
    <p className={styles.preview}>
      {words}
      {rest && <span className="visually-hidden">{rest}</span>}
      {isCut && '…'}
    </p>
  )
}
