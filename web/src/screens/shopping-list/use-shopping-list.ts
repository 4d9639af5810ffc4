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
    await call('DELETE /api/shopping-list/lines/{id}', { path: { id } })
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

/** What is ticked: the server's word, and over it what this tab could not send yet. */
function useTicks(monday: CalendarDate, list: ShoppingListAnswer | undefined) {
  const storageKey = `ticks ${monday}`
  const [unsent, setUnsent] = useState<Ticks>(() => readTicks(storageKey))
  const span = { from: monday, to: addDays(monday, 6) }
  const isTicked = (line: string): boolean => unsent[line] ?? list?.checked.includes(line) ?? false
  async function tick(line: string, checked: boolean): Promise<void> {
    const waiting = { ...unsent, [line]: checked }
    setUnsent(waiting)
    writeTab(storageKey, waiting)
    const outcome = await call('PUT /api/shopping-list/checks', { body: { ...span, key: line, checked } })
    if (!outcome.ok) return toast({ ...shoppingTexts.saveFailed, tone: 'info' })
    const { [line]: _sent, ...rest } = readTicks(storageKey)
    writeTab(storageKey, rest)
  }
  useEffect(() => {
    const sendAgain = () => {
      for (const [line, checked] of Object.entries(readTicks(storageKey)))
        void call('PUT /api/shopping-list/checks', {
          body: { from: monday, to: addDays(monday, 6), key: line, checked },
        })
    }
    sendAgain()
    window.addEventListener('online', sendAgain)
    return () => window.removeEventListener('online', sendAgain)
  }, [monday, storageKey])
  return { isTicked, tick }
}

function readTicks(key: string): Ticks {
  const kept = readTab(key)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'boolean'))
}
