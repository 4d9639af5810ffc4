import { savedTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './saved.module.css'
import type { CollectionKind } from './use-collection.ts'

/** What stands where a search found nothing. */
export function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <EmptyState
      title={savedTexts.none(words)}
      action={
        <Button look="secondary" onClick={onClear}>
          {savedTexts.showAll}
        </Button>
      }
    >
      {savedTexts.noneText}
    </EmptyState>
  )
}

/** What stands where nothing was saved, or suggested, yet. */
export function Nothing({ kind }: { kind: CollectionKind }) {
  const isSaved = kind === 'saved'
  return (
    <EmptyState
      title={isSaved ? savedTexts.empty : savedTexts.emptyHistory}
      picture={
        <div className={styles.emptyPicture}>
          <RecipeImage picture={{ dish: isSaved ? 'bowl' : 'soup', foods: ['tomato', 'zucchini'] }} />
        </div>
      }
      action={<ButtonLink to="/dashboard">{savedTexts.generate}</ButtonLink>}
    >
      {isSaved ? savedTexts.emptyText : savedTexts.emptyHistoryText}
    </EmptyState>
  )
}
