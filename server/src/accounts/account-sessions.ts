import type { AccountSession } from '@plotluck/contract'
import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { apiToken, session } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { UserId } from '../platform/ids.ts'
import { accessSeconds, hashOf } from './api-tokens.ts'

/** The session that asks, by its token: a browser's or a program's. */
export type AskingSession = { readonly browser?: string | undefined; readonly program?: string | undefined }

/** Every session that an account can be used with, the one that asks first, then the last seen. */
export async function accountSessions(
  db: Handle,
  userId: UserId,
  asking: AskingSession,
  now: Date,
): Promise<readonly AccountSession[]> {
  const browsers = await db
    .select({ id: session.id, name: session.userAgent, seenAt: session.updatedAt, isThis: isBrowser(asking) })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
  const programs = await db
    .select({
      id: apiToken.id,
      name: sql<null>`null`,
      // A program is seen when it signs in and when it renews its tokens.
      seenAt: sql`${apiToken.accessExpiresAt} - make_interval(secs => ${accessSeconds})`.mapWith(
        apiToken.accessExpiresAt,
      ),
      isThis: isProgram(asking),
    })
    .from(apiToken)
    .where(and(eq(apiToken.userId, userId), gt(apiToken.refreshExpiresAt, now)))
  return [
    ...browsers.map((row) => ({ ...row, kind: 'browser' as const })),
    ...programs.map((row) => ({ ...row, kind: 'program' as const })),
  ]
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || +b.seenAt - +a.seenAt)
    .map(({ id, kind, name, seenAt, isThis }) => ({
      id,
      kind,
      name: name || null,
      last_seen_at: seenAt.toISOString(),
      is_this: isThis,
    }))
}

/** How many sessions were ended, of each kind. */
export type EndedSessions = { readonly browsers: number; readonly programs: number }

/** Ends a session of the account, or every one but that which asks; `not-found` where there is none of that id. */
export async function endAccountSessions(
  db: Handle,
  userId: UserId,
  which: string,
  asking: AskingSession,
): Promise<Result<EndedSessions>> {
  const chosen = (id: PgColumn, isAsking: SQL<boolean>) =>
    which === 'others' ? not(isAsking) : eq(id, which)
  return db.transaction(async (tx) => {
    const browsers = await tx
      .delete(session)
      .where(and(eq(session.userId, userId), chosen(session.id, isBrowser(asking))))
      .returning({ id: session.id })
    const programs = await tx
      .delete(apiToken)
      .where(and(eq(apiToken.userId, userId), chosen(apiToken.id, isProgram(asking))))
      .returning({ id: apiToken.id })
    if (which !== 'others' && browsers.length + programs.length === 0) return failure('not-found')
    return success({ browsers: browsers.length, programs: programs.length })
  })
}

const isBrowser = ({ browser = '' }: AskingSession): SQL<boolean> =>
  sql<boolean>`${session.token} = ${browser}`
const isProgram = ({ program = '' }: AskingSession): SQL<boolean> =>
  sql<boolean>`${apiToken.accessHash} = ${hashOf(program)}`
