import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { call, type Outcome } from '../../api/client.ts'
import { makePasskey } from '../../api/passkeys.ts'
import { settingsTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

const texts = settingsTexts.passkeys

/** The passkeys of the account, and what can be done with them. `busy` is the id of the one that something is done with. */
export function usePasskeys() {
  const [busy, setBusy] = useState<string>()
  const query = useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await ask('GET /api/account/passkeys')).passkeys,
    staleTime: 0,
  })
  async function change(id: string, send: () => Promise<Outcome<unknown>>, said: Said): Promise<void> {
    setBusy(id)
    const outcome = await send()
    if (outcome.ok || outcome.failure.code === 'not-found') await query.refetch()
    setBusy(undefined)
    if (outcome.ok) toast(said)
    else toastFailure(outcome.failure, texts.failed)
  }
  return {
    query,
    busy,
    remove: (id: string) =>
      change(id, () => call('DELETE /api/account/passkeys/{id}', { path: { id } }), texts.removed),
    rename: (id: string, name: string) =>
      change(
        id,
        () => call('PATCH /api/account/passkeys/{id}', { path: { id }, body: { name } }),
        texts.renamed,
      ),
    /** Has the browser make one and adds it; true where that was done. */
    async add(name: string): Promise<boolean> {
      const isAdded = await addPasskey(name)
      if (isAdded) await query.refetch()
      return isAdded
    },
  }
}
type Said = { title: string; text: string }

async function addPasskey(name: string): Promise<boolean> {
  const begun = await call('POST /api/account/passkeys/options')
  if (!begun.ok) return failed(begun.failure)
  const made = await makePasskey(begun.answer.options)
  if ('why' in made) {
    toast(texts.notMade[made.why])
    return false
  }
  const added = await call('POST /api/account/passkeys', { body: { name, credential: made.credential } })
  if (!added.ok) return failed(added.failure)
  toast(texts.added)
  return true
}

function failed(failure: Parameters<typeof toastFailure>[0]): false {
  toastFailure(failure, texts.failed)
  return false
}
