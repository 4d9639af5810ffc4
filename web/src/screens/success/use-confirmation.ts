import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { reloadSession } from '../../api/session.ts'
import { successTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

/** Whether the payment has arrived: `pending` when the server does not say so (yet), or could not be asked. */
export type Confirmation = 'processing' | 'active' | 'pending'

/** How long a payment provider usually needs to tell the server. */
const patienceMs = 2000

/** Waits, asks for the session and then for the subscription, and says what came of it. `checkAgain` does it once more. */
export function useConfirmation(): { confirmation: Confirmation; checkAgain: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>('processing')
  useEffect(() => {
    if (confirmation !== 'processing') return
    let isLeft = false
    const timer = setTimeout(async () => {
      const isActive = await confirm()
      if (isLeft) return
      setConfirmation(isActive ? 'active' : 'pending')
      toast(isActive ? successTexts.confirmed : { ...successTexts.notice, tone: 'info' })
    }, patienceMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [confirmation])
  return { confirmation, checkAgain: () => setConfirmation('processing') }
}

// NOTE without a session the first answer is 401, and the frame leads to sign-in by itself
async function confirm(): Promise<boolean> {
  await reloadSession()
  const outcome = await call('POST /api/check-subscription')
  if (!outcome.ok || !outcome.answer.subscribed) return false
  await reloadSession()
  return true
}
