import { count, gte, sql, sum } from 'drizzle-orm'
import { calendarDate, type Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/index.ts'
import type { NewId } from '../ids.ts'
import type { CallEnd, ModelAddress, ModelCall } from './model.ts'
import { costOf, listPrice, type Price } from './prices.ts'
import { type CallPurpose, modelCalls } from './tables.ts'
import { isCircuitOpen } from './circuit-breaker.ts'

export type LedgerDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly address: ModelAddress
  /** The operator's own price; without it the list price counts, if there is one. */
  readonly price: Price | undefined
  /** US dollars that a calendar month (UTC) may cost; undefined for no ceiling. */
  readonly mostPerMonth: number | undefined
}

/** A call that has ended, as it is accounted for. */
export type EndedCall = {
  readonly purpose: CallPurpose
  readonly call: ModelCall
  readonly end: CallEnd
  /** Characters of the answer. */
  readonly characters: number
  readonly firstTextMs: number | null
  readonly tookMs: number
}

/** What calls cost. */
export type Ledger = {
  readonly note: (ended: EndedCall) => Promise<void>
  /** Why the model is left alone now, judged by the calls of all processes; null where it is not. */
  readonly closedBy: () => Promise<'ceiling' | 'resting' | null>
}

export function createLedger(deps: LedgerDeps): Ledger {
  const { database, clock, newId, address, mostPerMonth } = deps
  return {
    async note(ended) {
      const createdAt = clock()
      const price = deps.price ?? listPrice(address.name, calendarDate(createdAt))
      const tokens = tokensOf(ended)
      const row = {
        id: newId(),
        purpose: ended.purpose,
        provider: address.provider,
        model: address.name,
        outcome: ended.end.fault?.code ?? 'ok',
        ...tokens,
        cost: price ? costOf(price, tokens.inputTokens, tokens.outputTokens) : null,
        firstTextMs: ended.firstTextMs,
        tookMs: ended.tookMs,
        createdAt,
      }
      await database.asSystem((tx) => tx.insert(modelCalls).values(row), 'soon')
    },
    async closedBy() {
      const now = clock()
      const most = (mostPerMonth ?? Infinity) * 1_000_000
      return database.asSystem(async (tx) => {
        if (await isCircuitOpen(tx, now)) return 'resting'
        return most < Infinity && (await spentSince(tx, startOfMonth(now))) >= most ? 'ceiling' : null
      })
    },
  }
}

/** Characters of English text that make about one token; used only where a server does not count. */
const charactersPerToken = 4

function tokensOf({ end, call, characters }: EndedCall) {
  const { inputTokens, outputTokens } = end
  // A server that was never reached counted nothing because there was nothing.
  const wasHeard = characters > 0 || end.fault === null
  const asked = call.instructions.length + call.messages.reduce((all, { content }) => all + content.length, 0)
  const reckoned = (length: number): number => (wasHeard ? Math.ceil(length / charactersPerToken) : 0)
  return {
    inputTokens: inputTokens ?? reckoned(asked),
    outputTokens: outputTokens ?? reckoned(characters),
    isEstimated: wasHeard && (inputTokens === null || outputTokens === null),
  }
}

async function spentSince(tx: Transaction, from: Date): Promise<number> {
  const [row] = await tx
    .select({ cost: sum(modelCalls.cost) })
    .from(modelCalls)
    .where(gte(modelCalls.createdAt, from))
  return Number(row?.cost ?? 0)
}

const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** What one day cost with one model, newest day first. `cost` is in US dollars, null where a call had no price. */
export type DayOfCalls = {
  readonly day: string
  readonly model: string
  readonly calls: number
  readonly failed: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cost: number | null
  /** Median milliseconds of a call. */
  readonly medianMs: number
}

/** Calls by day (UTC) and model. */
export async function callsByDay(tx: Transaction): Promise<readonly DayOfCalls[]> {
  const day = sql<string>`to_char(${modelCalls.createdAt} at time zone 'utc', 'YYYY-MM-DD')`
  const rows = await tx
    .select({
      day,
      model: modelCalls.model,
      calls: count(),
      failed: sql<number>`count(*) filter (where ${modelCalls.outcome} <> 'ok')`.mapWith(Number),
      inputTokens: sum(modelCalls.inputTokens).mapWith(Number),
      outputTokens: sum(modelCalls.outputTokens).mapWith(Number),
      cost: sql<
        string | null
      >`case when bool_or(${modelCalls.cost} is null) then null else sum(${modelCalls.cost}) end`,
      medianMs: sql<number>`percentile_disc(0.5) within group (order by ${modelCalls.tookMs})`.mapWith(
        Number,
      ),
    })
    .from(modelCalls)
    .groupBy(day, modelCalls.model)
    .orderBy(sql`1 desc`, modelCalls.model)
  return rows.map(({ cost, ...row }) => ({
    ...row,
    cost: cost === null ? null : Number(cost) / 1_000_000,
  }))
}
