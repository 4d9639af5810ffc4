import type { ReactNode } from 'react'
import { settingsTexts } from '../../messages/index.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

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
