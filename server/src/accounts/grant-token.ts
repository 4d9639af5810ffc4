import type { Body, Session } from '@plotluck/contract'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { account, user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { NewId } from '../platform/ids.ts'
import type { SecondFactor } from './second-factor.ts'
import { checkNoPassword, isPassword } from './password.ts'
import { type Account, accessSeconds, issueTokens, refreshTokens, type Tokens } from './api-tokens.ts'

type GrantDeps = {
  readonly db: Handle
  readonly clock: Clock
  readonly newId: NewId
  readonly requireEmailVerification: boolean
  readonly secondFactor: Pick<SecondFactor, 'prove'>
}
type TokenRequest = Body<'POST /api/auth/token'>

/** Gives a program its Session, for a password or for a refresh token, which works once. */
export function grantToken(deps: GrantDeps, request: TokenRequest): Promise<Result<Session>> {
  return request.grant_type === 'password'
    ? byPassword(deps, request)
    : byRefreshToken(deps, request.refresh_token)
}

async function byPassword(
  { db, clock, newId, requireEmailVerification, secondFactor }: GrantDeps,
  { email, password, code }: TokenRequest & { grant_type: 'password' },
): Promise<Result<Session>> {
  const [found] = await db
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      isVerified: user.emailVerified,
      hasSecondFactor: user.twoFactorEnabled,
      hash: account.password,
    })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email))
  const isRight = found?.hash ? await isPassword(password, found.hash) : await checkNoPassword(password)
  if (!found || !isRight) return failure('wrong-credentials')
  if (requireEmailVerification && !found.isVerified) return failure('email-not-verified')
  if (found.hasSecondFactor) {
    if (code === undefined) return failure('second-factor-needed')
    const proved = await secondFactor.prove({ email, password }, code)
    if (!proved.ok) return proved
  }
  return success(asSession(found, await issueTokens(db, newId(), found.id, clock())))
}

async function byRefreshToken({ db, clock }: GrantDeps, refreshToken: string): Promise<Result<Session>> {
  const renewed = await refreshTokens(db, refreshToken, clock())
  return renewed ? success(asSession(renewed.account, renewed.tokens)) : failure('session-expired')
}

function asSession(
  { id, email, name }: Account,
  { accessToken, refreshToken, accessExpiresAt }: Tokens,
): Session {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: accessSeconds,
    expires_at: Math.floor(accessExpiresAt.getTime() / 1000),
    token_type: 'bearer',
    user: { id, email, user_metadata: name ? { name } : {} },
  }
}
