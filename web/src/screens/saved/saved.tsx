import { useDeferredValue, useRef, useState } from 'react'
import { requireSession } from '../../api/session.ts'
import { savedTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Collection, CollectionSkeleton } from './collection.tsx'
import styles from './saved.module.css'
import { type CollectionKind, isPremiumOnly, useCollection } from './use-collection.ts'

export const meta = () => [{ title: savedTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{savedTexts.title}</h1>
      <CollectionSkeleton />
    </div>
  )
}

const tabs = [
  { value: 'saved', label: savedTexts.saved },
  { value: 'history', label: savedTexts.history },
] as const

/** What a person saved, and everything that was ever generated for them. */
export default function Saved() {
  const [kind, setKind] = useState<CollectionKind>('saved')
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const search = useRef<HTMLInputElement>(null)
  const clearSearch = () => {
    setTyped('')
    search.current?.focus()
  }
  const collection = useCollection(kind, words)
  const hasRecipes = (collection.data?.pages[0]?.items ?? []).length > 0
  if (isPremiumOnly(collection.error)) return <PremiumRedirect text={collection.error.failure.message} />
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{savedTexts.title}</h1>
        <p className={styles.lead}>{savedTexts.lead}</p>
      </header>
      <div className={styles.controls}>
        <SegmentedControl
          legend={savedTexts.tabs}
          isLegendHidden
          segments={tabs}
          value={kind}
          onChange={setKind}
        />
        <Field label={savedTexts.search}>
          {(control) => (
            <TextInput
              {...control}
              ref={search}
              type="search"
              maxLength={100}
              placeholder={savedTexts.searchPlaceholder}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {kind === 'saved' && hasRecipes && (
          <PdfButton address={`/api/saved-recipes/pdf?${new URLSearchParams({ q: words })}`} />
        )}
      </div>
      <Collection key={kind} kind={kind} words={words} collection={collection} onClearSearch={clearSearch} />
    </div>
  )
}
