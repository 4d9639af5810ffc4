import { eq } from 'drizzle-orm'
import { user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'

/** Ends what the person pays for, before the account goes. */
export type EndSubscription = (person: Person) => Promise<Result<null>>

/**
 * Deletes an account with every row of the person: they all hang on it. A subscription is ended first; while the payment provider does not
 * answer nothing is deleted, so that nobody pays for an account that is gone.
 */
export async function deleteAccount(
  db: Handle,
  endSubscription: EndSubscription,
  person: Person,
): Promise<Result<{ success: true }>> {
  const ended = await endSubscription(person)
  if (!ended.ok) return ended
  await db.delete(user).where(eq(user.id, person.id))
  return success({ success: true })
}
