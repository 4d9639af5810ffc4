import type { Body } from '@plotluck/contract'
import { and, eq, ne } from 'drizzle-orm'
import { account, session } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { AskingSession } from './account-sessions.ts'
import { revokeMailedLinks } from './mailed-links.ts'
import { hashPassword, isPassword } from './password.ts'
import { revokeTokens } from './api-tokens.ts'
import { revokePersonalTokens } from './personal-tokens.ts'

/** Changes the password of who knows the current one and ends every session but the one that asks, every personal token and every mailed link. */
export async function changePassword(
  db: Handle,
  user: User,
  { currentPassword, newPassword }: Body<'POST /api/auth/change-password'>,
  { browser = '', program }: AskingSession,
): Promise<Result<{ success: true }>> {
  const own = and(eq(account.userId, user.id), eq(account.providerId, 'credential'))
  const [found] = await db.select({ hash: account.password }).from(account).where(own)
  if (!found?.hash || !(await isPassword(currentPassword, found.hash))) return failure('wrong-password')
  const hash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await tx.update(account).set({ password: hash }).where(own)
    await tx.delete(session).where(and(eq(session.userId, user.id), ne(session.token, browser)))
    await revokeTokens(tx, user.id, program)
    await revokePersonalTokens(tx, user.id)
    await revokeMailedLinks(tx, user.id)
  })
  return success({ success: true })
}
