import type { AccountEvent, AccountEventKind } from '@plotluck/contract'
import { desc, asc, eq, lt, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { user } from '../platform/database/auth-tables.ts'
import type { Database } from '../platform/database/index.ts'
import { type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { cutPage, isAfter, readPage } from '../platform/list-pages/index.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import { accountEvents } from './tables.ts'

const pageSize = 10
const day = 24 * 60 * 60
/** How long an event is kept, in days: as long as the privacy page says. */
const keptDays = 180

/** Whose account something happened with: by id, or by the address that somebody typed, which may be nobody's. */
export type AccountName = { readonly userId: string } | { readonly email: string }

type EventDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly rateLimit: RateLimit
}

/** Notes what happens with accounts, and shows each person their own. No address, password or token is in it. */
export function createAccountEvents({ database, clock, newId, rateLimit }: EventDeps) {
  /** An address of nobody costs what a known one costs, so that time does not tell who has an account. */
  const note = (of: AccountName, kind: AccountEventKind, device: string): Promise<void> => {
    const isTheirs = 'userId' in of ? eq(user.id, of.userId) : eq(user.email, of.email)
    return database.auth.transaction(async (tx) => {
      // Nobody waits for the disk: what a power cut takes is the note and not what it is about.
      await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`)
      await tx.execute(
        sql`insert into ${accountEvents} (id, user_id, kind, device, created_at)
          select ${newId()}::uuid, ${user.id}, ${kind}, ${device || null}, ${clock().toISOString()}::timestamptz from ${user} where ${isTheirs}`,
      )
    })
  }
  return {
    note,
    /** Notes a wrong password, twenty a day for one address: a stranger who guesses fills nobody's list. */
    async noteFailure(email: string, device: string): Promise<void> {
      const limit = { key: `noted failures of ${email}`, most: 20, seconds: day }
      if ((await rateLimit.count([limit])) === 0) await note({ email }, 'sign-in-failed', device)
    },
    /** A page of the person's own events, newest first. */
    async page(userId: UserId, cursor: string | undefined): Promise<Result<EventsPage>> {
      const page = readPage({ cursor })
      if (!page.ok) return page
      const rows = await database.asUser(userId, (tx) =>
        tx
          .select()
          .from(accountEvents)
          .where(isAfter(accountEvents, page.value.after))
          .orderBy(desc(accountEvents.createdAt), asc(accountEvents.id))
          .limit(pageSize + 1),
      )
      const { rows: shown, nextCursor } = cutPage(rows, pageSize)
      const events = shown.map(({ id, kind, device, createdAt }) => ({
        id,
        kind,
        device,
        created_at: createdAt.toISOString(),
      }))
      return success({ events, nextCursor })
    },
    /** Removes the events that have been kept long enough. */
    async deleteOld(): Promise<void> {
      const before = new Date(+clock() - keptDays * day * 1000)
      await database.asSystem((tx) => tx.delete(accountEvents).where(lt(accountEvents.createdAt, before)))
    },
  }
}

type EventsPage = { readonly events: readonly AccountEvent[]; readonly nextCursor: string | null }
