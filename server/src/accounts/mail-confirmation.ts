import { and, eq } from 'drizzle-orm'
import { user } from '../platform/database/auth-tables.ts'
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
    const waiting = and(eq(user.email, attempt.email), eq(user.emailVerified, false))
    const [person] = await db
      .select({ id: user.id, name: user.name, email: user.email })
      .from(user)
      .where(waiting)
    // A new account has no link yet, however often someone asked for one before it was there.
    if (!person || !(mayMail || isNewAccount)) return
    mailer.send(verificationMail(person, publicUrl, await makeLinkToken(auth, person.id)))
  }
}
