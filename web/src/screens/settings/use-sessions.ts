import type { AccountSession } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { settingsTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.sessions

/** The devices that are signed in, and the way to end one by its id or all `others`. `ending` is what is being ended. */
export function useSessions() {
  const [ending, setEnding] = useState<string>()
  const query = useQuery({
    queryKey: ['account-sessions'],
    queryFn: async (): Promise<readonly AccountSession[]> =>
      (await ask('GET /api/account/sessions')).sessions,
    staleTime: 0,
  })
  async function end(id: string): Promise<void> {
    setEnding(id)
    const outcome = await call('DELETE /api/account/sessions/{id}', { path: { id } })
    // What another device has ended meanwhile is gone, as was wanted.
    const isGone = outcome.ok || outcome.failure.code === 'not-found'
    if (isGone) await query.refetch()
    setEnding(undefined)
    if (isGone) toast(texts.ended)
    else toastFailure(outcome.failure, texts.endFailed)
  }
  return { query, ending, end }
}
