import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.tokens

/** The tokens that the person made for programs, and the way to revoke one. `revoking` is the id of the one that is being revoked. */
export function useTokens() {
  const [revoking, setRevoking] = useState<string>()
  const query = useQuery({
    queryKey: ['personal-tokens'],
    queryFn: async () => (await ask('GET /api/account/tokens')).tokens,
    staleTime: 0,
  })
  async function revoke(id: string): Promise<void> {
    setRevoking(id)
    const outcome = await call('DELETE /api/account/tokens/{id}', { path: { id } })
    // What was revoked in another window is gone, as was wanted.
    const isGone = outcome.ok || outcome.failure.code === 'not-found'
    if (isGone) await query.refetch()
    setRevoking(undefined)
    if (isGone) toast(texts.revoked)
    else toastFailure(outcome.failure, texts.failed)
  }
  return { query, revoking, revoke }
}
