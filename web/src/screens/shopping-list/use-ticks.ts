import type { ShoppingListAnswer } from '@plotluck/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { readTab, writeTab } from '../../api/tab-storage.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

type Ticks = Readonly<Record<string, boolean>>
type KnownList = {
  readonly list: ShoppingListAnswer | undefined
  /** When the list came; each new one shows that the server can be reached again. */
  readonly cameAt: number
  /** Asks for the list again, so that what a reload without a connection shows has these ticks in it. */
  readonly reload: () => Promise<void>
}

/** What is ticked: the server's word, and over it what this tab has said since. What could not be sent waits in the tab's storage. */
export function useTicks(monday: CalendarDate, { list, cameAt, reload }: KnownList) {
  const [said, setSaid] = useState<Ticks>(() => readTicks(monday))
  const isSending = useRef(false)
  const isTicked = (line: string): boolean => said[line] ?? list?.checked.includes(line) ?? false
  async function tick(line: string, checked: boolean): Promise<void> {
    setSaid((before) => ({ ...before, [line]: checked }))
    writeTicks(monday, { ...readTicks(monday), [line]: checked })
    if (await sendTick(monday, line, checked)) return reload()
    toast({ ...shoppingTexts.saveFailed, tone: 'info' })
  }
  const sendWaiting = useEffectEvent(async () => {
    const waiting = Object.entries(readTicks(monday))
    if (isSending.current || waiting.length === 0) return
    isSending.current = true
    const sent = await Promise.all(waiting.map(([line, checked]) => sendTick(monday, line, checked)))
    isSending.current = false
    if (sent.every(Boolean)) await reload()
  })
  useEffect(() => {
    if (cameAt > 0) void sendWaiting()
  }, [cameAt])
  useEffect(() => {
    const send = () => void sendWaiting()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return { isTicked, tick }
}

/** Sends one tick; once the server has it, it waits no longer. */
async function sendTick(monday: CalendarDate, line: string, checked: boolean): Promise<boolean> {
  const body = { from: monday, to: addDays(monday, 6), key: line, checked }
  const outcome = await call('PUT /api/shopping-list/checks', { body })
  const { [line]: waiting, ...rest } = readTicks(monday)
  if (outcome.ok && waiting === checked) writeTicks(monday, rest)
  return outcome.ok
}

function readTicks(monday: CalendarDate): Ticks {
  const kept = readTab(`ticks ${monday}`)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'boolean'))
}

function writeTicks(monday: CalendarDate, ticks: Ticks): void {
  writeTab(`ticks ${monday}`, Object.keys(ticks).length > 0 ? ticks : undefined)
}
