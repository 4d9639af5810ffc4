import type { ShoppingListAnswer } from '@plotluck/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { CallFailed } from '../../api/session.ts'
import { readTab, writeTab } from '../../api/tab-storage.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

type Ticks = Readonly<Record<string, boolean>>

/** The list of a week. What is ticked off is kept in the tab until the server has it, so a dead spot in the shop loses nothing. */
export function useShoppingList(monday: CalendarDate) {
  const span = { from: monday, to: addDays(monday, 6) }
  const client = useQueryClient()
  const key = ['shopping', monday]
  const list = useQuery({
    queryKey: key,
    queryFn: async () => {
      const outcome = await call('GET /api/shopping-list', { query: span })
      if (!outcome.ok) throw new CallFailed(outcome.failure)
      return outcome.answer
    },
    // The plan may have changed on another screen since.
    staleTime: 0,
    retry: (attempt, error) =>
      attempt < 1 && !(error instanceof CallFailed && error.failure.code === 'premium-only'),
  })
  const reload = () => client.invalidateQueries({ queryKey: key })
  const ticks = useTicks(monday, list.data)

  async function addLine(text: string): Promise<boolean> {
    const outcome = await call('POST /api/shopping-list/lines', { body: { ...span, text } })
    if (!outcome.ok) toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
    await reload()
    return outcome.ok
  }
  async function removeLine(id: string): Promise<void> {
    const outcome = await call('DELETE /api/shopping-list/lines/{id}', { path: { id } })
    if (!outcome.ok && outcome.failure.code !== 'not-found')
      toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
    await reload()
  }
  async function keepStock(stock: readonly string[]): Promise<void> {
    const outcome = await call('PUT /api/shopping-list/stock', { body: { stock: [...stock] } })
    if (!outcome.ok) toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
    await reload()
  }
  return { list, ...ticks, addLine, removeLine, keepStock }
}

export type ShoppingControl = ReturnType<typeof useShoppingList>

/** What is ticked: the server's word, and over it what this tab has said since. What could not be sent waits in the tab's storage. */
function useTicks(monday: CalendarDate, list: ShoppingListAnswer | undefined) {
  const storageKey = `ticks ${monday}`
  const [said, setSaid] = useState<Ticks>(() => readTicks(storageKey))
  const isTicked = (line: string): boolean => said[line] ?? list?.checked.includes(line) ?? false
  async function tick(line: string, checked: boolean): Promise<void> {
    setSaid({ ...said, [line]: checked })
    writeTab(storageKey, { ...readTicks(storageKey), [line]: checked })
    if (!(await sendTick(monday, line, checked))) toast({ ...shoppingTexts.saveFailed, tone: 'info' })
  }
  useEffect(() => {
    const sendWaiting = () => {
      for (const [line, checked] of Object.entries(readTicks(storageKey)))
        void sendTick(monday, line, checked)
    }
    sendWaiting()
    window.addEventListener('online', sendWaiting)
    return () => window.removeEventListener('online', sendWaiting)
  }, [monday, storageKey])
  return { isTicked, tick }
}

/** Sends one tick; once the server has it, it waits no longer. */
async function sendTick(monday: CalendarDate, line: string, checked: boolean): Promise<boolean> {
  const body = { from: monday, to: addDays(monday, 6), key: line, checked }
  const outcome = await call('PUT /api/shopping-list/checks', { body })
  const storageKey = `ticks ${monday}`
  const { [line]: waiting, ...rest } = readTicks(storageKey)
  if (outcome.ok && waiting === checked) writeTab(storageKey, rest)
  return outcome.ok
}

function readTicks(key: string): Ticks {
  const kept = readTab(key)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'boolean'))
}
