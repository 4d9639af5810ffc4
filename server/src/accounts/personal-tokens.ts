import { randomBytes } from 'node:crypto'
import { type Body, mostTokens, type PersonalToken, type TokenScope } from '@plotluck/contract'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { personalToken, user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import { type Account, accountColumns, hashOf } from './api-tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** What every personal token begins with, so that scanners for secrets know one that was published. */
const prefix = 'plotluck_'

/** Whether a bearer token is a personal one, by its look. */
export const isPersonalToken = (token: string): boolean => token.startsWith(prefix)

type Deps = { readonly db: Handle; readonly clock: Clock; readonly newId: NewId }
export type PersonalTokens = ReturnType<typeof createPersonalTokens>

/** Tokens that people make for programs, by name. The table has only their hashes: who lost one makes another. */
export function createPersonalTokens({ db, clock, newId }: Deps) {
  return {
    async list(userId: UserId): Promise<readonly PersonalToken[]> {
      const rows = await db
        .select()
        .from(personalToken)
        .where(and(own(userId), gt(personalToken.expiresAt, clock())))
        .orderBy(desc(personalToken.createdAt), personalToken.id)
      return rows.map(shown)
    },
    /** Makes one, unless there are as many as there may be. */
    async make(
      userId: UserId,
      { name, scope, days }: Body<'POST /api/account/tokens'>,
    ): Promise<Result<PersonalToken & { readonly token: string }>> {
      const token = prefix + randomBytes(32).toString('base64url')
      const createdAt = clock()
      const expiresAt = new Date(+createdAt + days * day)
      const row = { id: newId(), userId, name, scope, hash: hashOf(token), createdAt, expiresAt }
      return db.transaction(async (tx) => {
        // One after the other: two at once would both find room for the last one.
        await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
        if ((await tx.$count(personalToken, own(userId))) >= mostTokens) return failure('too-many-tokens')
        await tx.insert(personalToken).values(row)
        return success({ token, ...shown({ ...row, lastUsedAt: null }) })
      })
    },
    async revoke(userId: UserId, id: string): Promise<Result<{ success: true }>> {
      const gone = await db
        .delete(personalToken)
        .where(and(own(userId), eq(personalToken.id, id)))
        .returning({ id: personalToken.id })
      return gone.length > 0 ? success({ success: true }) : failure('not-found')
    },
  }
}

/** Whose token it is and what it may do, while it works; its use is noted, once a minute. */
export async function usePersonalToken(
  db: Handle,
  token: string,
  now: Date,
): Promise<{ readonly account: Account; readonly scope: TokenScope } | undefined> {
  const isIt = eq(personalToken.hash, hashOf(token))
  const [found] = await db
    .select({ ...accountColumns, scope: personalToken.scope, lastUsedAt: personalToken.lastUsedAt })
    .from(personalToken)
    .innerJoin(user, eq(user.id, personalToken.userId))
    .where(and(isIt, gt(personalToken.expiresAt, now)))
  if (!found) return undefined
  const { scope, lastUsedAt, ...account } = found
  if (Math.abs(+now - +(lastUsedAt ?? 0)) >= minute)
    await db.update(personalToken).set({ lastUsedAt: now }).where(isIt)
  return { account, scope }
}

/** The refusal of what a token may not do; undefined where it may. */
export function scopeRefusal(
  scope: TokenScope,
  needed: TokenScope | 'owner',
): ReturnType<typeof failure> | undefined {
  if (needed === 'owner') {
    const message = 'No API token may do that. Please sign in and do it yourself.'
    return failure('token-scope', { message, details: { needed } })
  }
  if (scope === 'write' || needed === 'read') return undefined
  const message = 'This API token may only read. Make one in the settings that may change things, too.'
  return failure('token-scope', { message, details: { needed } })
}

/** Ends the token itself. */
export async function revokePersonalToken(db: Handle, token: string): Promise<void> {
  await db.delete(personalToken).where(eq(personalToken.hash, hashOf(token)))
}

/** Ends every personal token of an account. */
export async function revokePersonalTokens(db: Handle, userId: string): Promise<void> {
  await db.delete(personalToken).where(eq(personalToken.userId, userId))
}

/** Removes what has expired. */
export async function deleteExpiredPersonalTokens(db: Handle, now: Date): Promise<void> {
  await db.delete(personalToken).where(lte(personalToken.expiresAt, now))
}

const own = (userId: UserId) => eq(personalToken.userId, userId)

type Row = typeof personalToken.$inferSelect
function shown({ id, name, scope, createdAt, expiresAt, lastUsedAt }: Row): PersonalToken {
  return {
    id,
    name,
    scope,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
