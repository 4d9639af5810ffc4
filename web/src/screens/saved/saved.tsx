import { useDeferredValue, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { requireSession } from '../../api/session.ts'
import { savedTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CollectionSkeleton } from './collection-skeleton.tsx'
import { Collection } from './collection.tsx'
import { Controls } from './controls.tsx'
import styles from './saved.module.css'
import type { Sort } from './sort.ts'
import { type CollectionKind, isPremiumOnly, useCollection, useWholeCollection } from './use-collection.ts'

export const meta = () => [{ title: savedTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <Head kind="saved" total={undefined} />
      <Skeleton height="3rem" shape="block" />
      <CollectionSkeleton kind="saved" />
    </div>
  )
}

/** What a person saved, and everything that was ever generated for them. */
export default function Saved() {
  const [kind, setKind] = useKind()
  const [typed, setTyped] = useState('')
  const [sort, setSort] = useState<Sort>('newest')
  const words = useDeferredValue(typed.trim())
  const search = useRef<HTMLInputElement>(null)
  const clearSearch = () => {
    setTyped('')
    search.current?.focus()
  }
  const collection = useCollection(kind, words)
  const isSaved = kind === 'saved'
  useWholeCollection(collection, isSaved && sort !== 'newest')
  const count = collection.data?.pages[0]?.items.length ?? 0
  if (isPremiumOnly(collection.error)) return <PremiumRedirect text={collection.error.failure.message} />
  return (
    <div className={styles.page}>
      <Head kind={kind} total={collection.data?.pages[0]?.total} />
      <Controls
        kind={kind}
        onKind={setKind}
        search={search}
        typed={typed}
        onType={setTyped}
        sort={isSaved && (collection.isPending || words !== '' || count > 1) ? sort : undefined}
        onSort={setSort}
        pdfAddress={isSaved && count > 0 ? pdfAddressOf(words) : undefined}
      />
      <Collection
        key={kind}
        kind={kind}
        words={words}
        sort={sort}
        collection={collection}
        onClearSearch={clearSearch}
      />
    </div>
  )
}

function Head({ kind, total }: { kind: CollectionKind; total: number | undefined }) {
  const isSaved = kind === 'saved'
  return (
    <header>
      <h1 className={styles.title}>{isSaved ? savedTexts.title : savedTexts.historyTitle}</h1>
      <p className={styles.lead}>
        {isSaved ? savedTexts.lead : savedTexts.historyLead}
        {total ? ` ${savedTexts.count(total)}.` : ''}
      </p>
    </header>
  )
}

/** Which of the two is open stands in the address, so that who comes back from a recipe finds it open. */
function useKind() {
  const [params, setParams] = useSearchParams()
  const kind: CollectionKind = params.get('show') === 'history' ? 'history' : 'saved'
  const setKind = (wanted: CollectionKind) =>
    setParams(wanted === 'history' ? { show: wanted } : {}, { replace: true, preventScrollReset: true })
  return [kind, setKind] as const
}

const pdfAddressOf = (words: string): string =>
  `/api/saved-recipes/pdf?${new URLSearchParams({ q: words }).toString()}`
