import { lte } from 'drizzle-orm'
import { session } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'

/** Removes the cookie sessions that have ended by time. */
export async function deleteExpiredSessions(db: Handle, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, now))
}
