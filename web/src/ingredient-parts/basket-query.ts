import type { BasketAnswer } from '@plotluck/contract'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { todayOf } from '../calendar/dates.ts'
import type { Basket } from './basket.ts'
import { withPending } from './pending-changes.ts'

/** The basket as the server keeps it. Another device may have changed it while this page was out of sight. */
export const basketQuery = queryOptions({
  queryKey: ['basket'],
  queryFn: async () => withPending(await ask('GET /api/basket')),
  refetchOnWindowFocus: 'always',
  // What failed is asked for again by who presses or comes back; a part of the page that appears would start it anew each time.
  retryOnMount: false,
})

export const fromServer = ({ items }: BasketAnswer): Basket =>
  items.map(({ text, use_soon, added_on, food, message, keeps_until, good_by_eye, amount }) => ({
    name: text,
    reading:
      food === null
        ? message === null
          ? null
          : { kind: 'unknown' as const, message }
        : { kind: 'food' as const, food },
    useSoon: use_soon,
    addedOn: added_on,
    keepsUntil: keeps_until,
    isGoodByEye: good_by_eye,
    amount,
  }))

export const toServer = (basket: Basket) =>
  basket.map(({ name, useSoon = false, addedOn = todayOf(new Date()) }) => ({
    text: name,
    use_soon: useSoon,
    added_on: addedOn,
  }))
