import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { callsByDay, createLedger } from './ledger.ts'
import type { CallEnd, ModelCall } from './model.ts'
import { costOf, knownPrices, listPrice } from './prices.ts'

const call: ModelCall = {
  instructions: 'x'.repeat(300),
  messages: [{ role: 'user', content: 'y'.repeat(100) }],
  maxTokens: 1,
  timeoutMs: 1,
  idleTimeoutMs: 1,
  signal: new AbortController().signal,
}
const end: CallEnd = { fault: null, isCut: false, mode: 'text', inputTokens: 1_000, outputTokens: 2_000 }
const address = { provider: 'openai' as const, name: 'a-model', apiKey: undefined, baseUrl: undefined }

async function ledgerOf(name = address.name, mostPerMonth: number | undefined = undefined) {
  const { database, clock } = await testApp()
  const price = name === address.name ? { input: 1, output: 3 } : undefined
  const deps = {
    database,
    clock: () => clock.now,
    newId: crypto.randomUUID.bind(crypto),
    price,
    mostPerMonth,
  }
  const ledger = createLedger({ ...deps, address: { ...address, name } })
  const note = (ended: Partial<CallEnd> = {}, characters = 400) =>
    ledger.note({
      purpose: 'recipes',
      call,
      end: { ...end, ...ended },
      characters,
      firstTextMs: 5,
      tookMs: 50,
    })
  const days = () => database.asSystem((tx) => callsByDay(tx))
  const other = createLedger({ ...deps, address: { ...address, name } })
  return { ledger, other, note, days, clock }
}

test('calls are added up by day and model, with what they cost', async () => {
  const { note, days, clock } = await ledgerOf()
  await note()
  await note({ fault: { code: 'broken', message: '' } })
  clock.advance(24 * 60 * 60_000)
  await note()
  expect(await days()).toEqual([
    {
      day: '2026-07-16',
      model: 'a-model',
      calls: 1,
      failed: 0,
      inputTokens: 1_000,
      outputTokens: 2_000,
      cost: 0.007,
      medianMs: 50,
    },
    {
      day: '2026-07-15',
      model: 'a-model',
      calls: 2,
      failed: 1,
      inputTokens: 2_000,
      outputTokens: 4_000,
      cost: 0.014,
      medianMs: 50,
    },
  ])
})

test('tokens that a server does not count are reckoned from characters; a server that was never reached cost nothing', async () => {
  const { note, days } = await ledgerOf()
  await note({ inputTokens: null, outputTokens: null })
  await note({ inputTokens: null, outputTokens: null, fault: { code: 'unreachable', message: '' } }, 0)
  expect(await days()).toMatchObject([{ calls: 2, inputTokens: 100, outputTokens: 100 }])
})

test('a model without a price has no cost rather than none', async () => {
  const { note, days } = await ledgerOf('nobody-knows')
  await note()
  expect(await days()).toMatchObject([{ cost: null }])
})

test('a month that has cost its ceiling is spent until the next begins', async () => {
  const { ledger, note, clock } = await ledgerOf(address.name, 0.01)
  expect(await ledger.closedBy()).toBe(null)
  await note()
  expect(await ledger.closedBy()).toBe(null)
  await note()
  expect(await ledger.closedBy()).toBe('ceiling')
  clock.advance(17 * 24 * 60 * 60_000)
  expect(await ledger.closedBy()).toBe(null)
})

test('three failures in a row, noted by any process, close the model to all of them for a minute', async () => {
  const { ledger, other, note, clock } = await ledgerOf()
  const fail = { fault: { code: 'unreachable' as const, message: 'The server is down' } }
  await note()
  clock.advance(1)
  for (const ended of [fail, { fault: { code: 'stopped' as const, message: '' } }, fail]) await note(ended)
  expect([await ledger.closedBy(), await other.closedBy()]).toEqual([null, null])
  clock.advance(1)
  await note(fail)
  expect([await ledger.closedBy(), await other.closedBy()]).toEqual(['resting', 'resting'])
  clock.advance(60_000)
  expect(await other.closedBy()).toBe(null)
  await note(fail)
  expect(await other.closedBy()).toBe('resting')
  clock.advance(60_000)
  await note()
  expect(await ledger.closedBy()).toBe(null)
})

test('every price has a source and the day it was read, and a price that ends is followed by another', () => {
  for (const { source, read, input, output } of knownPrices) {
    expect(URL.canParse(source)).toBe(true)
    expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(output).toBeGreaterThan(input)
  }
  expect(listPrice('gemini-3.8-flash', '2026-12-31')).toMatchObject({ input: 0.75 })
  expect(listPrice('gemini-3.8-flash', '2027-01-01')).toMatchObject({ input: 1.5 })
  expect(listPrice('gemini-3.5-flash-lite')).toMatchObject({ input: 0.3 })
  expect(listPrice('claude-haiku-5-5-20261001')).toMatchObject({ input: 0.1 })
  expect(listPrice('nobody-knows')).toBeUndefined()
  expect(costOf({ input: 0.1, output: 0.5 }, 1_000_000, 1_000_000)).toBe(600_000)
})
