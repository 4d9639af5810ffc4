import { useState } from 'react'
import { call } from '../api/client.ts'
import { subscriptionTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'
import { openWaitingTab } from './waiting-tab.ts'

const texts = subscriptionTexts.portal

export type PortalControl = {
  readonly isOpening: boolean
  /** The portal's address, when the browser did not let its tab open. */
  readonly blockedUrl: string | undefined
  readonly open: () => Promise<void>
}

/** Opens the customer portal in a tab of its own. */
export function usePortal(): PortalControl {
  const [isOpening, setIsOpening] = useState(false)
  const [blockedUrl, setBlockedUrl] = useState<string>()
  async function open(): Promise<void> {
    const tab = openWaitingTab(texts.opening)
    setIsOpening(true)
    setBlockedUrl(undefined)
    const outcome = await call('POST /api/customer-portal')
    setIsOpening(false)
    if (!outcome.ok) {
      tab.close()
      const { code, message } = outcome.failure
      return toast({
        title: texts.error,
        text: code === 'unexpected' ? texts.failed : message,
        tone: 'destructive',
      })
    }
    if (!tab.leadTo(outcome.answer.url)) setBlockedUrl(outcome.answer.url)
  }
  return { isOpening, blockedUrl, open }
}
