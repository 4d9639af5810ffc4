import type { sandboxActions } from '@plotluck/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { queryClient, reloadSession } from '../../api/session.ts'
import { subscriptionQuery } from '../../billing/queries.ts'
import { sandboxTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

export type SandboxAction = (typeof sandboxActions)[number]

/** Does what a portal's button says, one at a time, and shows the subscription as it stands afterwards. */
export function usePortal(): {
  acting: SandboxAction | undefined
  act: (action: SandboxAction) => Promise<void>
} {
  const [acting, setActing] = useState<SandboxAction>()
  async function act(action: SandboxAction): Promise<void> {
    setActing(action)
    const outcome = await call('POST /api/sandbox/portal', { body: { action } })
    setActing(undefined)
    if (!outcome.ok)
      return toast({ title: sandboxTexts.error, text: outcome.failure.message, tone: 'destructive' })
    queryClient.setQueryData(subscriptionQuery.queryKey, outcome.answer)
    await reloadSession()
    toast({ title: sandboxTexts.portal.actions[action].done })
  }
  return { acting, act }
}
