import type { FailureBody } from '@plotluck/contract'
import { call } from '../api/client.ts'
import { invalidateEverywhere } from '../api/invalidate-everywhere.ts'
import { queryClient } from '../api/session.ts'
import { basketQuery } from './basket-query.ts'
import {
  addPending,
  changed,
  clearPending,
  dropPending,
  shownWith,
  type BasketChange,
} from './pending-changes.ts'

/** How often another device may be first before it is said. */
const tries = 3

/**
 * Changes the basket from a screen that does not show it whole: what the server keeps now, changed by `change`, takes its place. What
 * leaves is gone from the page at once. Gives what was wrong, and shows the basket as it is again, or null when it is kept.
 */
export async function changeBasket(change: BasketChange): Promise<FailureBody | null> {
  void queryClient.cancelQueries(basketQuery)
  queryClient.setQueryData(basketQuery.queryKey, (shown) => shown && shownWith(shown, change))
  addPending(change)
  const sent = sending.then(() => putChanged(change, tries))
  sending = sent
  const failure = await sent
  if (failure) dropPending(change)
  // What is still on its way is shown already, and asking between would show it gone again.
  if (sending !== sent) return failure
  clearPending()
  await invalidateEverywhere('basket')
  return failure
}

// Several taps in a row are kept one after the other: each changes what the one before it has left.
let sending: Promise<unknown> = Promise.resolve()

async function putChanged(change: BasketChange, triesLeft: number): Promise<FailureBody | null> {
  const kept = await call('GET /api/basket')
  if (!kept.ok) return kept.failure
  const { revision } = kept.answer
  const body = { ...changed(kept.answer, change), revision }
  const outcome = await call('PUT /api/basket', { body })
  if (outcome.ok) return null
  const isOvertaken = outcome.failure.code === 'basket-changed' && triesLeft > 1
  return isOvertaken ? putChanged(change, triesLeft - 1) : outcome.failure
}
