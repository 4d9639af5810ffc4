import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { leases } from '../database/auth-tables.ts'
import type { Handle } from '../database/index.ts'
import { createHeartbeat, type Heartbeat, latestExpiry, newExpiry } from '../leases/index.ts'
import {
  type AcquireOptions,
  headStartMs,
  type Permit,
  type PrioritySemaphore,
} from './priority-semaphore.ts'

const key = 'calls of the model'
/** How often one who waits looks whether it is their turn; a call takes seconds. */
const lookEveryMs = 200

type Bounds = { readonly maxConcurrent: number; readonly maxWaiting: number }

/** The turns of `createPrioritySemaphore`, counted in the database for all processes on it: one line, whichever process one waits in. */
export function createSharedSemaphore(db: Handle, bounds: Bounds): PrioritySemaphore {
  const heartbeat = createHeartbeat(db)
  return {
    async acquire(options) {
      if (options.signal.aborted) return null
      const id = randomUUID()
      if (!(await joinLine(db, id, options.isPremium, bounds))) return null
      heartbeat.start(id)
      return (await waitForTurn(db, id, bounds, options).catch(rethrowAfter(heartbeat, id)))
        ? permitOf(heartbeat, id)
        : heartbeat.stop(id).then(() => null)
    },
  }
}

const permitOf = (heartbeat: Heartbeat, id: string): Permit => ({ release: () => void heartbeat.stop(id) })

const rethrowAfter = (heartbeat: Heartbeat, id: string) => async (error: unknown) => {
  await heartbeat.stop(id)
  throw error
}

/** False where as many wait as may. Two who come at the same moment may both be the last. */
async function joinLine(
  db: Handle,
  id: string,
  isPremium: boolean,
  { maxConcurrent, maxWaiting }: Bounds,
): Promise<boolean> {
  const headStart = sql`make_interval(secs => ${isPremium ? headStartMs / 1000 : 0}::float8)`
  const joined = await rowsOf(
    db,
    sql`insert into ${leases} (id, key, rank, expires_at)
      select ${id}::uuid, ${key}, clock_timestamp() - ${headStart}, ${newExpiry}
      where (select count(*) from ${leases} where ${isLive}) < ${maxWaiting + maxConcurrent}::int
      returning 1`,
  )
  return joined.length > 0
}

/** Whether the turn came before the signal did. */
async function waitForTurn(
  db: Handle,
  id: string,
  { maxConcurrent }: Bounds,
  { signal, onPosition }: AcquireOptions,
): Promise<boolean> {
  let told = 0
  while (!signal.aborted) {
    const position = await advance(db, id, maxConcurrent)
    if (position === 0) return true
    if (position !== told) onPosition((told = position))
    await sleep(lookEveryMs, undefined, { signal }).catch(() => {})
  }
  return false
}

/** Takes a free slot where nobody earlier needs it. Gives 0 then, else the place in line: 1 is next. */
async function advance(db: Handle, id: string, maxConcurrent: number): Promise<number> {
  const places = sql`
    with free as (
      select slot, row_number() over (order by slot) as place from generate_series(1, ${maxConcurrent}::int) slot
      where not exists (select from ${leases} held where held.key = ${key} and held.slot = slot.slot)
    ), waiting as (
      select id, row_number() over (order by rank, id) as place from ${leases} where ${isLive} and slot is null
    ), mine as (
      select waiting.place, free.slot from waiting left join free using (place) where id = ${id}::uuid
    ), taken as (
      update ${leases} set slot = mine.slot from mine where ${leases.id} = ${id}::uuid and mine.slot is not null returning 1)
    select (mine.place - (select count(*) from free))::int as place, exists (select from taken) as "isTaken" from mine`
  const [row] = await rowsOf<{ place: number; isTaken: boolean }>(db, places).catch(nextInLine)
  // A row that expired while this process hung stands in no line any more.
  if (!row) throw new Error('The place in line at the model was lost')
  return row.isTaken ? 0 : Math.max(1, row.place)
}

const isLive = sql`${eq(leases.key, key)} and ${leases.expiresAt} > now() and ${leases.expiresAt} <= ${latestExpiry}`

// Somebody else reached for the same slot at the same moment and was faster.
function nextInLine(error: unknown): readonly { place: number; isTaken: boolean }[] {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === '23505')
    return [{ place: 1, isTaken: false }]
  throw error
}

async function rowsOf<Row>(db: Handle, statement: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return ((await db.execute(statement)) as unknown as { readonly rows: readonly Row[] }).rows
}
