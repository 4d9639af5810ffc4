import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { makePasskey } from '../../api/passkeys.ts'
import { settingsTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'
import { useEntryChanges } from './use-entry-changes.ts'

const texts = settingsTexts.passkeys

/** The passkeys of the account, and what can be done with them. `busy` is the id of the one that something is done with. */
export function usePasskeys() {
  const query = useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await ask('GET /api/account/passkeys')).passkeys,
    staleTime: 0,
  })
  const changes = useEntryChanges(query.refetch, texts.failed)
  return {
    query,
    busy: changes.busy,
    remove: (id: string) =>
      changes.remove(id, () => call('DELETE /api/account/passkeys/{id}', { path: { id } }), texts.removed),
    rename: (id: string, name: string) =>
      changes.change(
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
