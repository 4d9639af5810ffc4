import { useState } from 'react'
import type { Outcome } from '../../api/client.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

type Said = { title: string; text: string }
type Send = () => Promise<Outcome<unknown>>

/** Ways to change and to remove one entry of a list, which is loaded again after. `busy` is the id of the one under way. */
export function useEntryChanges(reload: () => Promise<unknown>, failedTitle: string) {
  const [busy, setBusy] = useState<string>()
  async function send(id: string, make: Send, said: Said, isRemoval: boolean): Promise<void> {
    setBusy(id)
    const outcome = await make()
    const isGone = !outcome.ok && outcome.failure.code === 'not-found'
    if (outcome.ok || isGone) await reload()
    setBusy(undefined)
    // What another window has removed meanwhile is gone, as was wanted.
    if (outcome.ok || (isRemoval && isGone)) toast(said)
    else toastFailure(outcome.failure, failedTitle)
  }
  return {
    busy,
    change: (id: string, make: Send, said: Said) => send(id, make, said, false),
    remove: (id: string, make: Send, said: Said) => send(id, make, said, true),
  }
}
