import type { UseItFirstMenu } from '@plotluck/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { readTab, writeTab } from '../../api/tab-storage.ts'
import { menuTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

export type MenuState = {
  readonly menu: UseItFirstMenu | undefined
  readonly isPlanning: boolean
  /** What the server refused with, until the next attempt. */
  readonly refusal: string | undefined
}

const storageKey = 'useItFirstMenu'

/** The menu of this tab; it outlives a reload. */
export function useMenu() {
  const [state, setState] = useState<MenuState>(() => ({
    menu: readMenu(),
    isPlanning: false,
    refusal: undefined,
  }))
  async function plan(ingredients: readonly string[]): Promise<void> {
    if (ingredients.length === 0) return toast({ ...menuTexts.none, tone: 'destructive' })
    setState(({ menu }) => ({ menu, isPlanning: true, refusal: undefined }))
    const outcome = await call('POST /api/generate-use-it-first-menu', {
      body: { ingredients: [...ingredients] },
    })
    if (!outcome.ok) {
      const { code, message } = outcome.failure
      const isTold = code === 'no-food' || code === 'no-recipe'
      setState(({ menu }) => ({ menu, isPlanning: false, refusal: isTold ? message : undefined }))
      return toast({ ...menuTexts.failed, tone: 'destructive' })
    }
    writeTab(storageKey, outcome.answer)
    setState({ menu: outcome.answer, isPlanning: false, refusal: undefined })
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
