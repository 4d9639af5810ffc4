import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { settingsTexts } from '../../messages/index.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './settings.module.css'

export type LoadedProps<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  texts: { loading: string; loadFailed: string }
  children: (data: Data) => ReactNode
}

/** What a card shows of its query: what came, why nothing came and the way to ask again, or a shape while it is on its way. */
export function Loaded<Data>({ query: { data, error, refetch }, texts, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <Failed retryLabel={settingsTexts.retry} onRetry={() => void refetch()}>
        <p>{texts.loadFailed}</p>
        <p>{error.message}</p>
      </Failed>
    )
  return (
    <>
      <output className="visually-hidden">{texts.loading}</output>
      <Skeleton height="4.5rem" />
    </>
  )
}

type LoadedValueProps<Data> = {
  query: Pick<LoadedProps<Data>['query'], 'data' | 'error'>
  texts: Pick<LoadedProps<Data>['texts'], 'loadFailed'>
  children: (data: Data) => string
}

/** The same in the one line of a row that is folded. */
export function LoadedValue<Data>({ query: { data, error }, texts, children }: LoadedValueProps<Data>) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <span className={styles.failedValue}>
        <TriangleAlert size={16} aria-hidden />
        {texts.loadFailed}
      </span>
    )
  return <Skeleton height="1lh" width="9rem" />
}
