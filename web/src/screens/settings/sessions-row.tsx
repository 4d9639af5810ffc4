import type { AccountSession } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { Laptop, MonitorSmartphone, Terminal } from 'lucide-react'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EntriesRow, EntriesNote, EntryRow } from './entries-row.tsx'
import { useEntryChanges } from './use-entry-changes.ts'

const texts = settingsTexts.sessions
/** Stands for all devices but this one, in the call and here. */
const others = 'others'

/** Where the account is signed in, and the way to end it there. */
export function SessionsRow() {
  const query = useQuery({
    queryKey: ['account-sessions'],
    queryFn: async (): Promise<readonly AccountSession[]> =>
      (await ask('GET /api/account/sessions')).sessions,
    staleTime: 0,
  })
  const { busy, remove } = useEntryChanges(query.refetch, texts.endFailed)
  const end = (id: string) =>
    void remove(id, () => call('DELETE /api/account/sessions/{id}', { path: { id } }), texts.ended)
  return (
    <EntriesRow
      texts={texts}
      anchor="devices"
      Icon={MonitorSmartphone}
      query={query}
      renderRow={(session) => (
        <Device key={session.id} session={session} isEnding={busy === session.id} onEnd={end} />
      )}
    >
      {(sessions) => <OtherDevices sessions={sessions} isEnding={busy === others} onEnd={end} />}
    </EntriesRow>
  )
}

type OtherDevicesProps = {
  sessions: readonly AccountSession[]
  isEnding: boolean
  onEnd: (id: string) => void
}

function OtherDevices({ sessions, isEnding, onEnd }: OtherDevicesProps) {
  if (sessions.every(({ is_this }) => is_this)) return <EntriesNote>{texts.alone}</EntriesNote>
  return (
    <Button look="secondary" isBusy={isEnding} onClick={() => onEnd(others)}>
      {isEnding ? texts.endingOthers : texts.endOthers}
    </Button>
  )
}

type DeviceProps = { session: AccountSession; isEnding: boolean; onEnd: (id: string) => void }

function Device({ session: { id, kind, name, last_seen_at, is_this }, isEnding, onEnd }: DeviceProps) {
  const called = name ?? texts.unnamed[kind]
  return (
    <EntryRow Icon={kind === 'program' ? Terminal : Laptop} name={called} note={texts.lastSeen(last_seen_at)}>
      {is_this ? (
        <Badge tint="leaf">{texts.thisDevice}</Badge>
      ) : (
        <Button
          look="secondary"
          aria-label={texts.endOne(called)}
          isBusy={isEnding}
          onClick={() => onEnd(id)}
        >
          {isEnding ? texts.ending : texts.end}
        </Button>
      )}
    </EntryRow>
  )
}
