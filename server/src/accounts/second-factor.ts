import type { Body } from '@plotluck/contract'
import { eq } from 'drizzle-orm'
import { session, user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import type { Auth } from './auth.ts'
import { refusalsAsFailures } from './auth-failure.ts'
import { namingDevice } from './device-name.ts'
import { newSession, type NewSession, signIn } from './sign-in.ts'

/** Longer than the library takes a code of an app for right: its own half minute and one on each side. */
const codeSeconds = 120

export type SecondFactor = ReturnType<typeof createSecondFactor>

/**
 * A second proof beside the password: codes of an authenticator app (TOTP, RFC 6238) and ten recovery codes, each of which works once. `headers`
 * are those of the browser that asks, whose cookies say who it is.
 */
export function createSecondFactor(auth: Auth, db: Handle, rateLimit: RateLimit) {
  const finish = (headers: Headers, step: Body<'POST /api/auth/second-factor'>) =>
    finishSignIn({ auth, db, rateLimit }, headers, step)
  return {
    async isOn(userId: string): Promise<boolean> {
      const [found] = await db.select({ isOn: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
      return found?.isOn === true
    },
    /** Makes a secret and recovery codes; it is on once `confirm` has had a right code. */
    async start(
      headers: Headers,
      password: string,
    ): Promise<Result<{ uri: string; recovery_codes: string[] }>> {
      const body = { password, method: 'totp' as const }
      const made = await refusalsAsFailures(() => auth.api.enableTwoFactor({ body, headers }))
      if (!made.ok) return made
      const { totpURI = '', backupCodes = [] } = made.value as { totpURI?: string; backupCodes?: string[] }
      return success({ uri: totpURI, recovery_codes: backupCodes })
    },
    /** Turns it on, and gives the cookies of the session that goes on. */
    confirm: (headers: Headers, code: string): Promise<Result<readonly string[]>> =>
      withCookies(() => auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })),
    /** Turns it off, and gives the cookies of the session that goes on. */
    end: (headers: Headers, password: string): Promise<Result<readonly string[]>> =>
      withCookies(() => auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })),
    finish,
    /** Both steps for a program, which keeps no session of a browser. */
    async prove(credentials: { email: string; password: string }, code: string): Promise<Result<null>> {
      const begun = await signIn(auth, credentials, namingDevice(''))
      if (!begun.ok) return begun
      const cookie = begun.value.cookies.map((text) => text.split(';')[0]).join('; ')
      const finished = await finish(new Headers({ cookie }), { code })
      if (!finished.ok) return finished
      await db.delete(session).where(eq(session.token, finished.value.token))
      return success(null)
    },
  }
}

type FinishDeps = { readonly auth: Auth; readonly db: Handle; readonly rateLimit: RateLimit }

async function finishSignIn(
  { auth, db, rateLimit }: FinishDeps,
  headers: Headers,
  { code, trustDevice = false }: Body<'POST /api/auth/second-factor'>,
): Promise<Result<NewSession & { readonly token: string; readonly isRecovery: boolean }>> {
  const request = {
    body: { code, trustDevice },
    headers: secondStepOnly(headers),
    returnHeaders: true,
  } as const
  const isRecovery = !/^\d{6}$/.test(code)
  const passed = await refusalsAsFailures(() =>
    isRecovery ? auth.api.verifyBackupCode(request) : auth.api.verifyTOTP(request),
  )
  // Turned off since the first step: the password is enough now.
  if (!passed.ok) return passed.failure.code === 'not-found' ? failure('sign-in-again') : passed
  const { token, user: owner } = passed.value.response as { token: string; user: { id: string } }
  // RFC 6238, 5.2: a code is taken once, also by whoever has seen it typed.
  const used = { key: `used code ${code} of ${owner.id}`, most: 1, seconds: codeSeconds }
  if ((await rateLimit.count([used])) > 0) {
    await db.delete(session).where(eq(session.token, token))
    return failure('wrong-code')
  }
  return success({ ...newSession(passed.value as Parameters<typeof newSession>[0]), token, isRecovery })
}

/** Without the cookie of a session: the library would check the code for that one, and begin none. */
function secondStepOnly(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split('; ')
  const cookie = cookies.filter((pair) => pair.split('=')[0]?.endsWith('.two_factor')).join('; ')
  return namingDevice(headers.get('user-agent') ?? '', cookie)
}

async function withCookies(
  call: () => Promise<{ readonly headers: Headers }>,
): Promise<Result<readonly string[]>> {
  const done = await refusalsAsFailures(call)
  return done.ok ? success(done.value.headers.getSetCookie()) : done
}
