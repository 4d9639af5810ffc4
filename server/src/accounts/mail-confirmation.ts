import { and, eq } from 'drizzle-orm'
import { user as users } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Auth } from './auth.ts'
import type { Attempt, AuthThrottle } from './auth-throttle.ts'
import { makeLinkToken } from './mailed-links.ts'
import { verificationMail } from './mails.ts'

type ConfirmationDeps = {
  readonly db: Handle
  readonly auth: Auth
  readonly throttle: AuthThrottle
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Makes the function that mails the link to confirm an address, where an account waits for it. */
export function createMailConfirmation({ db, auth, throttle, mailer, publicUrl }: ConfirmationDeps) {
  return async (attempt: Attempt, isNewAccount = false): Promise<void> => {
    const mayMail = await throttle.mayMailLink(attempt)
    const waiting = and(eq(users.email, attempt.email), eq(users.emailVerified, false))
    const [user] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(waiting)
    // A new account has no link yet, however often someone asked for one before it was there.
    if (!user || !(mayMail || isNewAccount)) return
    mailer.send(verificationMail(user, publicUrl, await makeLinkToken(auth, user.id)))
  }
}
