import type { BasketAnswer } from '@plotluck/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/session.ts'
import { basketQuery } from './basket-query.ts'
import { changeBasket } from './change-basket.ts'

const empty: BasketAnswer = { revision: 1, items: [], always_at_home: [], last_baskets: [] }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Stands in for the server: a change is kept only when `arrive` lets it through. */
function serverWith(always_at_home: readonly string[]) {
  let kept: BasketAnswer = { ...empty, always_at_home: [...always_at_home] }
  const held: (() => void)[] = []
  let refuses = false
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return json(kept)
    await new Promise<void>((resolve) => held.push(resolve))
    if (refuses) return json({ code: 'unexpected', message: 'No' }, 500)
    kept = { ...kept, ...(JSON.parse(String(body)) as BasketAnswer) }
    return json(kept)
  })
  const arrive = async () => {
    await vi.waitUntil(() => held.length > 0)
    held.shift()?.()
  }
  return { arrive, refuse: () => (refuses = true) }
}

const shown = () => queryClient.getQueryData(basketQuery.queryKey)?.always_at_home
const askAgain = () => queryClient.fetchQuery({ ...basketQuery, staleTime: 0 })
const without = (name: string) =>
  changeBasket(({ always_at_home: kept }) => ({ always_at_home: kept.filter((food) => food !== name) }))
const withFood = (name: string) =>
  changeBasket(({ always_at_home: kept }) => ({ always_at_home: [...new Set([...kept, name])] }))

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

test('an answer that left before a change arrived shows the change all the same', async () => {
  const { arrive } = serverWith(['salt'])
  await askAgain()
  const adding = withFood('sugar')
  await askAgain()
  expect(shown()).toEqual(['salt', 'sugar'])
  const removing = without('salt')
  await askAgain()
  expect(shown()).toEqual(['sugar'])
  await arrive()
  await adding
  await askAgain()
  expect(shown()).toEqual(['sugar'])
  await arrive()
  expect(await removing).toBeNull()
  expect((await askAgain()).always_at_home).toEqual(['sugar'])
})

test('a change that could not be kept is shown no longer', async () => {
  const { arrive, refuse } = serverWith(['salt'])
  await askAgain()
  refuse()
  const removing = without('salt')
  expect(shown()).toEqual([])
  await arrive()
  expect(await removing).toMatchObject({ message: 'No' })
  expect((await askAgain()).always_at_home).toEqual(['salt'])
})
