import type { PersonalToken } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { EntriesRow, EntryRow } from './entries-row.tsx'
import { NewToken } from './new-token.tsx'
import { useEntryChanges } from './use-entry-changes.ts'

const texts = settingsTexts.tokens

/** Tokens for programs: those there are, the way to revoke one, and to make another. */
export function TokensRow() {
  const query = useQuery({
    queryKey: ['personal-tokens'],
    queryFn: async () => (await ask('GET /api/account/tokens')).tokens,
    staleTime: 0,
  })
  const { busy, remove } = useEntryChanges(query.refetch, texts.failed)
  const revoke = (id: string) =>
    void remove(id, () => call('DELETE /api/account/tokens/{id}', { path: { id } }), texts.revoked)
  return (
    <EntriesRow
      texts={texts}
      anchor="tokens"
      Icon={KeyRound}
      query={query}
      renderRow={(token) => (
        <Token
          key={token.id}
          token={token}
          isRevoking={busy === token.id}
          onRevoke={() => revoke(token.id)}
        />
      )}
    >
      {() => <NewToken onMade={() => void query.refetch()} />}
    </EntriesRow>
  )
}

type TokenProps = { token: PersonalToken; isRevoking: boolean; onRevoke: () => void }

function Token({ token: { name, scope, last_used_at, expires_at }, isRevoking, onRevoke }: TokenProps) {
  const facts = [texts.scopes[scope], texts.used(last_used_at), texts.until(expires_at)]
  return (
    <EntryRow Icon={KeyRound} name={name} note={facts.join(' · ')}>
      <Button look="secondary" aria-label={texts.revokeOne(name)} isBusy={isRevoking} onClick={onRevoke}>
        {isRevoking ? texts.revoking : texts.revoke}
      </Button>
    </EntryRow>
  )
}
