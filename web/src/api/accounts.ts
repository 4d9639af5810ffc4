import type { signInSchema, signUpSchema } from '@plotluck/contract/forms'
import type * as z from 'zod/mini'
import { send, type Outcome } from './client.ts'

type SignIn = z.infer<typeof signInSchema>
type SignUp = z.infer<typeof signUpSchema>
type SignedIn = { isSignedIn: boolean }

/** Signs in; the browser then holds the session in a cookie that no script can read. */
export async function signIn({ email, password }: SignIn): Promise<Outcome<SignedIn>> {
  return signedIn(
    await send('POST', '/api/auth/sign-in/email', { body: { email, password, rememberMe: true } }),
  )
}

/** Creates an account and signs in to it, unless the server wants its email confirmed first. */
export async function signUp({ email, password, name }: SignUp): Promise<Outcome<SignedIn>> {
  return signedIn(await send('POST', '/api/auth/sign-up/email', { body: { email, password, name } }))
}

export function signOut(): Promise<Outcome<unknown>> {
  return send('POST', '/api/auth/sign-out', { body: {} })
}

/** Has a mail sent with a link to `resetAddress`; the answer is the same whether or not the account exists. */
export function requestPasswordReset(email: string, resetAddress: string): Promise<Outcome<unknown>> {
  return send('POST', '/api/auth/request-password-reset', { body: { email, redirectTo: resetAddress } })
}

/** Sets the new password with the token of the mailed link. */
export function resetPassword(newPassword: string, token: string): Promise<Outcome<unknown>> {
  return send('POST', '/api/auth/reset-password', { body: { newPassword, token } })
}

/** Whether this browser is signed in, without the 401 that asking for a profile would give a visitor. */
export async function isSignedIn(): Promise<boolean> {
  const outcome = await send('GET', '/api/auth/get-session')
  return outcome.ok && outcome.answer !== null
}

// NOTE an account that waits for its confirmation is answered with a token of null
function signedIn(outcome: Outcome<unknown>): Outcome<SignedIn> {
  if (!outcome.ok) return outcome
  const answer = outcome.answer as { token?: string | null } | null
  return { ok: true, answer: { isSignedIn: answer?.token !== null } }
}
