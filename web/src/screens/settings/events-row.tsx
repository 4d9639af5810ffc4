import type { AccountEvent } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { ask } from '../../api/ask.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { FoldoutRow } from '../../ui/card-row.tsx'
import { Loaded, LoadedValue } from './loaded.tsx'
import styles from './entries-row.module.css'

const texts = settingsTexts.events

/** What happened with the account, newest first. */
export function EventsRow() {
  const query = useEvents()
  return (
    <FoldoutRow
      title={texts.title}
      anchor="activity"
      Icon={History}
      value={
        <LoadedValue query={query} texts={texts}>
          {({ pages }) => latest(pages[0]?.events[0])}
        </LoadedValue>
      }
    >
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query} texts={texts}>
        {({ pages }) => <Events events={pages.flatMap(({ events }) => events)} />}
      </Loaded>
      {query.hasNextPage && (
        <Button look="secondary" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </FoldoutRow>
  )
}

const latest = (event: AccountEvent | undefined): string =>
  event ? texts.latest(texts.kinds[event.kind], event.created_at) : texts.none

function useEvents() {
  return useInfiniteQuery({
    queryKey: ['account-events'],
    queryFn: ({ pageParam }) =>
      ask('GET /api/account/events', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    staleTime: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

function Events({ events }: { events: readonly AccountEvent[] }) {
  return (
    <ul className={styles.entries}>
      {events.map(({ id, kind, device, created_at }) => (
        <li key={id}>
          <p className={styles.name}>{texts.kinds[kind]}</p>
          <p className={styles.soft}>{texts.at(created_at, device)}</p>
        </li>
      ))}
    </ul>
  )
}
