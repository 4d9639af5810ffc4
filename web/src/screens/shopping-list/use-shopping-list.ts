import { useQuery } from '@tanstack/react-query'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/session.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { useTicks } from './use-ticks.ts'

/** The list of a week. What is ticked off is kept in the tab until the server has it, so a dead spot in the shop loses nothing. */
export function useShoppingList(monday: CalendarDate) {
  const span = { from: monday, to: addDays(monday, 6) }
  const list = useQuery({
    queryKey: ['shopping', monday],
    queryFn: async () => {
      return ask('GET /api/shopping-list', { query: span })
    },
    // The plan may have changed on another screen since.
    staleTime: 0,
    retry: (attempt, error) =>
      attempt < 1 && !(error instanceof ApiError && error.failure.code === 'premium-only'),
  })
  const ticks = useTicks(monday, { list: list.data, cameAt: list.dataUpdatedAt, reload })

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

const reload = () => invalidateEverywhere('shopping')

export type ShoppingControl = ReturnType<typeof useShoppingList>
