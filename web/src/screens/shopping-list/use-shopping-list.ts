import { useQuery } from '@tanstack/react-query'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/session.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { shoppingTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { useTicks } from './use-ticks.ts'

/** The list of a week as the server has it. */
export function useListOfWeek(monday: CalendarDate) {
  return useQuery({
    queryKey: ['shopping', monday],
    queryFn: async () => ask('GET /api/shopping-list', { query: spanOf(monday) }),
    // The plan may have changed on another screen since.
    staleTime: 0,
    retry: (attempt, error) =>
      attempt < 1 && !(error instanceof ApiError && error.failure.code === 'premium-only'),
  })
}

const spanOf = (monday: CalendarDate) => ({ from: monday, to: addDays(monday, 6) })

/** The list of a week. What is ticked off is kept in the tab until the server has it, so a dead spot in the shop loses nothing. */
export function useShoppingList(monday: CalendarDate) {
  const span = spanOf(monday)
  const list = useListOfWeek(monday)
  const ticks = useTicks(monday, { list: list.data, cameAt: list.dataUpdatedAt, reload })

  async function addLine(text: string): Promise<boolean> {
    const outcome = await call('POST /api/shopping-list/lines', { body: { ...span, text } })
    if (!outcome.ok) toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
    await reload()
    return outcome.ok
  }
  async function removeLine({ id, text }: { readonly id: string; readonly text: string }): Promise<void> {
    const outcome = await call('DELETE /api/shopping-list/lines/{id}', { path: { id } })
    const isGone = outcome.ok || outcome.failure.code === 'not-found'
    await reload()
    if (isGone) toastUndo(shoppingTexts.removed(text), () => addLine(text))
    else toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
  }
  const stock = list.data?.stock ?? []
  async function setStock(foods: readonly string[]): Promise<boolean> {
    const outcome = await call('PUT /api/shopping-list/stock', { body: { stock: [...new Set(foods)] } })
    if (!outcome.ok) toast({ ...shoppingTexts.lineFailed, tone: 'destructive' })
    await reload()
    return outcome.ok
  }
  const addStock = (food: string) => setStock([...stock, food])
  async function removeStock(food: string): Promise<void> {
    const isKept = await setStock(stock.filter((each) => each !== food))
    if (isKept) toastUndo(shoppingTexts.stockRemoved(food), () => setStock(stock))
  }
  return { monday, list, ...ticks, addLine, removeLine, addStock, removeStock }
}

function toastUndo(words: typeof shoppingTexts.lineFailed, undo: () => Promise<unknown>): void {
  toast({ ...words, action: { label: shoppingTexts.undo, passes: true, onPress: () => void undo() } })
}

const reload = () => invalidateEverywhere('shopping')

export type ShoppingControl = ReturnType<typeof useShoppingList>
