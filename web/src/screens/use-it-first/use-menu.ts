import type { UseItFirstMenu } from '@plotluck/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { readTab, writeTab } from '../../api/tab-storage.ts'
import { basketToSend, type Basket } from '../../ingredient-parts/basket.ts'
import { menuTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

export type MenuState = {
  readonly menu: UseItFirstMenu | undefined
  readonly isPlanning: boolean
  /** Why the last attempt came to nothing, until the next one. */
  readonly failure: string | undefined
}

const storageKey = 'useItFirstMenu'

/** The menu of this tab; it outlives a reload. */
export function useMenu() {
  const [state, setState] = useState<MenuState>(() => ({
    menu: readMenu(),
    isPlanning: false,
    failure: undefined,
  }))
  async function plan(basket: Basket): Promise<void> {
    if (basket.length === 0) return toast({ ...menuTexts.none, tone: 'destructive' })
    setState(({ menu }) => ({ menu, isPlanning: true, failure: undefined }))
    const outcome = await call('POST /api/generate-use-it-first-menu', {
      body: basketToSend(basket),
    })
    if (!outcome.ok) {
      const failure = outcome.failure.message
      setState(({ menu }) => ({ menu, isPlanning: false, failure }))
      return toast({ ...menuTexts.failed, tone: 'destructive' })
    }
    writeTab(storageKey, outcome.answer)
    setState({ menu: outcome.answer, isPlanning: false, failure: undefined })
    toast(menuTexts.success)
  }
  return { ...state, plan }
}

// NOTE only this page writes here; a text of an older shape has no list of days
function readMenu(): UseItFirstMenu | undefined {
  const kept = readTab(storageKey)
  const isMenu = typeof kept === 'object' && kept !== null && 'menu' in kept && Array.isArray(kept.menu)
  return isMenu ? (kept as UseItFirstMenu) : undefined
}
