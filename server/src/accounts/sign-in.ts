import type { Body, SignedIn } from '@plotluck/contract'
import { failure, type Result, success } from '../platform/failure.ts'
import type { Auth } from './auth.ts'
import { namingDevice } from './device-name.ts'
import { isGuessable } from './guessable-password.ts'
import { isCreationRefused, refusalsAsFailures } from './auth-failure.ts'

/** A session that began: what the person is told, and the cookies that carry it. */
export type NewSession = { readonly answer: SignedIn; readonly cookies: readonly string[] }

type LibraryAnswer = {
  readonly headers: Headers
  readonly response: { readonly token: string | null; readonly user: SignedIn['user'] }
}

/** The password was right and a code is asked for: the cookies say whose. */
export type SecondStep = { readonly answer: null; readonly cookies: readonly string[] }

/**
 * Signs in, or begins to where the account has a second factor and this browser is not trusted. An unknown e-mail and a wrong password fail
 * alike, in text and in time.
 */
export async function signIn(
  auth: Auth,
  { email, password }: Body<'POST /api/auth/sign-in/email'>,
  headers: Headers,
): Promise<Result<NewSession | SecondStep>> {
  const signedIn = await refusalsAsFailures(() =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  )
  if (!signedIn.ok) return signedIn
  return 'twoFactorRedirect' in signedIn.value.response
    ? success({ answer: null, cookies: signedIn.value.headers.getSetCookie() })
    : success(newSession(signedIn.value))
}

/** Makes an account, unless its password is one of the first that are tried, and signs in, or asks to open the mailed link first where the server demands it. */
export async function signUp(
  auth: Auth,
  body: Body<'POST /api/auth/sign-up/email'>,
  device: string,
): Promise<Result<NewSession>> {
  const { email, password, name = '' } = body
  if (await isGuessable(password, [email, name])) return failure('guessable-password')
  const attempt = () =>
    refusalsAsFailures(() =>
      auth.api.signUpEmail({
        body: { email, password, name },
        headers: namingDevice(device),
        returnHeaders: true,
      }),
    )
  // Two at once may both find the e-mail free; the one the database refuses then finds it taken.
  const signedUp = await attempt().catch((error: unknown) => {
    if (isCreationRefused(error)) return attempt()
    throw error
  })
  return signedUp.ok ? success(newSession(signedUp.value)) : signedUp
}

/** What a session that the library began is to the person. */
export function newSession({ headers, response }: LibraryAnswer): NewSession {
  const { id, email, name } = response.user
  // The session's token is in the httpOnly cookie alone: no script of a page may read it.
  return {
    answer: { user: { id, email, name }, emailVerificationRequired: response.token === null },
    cookies: headers.getSetCookie(),
  }
}
