import type { changePasswordSchema } from '@plotluck/contract'
import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { account, session } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
import { hashPassword, isPassword } from './password.ts'
import { revokeProgramSessions } from './program-sessions.ts'

/** Changes the password of who knows the current one and ends every session but the browser's that asks, by its token. */
export async function changePassword(
  db: Handle,
  person: Person,
  { currentPassword, newPassword }: z.output<typeof changePasswordSchema>,
  keptSession: string | undefined,
): Promise<Result<{ success: true }>> {
  const own = and(eq(account.userId, person.id), eq(account.providerId, 'credential'))
  const [found] = await db.select({ hash: account.password }).from(account).where(own)
  if (!found?.hash || !(await isPassword(currentPassword, found.hash))) return failure('wrong-password')
  const hash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await tx.update(account).set({ password: hash }).where(own)
    await tx.delete(session).where(and(eq(session.userId, person.id), ne(session.token, keptSession ?? '')))
    await revokeProgramSessions(tx, person.id)
  })
  return success({ success: true })
}
