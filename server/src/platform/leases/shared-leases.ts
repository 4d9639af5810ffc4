import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { leases } from '../database/auth-tables.ts'
import type { Handle } from '../database/index.ts'
import { createHeartbeat, latestExpiry, newExpiry } from './heartbeat.ts'
import { type Leases, releaseOnce } from './leases.ts'

/** An answer may reach the client a moment before its place is given back, so whoever finds all taken looks once more. */
const lookAgainMs = 50

/** Leases of all processes on a PostgreSQL, counted there. */
export function createSharedLeases(db: Handle): Leases {
  const heartbeat = createHeartbeat(db)
  return {
    async take(key, most) {
      const id =
        (await takeSlot(db, key, most)) ?? (await sleep(lookAgainMs).then(() => takeSlot(db, key, most)))
      if (id === undefined) return undefined
      heartbeat.start(id)
      return releaseOnce(() => heartbeat.stop(id))
    },
  }
}

/** Takes the first free slot. Of two who reach for the same one at once the later tries the next, so nobody is turned away while one is free. */
async function takeSlot(db: Handle, key: string, most: number): Promise<string | undefined> {
  for (let attempt = 0; attempt < most; attempt += 1) {
    const id = randomUUID()
    const { hasFree, isTaken } = await tryFirstFree(db, { id, key, most })
    if (isTaken) return id
    if (!hasFree) return undefined
  }
  return undefined
}

type Attempt = { readonly hasFree: boolean; readonly isTaken: boolean }

async function tryFirstFree(
  db: Handle,
  { id, key, most }: { readonly id: string; readonly key: string; readonly most: number },
): Promise<Attempt> {
  const { rows } = (await db.execute(sql`
    with free as (
      select slot from generate_series(1, ${most}::int) slot
      where not exists (
        select from ${leases} held where held.key = ${key} and held.slot = slot.slot and held.expires_at > now()
          and held.expires_at <= ${latestExpiry})
      limit 1
    ), taken as (
      insert into ${leases} (id, key, slot, rank, expires_at)
      select ${id}::uuid, ${key}, slot, now(), ${newExpiry} from free
      on conflict (key, slot) do update set id = excluded.id, rank = excluded.rank, expires_at = excluded.expires_at
        where ${leases.expiresAt} <= now() or ${leases.expiresAt} > ${latestExpiry}
      returning 1)
    select exists (select from free) as "hasFree", exists (select from taken) as "isTaken"`)) as unknown as {
    readonly rows: readonly Attempt[]
  }
  return rows[0] ?? { hasFree: false, isTaken: false }
}
