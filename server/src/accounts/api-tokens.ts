import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { apiToken, user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'

/** How long an access token works, and how long the refresh token that renews it. */
export const accessSeconds = 60 * 60
export const refreshSeconds = 30 * 24 * 60 * 60

export type Tokens = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly accessExpiresAt: Date
}
export type Account = { readonly id: string; readonly email: string; readonly name: string }

/** Opens a session for a program and gives its two tokens, which exist nowhere else: the table has only their hashes. */
export async function issueTokens(db: Handle, id: string, userId: string, now: Date): Promise<Tokens> {
  const { tokens, columns } = newTokens(now)
  await db.insert(apiToken).values({ id, userId, ...columns })
  return tokens
}

/** Trades a refresh token for two new tokens; each works once. `undefined` when it is unknown, used or expired. */
export async function refreshTokens(
  db: Handle,
  refreshToken: string,
  now: Date,
): Promise<{ readonly account: Account; readonly tokens: Tokens } | undefined> {
  if (!hasTokenForm(refreshToken)) return undefined
  const { tokens, columns } = newTokens(now)
  const [renewed] = await db
    .update(apiToken)
    .set(columns)
    .where(and(eq(apiToken.refreshHash, hashOf(refreshToken)), gt(apiToken.refreshExpiresAt, now)))
    .returning({ userId: apiToken.userId })
  if (!renewed) return undefined
  const [account] = await db.select(accountColumns).from(user).where(eq(user.id, renewed.userId))
  return account && { account, tokens }
}

/** The account an access token belongs to, while it works. */
export async function findTokenUser(
  db: Handle,
  accessToken: string,
  now: Date,
): Promise<Account | undefined> {
  if (!hasTokenForm(accessToken)) return undefined
  const [account] = await db
    .select(accountColumns)
    .from(apiToken)
    .innerJoin(user, eq(user.id, apiToken.userId))
    .where(and(eq(apiToken.accessHash, hashOf(accessToken)), gt(apiToken.accessExpiresAt, now)))
  return account
}

/** Ends the session of an access token. */
export async function revokeToken(db: Handle, accessToken: string): Promise<void> {
  await db.delete(apiToken).where(eq(apiToken.accessHash, hashOf(accessToken)))
}

/** Ends every program's session of an account, but for the one of an access token where one is named. */
export async function revokeTokens(db: Handle, userId: string, keptToken?: string): Promise<void> {
  const others = keptToken === undefined ? undefined : ne(apiToken.accessHash, hashOf(keptToken))
  await db.delete(apiToken).where(and(eq(apiToken.userId, userId), others))
}

/** Removes sessions that can no longer be renewed. */
export async function deleteExpiredTokens(db: Handle, now: Date): Promise<void> {
  await db.delete(apiToken).where(lte(apiToken.refreshExpiresAt, now))
}

/** What an account is to whoever asks with a token of it. */
export const accountColumns = { id: user.id, email: user.email, name: user.name }

function newTokens(now: Date) {
  const [accessToken, refreshToken] = [newToken(), newToken()]
  const accessExpiresAt = new Date(now.getTime() + accessSeconds * 1000)
  const refreshExpiresAt = new Date(now.getTime() + refreshSeconds * 1000)
  const hashes = { accessHash: hashOf(accessToken), refreshHash: hashOf(refreshToken) }
  return {
    tokens: { accessToken, refreshToken, accessExpiresAt },
    columns: { ...hashes, accessExpiresAt, refreshExpiresAt },
  }
}

/** 32 bytes as base64url have 43 characters: what looks otherwise was never issued, and costs no statement. */
const hasTokenForm = (text: string): boolean => /^[\w-]{43}$/.test(text)
const newToken = (): string => randomBytes(32).toString('base64url')
/** What the table has of a token: it is random and long, so a plain hash cannot be turned back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
