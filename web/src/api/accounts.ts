import type { SignedIn } from '@plotluck/contract'
import type { secondFactorSchema } from '@plotluck/contract/accounts'
import type { signInSchema, signUpSchema } from '@plotluck/contract/forms'
import type * as z from 'zod/mini'
import { call, type Outcome } from './client.ts'

type SignIn = z.infer<typeof signInSchema>
type SignUp = z.infer<typeof signUpSchema>

/** Signs in; the browser then holds the session in a cookie that no script can read. */
export function signIn({ email, password }: SignIn): Promise<Outcome<SignedIn>> {
  return call('POST /api/auth/sign-in/email', { body: { email, password } })
}

/** Creates an account and signs in to it, unless the answer says that its email has to be confirmed first. */
export function signUp({ email, password, name }: SignUp): Promise<Outcome<SignedIn>> {
  return call('POST /api/auth/sign-up/email', { body: { email, password, name } })
}

/** The second step of signing in, where the first asked for a code. */
export function sendCode(step: z.input<typeof secondFactorSchema>): Promise<Outcome<SignedIn>> {
  return call('POST /api/auth/second-factor', { body: step })
}

export function signOut(): Promise<Outcome<unknown>> {
  return call('POST /api/auth/sign-out')
}

/** Has a mail sent with a link to choose a new password; the answer is the same whether or not the account exists. */
export function requestPasswordReset(email: string): Promise<Outcome<unknown>> {
  return call('POST /api/auth/request-password-reset', { body: { email } })
}

/** Sets the new password with the token of the mailed link. */
export function resetPassword(newPassword: string, token: string): Promise<Outcome<unknown>> {
  return call('POST /api/auth/reset-password', { body: { newPassword, token } })
}

/** Whether this browser is signed in, without the 401 that asking for a profile would give a visitor. */
export async function isSignedIn(): Promise<boolean> {
  const outcome = await call('GET /api/auth/get-session')
  return outcome.ok && outcome.answer !== null
}
