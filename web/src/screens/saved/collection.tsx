import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { savedTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { CollectionSkeleton } from './collection-skeleton.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { History } from './history.tsx'
import { Nothing, NothingFound } from './nothing.tsx'
import { SavedCard } from './saved-card.tsx'
import styles from './saved.module.css'
import { type Sort, sorted } from './sort.ts'
import type { CollectionKind, Kept, useCollection } from './use-collection.ts'

type CollectionProps = {
  kind: CollectionKind
  words: string
  sort: Sort
  collection: ReturnType<typeof useCollection>
  onClearSearch: () => void
}

/** The recipes in all states: loading, failed, empty, and ready. */
export function Collection({ kind, words, sort, collection, onClearSearch }: CollectionProps) {
  const session = useSession()
  const isPremium = session.kind === 'signed-in' && session.profile.is_premium
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = collection
  if (isPending) return <CollectionSkeleton kind={kind} />
  if (error && !data)
    return (
      <Failed retryLabel={savedTexts.retry} onRetry={() => void refetch()}>
        <p>{kind === 'saved' ? savedTexts.loadFailed : savedTexts.historyFailed}</p>
        <p>{error.message}</p>
      </Failed>
    )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0)
    return words ? <NothingFound words={words} onClear={onClearSearch} /> : <Nothing kind={kind} />
  return (
    <>
      {kind === 'saved' ? (
        <SavedCards items={sorted(items, sort)} isPremium={isPremium} />
      ) : (
        <History recipes={items.map(({ recipe }) => recipe)} isPremium={isPremium} />
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {savedTexts.more}
          </Button>
        </div>
      )}
    </>
  )
}

function SavedCards({ items, isPremium }: { items: readonly Kept[]; isPremium: boolean }) {
  const [leaving, setLeaving] = useState<Kept>()
  return (
    <>
      <div className={styles.grid}>
        {items.map((kept) => (
          <SavedCard key={kept.savedId} kept={kept} isPremium={isPremium} onDelete={() => setLeaving(kept)} />
        ))}
      </div>
      {leaving && <DeleteDialog kept={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
