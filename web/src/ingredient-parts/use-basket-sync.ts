import type { BasketAnswer } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { invalidateEverywhere } from '../api/invalidate-everywhere.ts'
import { queryClient } from '../api/session.ts'
import { keepAnswerOffline } from '../offline/keep-answer.ts'
import { readTab, writeTab } from '../api/tab-storage.ts'
import { type Basket, readBasket } from './basket.ts'
import { basketQuery, fromServer, toServer } from './basket-query.ts'
import { mergeBaskets } from './merge-baskets.ts'

const syncedKey = 'basketSynced'
const sentKey = 'basketsSent'
/** Baskets that were sent and not answered, of which any may have arrived; older ones were overtaken. */
const mostUnanswered = 5
/** Several taps in a row are one change. */
const waitMs = 300

/** What the server had when this tab last agreed with it. */
type Synced = { readonly revision: number; readonly items: Basket }

type BasketSync = {
  /** To be called after every change of one's own. */
  readonly push: () => void
  /** True while a change could not be kept on the server. */
  readonly isBehind: boolean
  readonly server: BasketAnswer | undefined
}

/**
 * Keeps this tab's basket and the server's the same: changes go there a moment after they were made, and what another tab or device did comes
 * here; where both changed, nothing either did is lost. Without a connection it goes on here and is kept later.
 */
export function useBasketSync(
  newest: { readonly current: Basket },
  adopt: (basket: Basket) => void,
): BasketSync {
  const { data } = useQuery(basketQuery)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isBehind, setIsBehind] = useState(false)

  const send = () => {
    timer.current = undefined
    void sendBasket(newest.current).then((end) => setIsBehind(end === 'failed'))
  }
  const push = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, waitMs)
  }
  const meet = useEffectEvent((answer: BasketAnswer) => {
    // Without a connection an answer is an old one that was kept: what this tab knows is newer.
    if (answer.revision < readSynced().revision) return
    const theirs = fromServer(answer)
    const merged = mergeBaskets(agreedOn(theirs), newest.current, theirs)
    writeTab(syncedKey, { revision: answer.revision, items: theirs } satisfies Synced)
    adopt(merged)
    if (!isSame(merged, theirs)) push()
  })
  useEffect(() => {
    if (data) meet(data)
  }, [data])
  // Who goes on to another screen at once has changed the basket all the same.
  const sendWaiting = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    send()
  })
  useEffect(() => () => sendWaiting(), [])
  return { push, isBehind, server: data }
}

// One after the other: each is sent with the revision that the one before it brought back.
let sending: Promise<unknown> = Promise.resolve()

/** Keeps a basket on the server. Where another device was first, its basket is asked for, and what meets it sends both again. */
function sendBasket(basket: Basket): Promise<'kept' | 'failed'> {
  const sent = sending.then(() => putBasket(basket))
  sending = sent
  return sent
}

async function putBasket(basket: Basket): Promise<'kept' | 'failed'> {
  const unanswered = readUnanswered()
  writeTab(sentKey, [...unanswered, basket].slice(-mostUnanswered))
  const outcome = await call('PUT /api/basket', {
    body: {
      items: toServer(basket),
      always_at_home: [...(queryClient.getQueryData(basketQuery.queryKey)?.always_at_home ?? [])],
      revision: readSynced().revision,
    },
  })
  // What was not answered may have arrived.
  if (!outcome.ok && outcome.failure.code !== 'unavailable') writeTab(sentKey, unanswered)
  if (outcome.ok) {
    writeTab(sentKey, undefined)
    writeTab(syncedKey, {
      revision: outcome.answer.revision,
      items: fromServer(outcome.answer),
    } satisfies Synced)
    queryClient.setQueryData(basketQuery.queryKey, outcome.answer)
    keepAnswerOffline('/api/basket', outcome.answer)
    await invalidateEverywhere('basket')
    return 'kept'
  }
  if (outcome.failure.code !== 'basket-changed') return 'failed'
  await queryClient.invalidateQueries({ queryKey: basketQuery.queryKey })
  return 'kept'
}

/** The basket as it is now: the server's, with what this tab changed since they last agreed. Throws where it cannot be asked for. */
export async function askForBasket(): Promise<Basket> {
  const answer = await queryClient.fetchQuery(basketQuery)
  const mine = readBasket()
  const theirs = fromServer(answer)
  return answer.revision >= readSynced().revision ? mergeBaskets(agreedOn(theirs), mine, theirs) : mine
}

/**
 * What both this tab and the server had last. A page that is left while it sends never hears which of its baskets arrived: where the server
 * has just one of those that were sent, that was it.
 */
const agreedOn = (theirs: Basket): Basket =>
  readUnanswered().some((sent) => isSame(sent, theirs)) ? theirs : readSynced().items

function readUnanswered(): readonly Basket[] {
  const kept = readTab(sentKey)
  return Array.isArray(kept) ? kept.filter((each): each is Basket => Array.isArray(each)) : []
}

function readSynced(): Synced {
  const kept = readTab(syncedKey) as Partial<Synced> | undefined
  return typeof kept?.revision === 'number' && Array.isArray(kept.items)
    ? { revision: kept.revision, items: kept.items }
    : { revision: 0, items: [] }
}

const isSame = (one: Basket, other: Basket): boolean =>
  JSON.stringify(toServer(one)) === JSON.stringify(toServer(other))
