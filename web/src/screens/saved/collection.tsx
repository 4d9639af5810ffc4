import { Fragment, useState } from 'react'
import { savedTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SavedCard } from './saved-card.tsx'
import styles from './saved.module.css'
import type { CollectionKind, Kept, useCollection } from './use-collection.ts'

type CollectionProps = {
  kind: CollectionKind
  words: string
  collection: ReturnType<typeof useCollection>
  onClearSearch: () => void
}

/** The grid of recipes in all its states: loading, failed, empty, and ready. */
export function Collection({ kind, words, collection, onClearSearch }: CollectionProps) {
  const [leaving, setLeaving] = useState<Kept>()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = collection
  if (isPending) return <CollectionSkeleton />
  if (error && !data)
    return (
      <Failed retryLabel={savedTexts.retry} onRetry={() => void refetch()}>
        {kind === 'saved' ? savedTexts.loadFailed : savedTexts.historyFailed}
      </Failed>
    )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0)
    return words ? <NothingFound words={words} onClear={onClearSearch} /> : <Nothing kind={kind} />
  return (
    <>
      <div className={styles.grid}>
        {items.map((kept, at) => (
          <Fragment key={kept.savedId ?? kept.recipe.id}>
            {kind === 'history' && <DayHeading kept={kept} before={items[at - 1]} />}
            <SavedCard kept={kept} onDelete={() => setLeaving(kept)} />
          </Fragment>
        ))}
      </div>
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {savedTexts.more}
          </Button>
        </div>
      )}
      {leaving && <DeleteDialog kept={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

/** The day on which a recipe was suggested, above the first of that day. */
function DayHeading({ kept, before }: { kept: Kept; before: Kept | undefined }) {
  const [day, last] = [kept, before].map((each) => each && savedTexts.day(new Date(each.recipe.created_at)))
  return day === last ? null : <h2 className={styles.day}>{day}</h2>
}

function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
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

function Nothing({ kind }: { kind: CollectionKind }) {
  const isSaved = kind === 'saved'
  return (
    <EmptyState
      title={isSaved ? savedTexts.empty : savedTexts.emptyHistory}
      picture={
        <div className={styles.emptyPicture}>
          <RecipeImage picture={{ dish: 'bowl', foods: ['tomato', 'zucchini'] }} />
        </div>
      }
      action={<ButtonLink to="/dashboard">{savedTexts.generate}</ButtonLink>}
    >
      {isSaved ? savedTexts.emptyText : savedTexts.emptyHistoryText}
    </EmptyState>
  )
}

/** The grid before its recipes are here. */
export function CollectionSkeleton() {
  return (
    <div className={styles.grid} aria-busy>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="27rem" shape="block" />
      ))}
    </div>
  )
}
