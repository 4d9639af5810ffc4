import { eq } from 'drizzle-orm'
import { user as users } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { Mailer } from '../platform/mail.ts'
import { revokeMailedLinks } from './mailed-links.ts'

/** Ends what the person pays for, before the account goes. */
export type EndSubscription = (user: User) => Promise<Result<null>>

/**
 * Deletes an account with every row of the person: they all hang on it; mailed links and mails in the outbox go with it. A subscription is ended first; while the payment provider does not
 * answer nothing is deleted, so that nobody pays for an account that is gone.
 */
export async function deleteAccount(
  db: Handle,
  endSubscription: EndSubscription,
  forgetMails: Mailer['forget'],
  user: User,
): Promise<Result<{ success: true }>> {
  const ended = await endSubscription(user)
  if (!ended.ok) return ended
  await db.transaction(async (tx) => {
    await revokeMailedLinks(tx, user.id)
    await tx.delete(users).where(eq(users.id, user.id))
  })
  await forgetMails(user.email)
  return success({ success: true })
}
