import type { AccountEvent } from '@plotluck/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './sessions-card.module.css'

const texts = settingsTexts.events

/** What happened with the account, newest first. */
export function EventsCard() {
  const query = useEvents()
  return (
    <Section title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      {query.data ? (
        <Events events={query.data.pages.flatMap(({ events }) => events)} />
      ) : query.isError ? (
        <Failed retryLabel={settingsTexts.retry} onRetry={() => void query.refetch()}>
          <p>{texts.loadFailed}</p>
          <p>{query.error.message}</p>
        </Failed>
      ) : (
        <>
          <output className="visually-hidden">{texts.loading}</output>
          <Skeleton height="4.5rem" />
        </>
      )}
      {query.hasNextPage && (
        <Button look="secondary" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </Section>
  )
}

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
    <ul className={styles.sessions}>
      {events.map(({ id, kind, device, created_at }) => (
        <li key={id}>
          <p className={styles.name}>{texts.kinds[kind]}</p>
          <p className={styles.soft}>{texts.at(created_at, device)}</p>
        </li>
      ))}
    </ul>
  )
}
