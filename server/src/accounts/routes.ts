import {
  changePasswordSchema,
  deleteAccountSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  profilePatchSchema,
  signInSchema,
  signUpRequestSchema,
  tokenRequestSchema,
} from '@plotluck/contract'
import { failure, type Result, success } from '../platform/failure.ts'
import {
  answer,
  answerFailure,
  answerPieces,
  type HttpApp,
  type HttpContext,
  readBody,
} from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import type { Attempt } from './auth-throttle.ts'
import { bearerToken } from './identify.ts'
import { withCause } from './library-cause.ts'
import { refusalsAsFailures } from './library-failure.ts'
import { type NewSession, signIn, signUp } from './sign-in.ts'

/** Mounts /api/auth/*, /api/profile and /api/account. */
export function mountAccounts(app: HttpApp, accounts: Accounts): void {
  mountSessions(app, accounts)
  mountPasswordReset(app, accounts)
  mountTokens(app, accounts)
  mountProfile(app, accounts)
  mountAccount(app, accounts)
}

function mountSessions(app: HttpApp, accounts: Accounts): void {
  const { auth, throttle, device, identify, mailConfirmation, closeProgramSession } = accounts
  app.post('/api/auth/sign-up/email', async (c) => {
    const body = await readBody(c, signUpRequestSchema)
    if (!body.ok) return answer(c, body)
    const signedUp = await throttle.signUp(c.get('clientAddress'), () => signUp(auth, body.value))
    if (signedUp.ok) await afterSignUp(c, accounts, body.value.email, signedUp.value)
    return answerSession(c, signedUp)
  })
  app.post('/api/auth/sign-in/email', async (c) => {
    const body = await readBody(c, signInSchema)
    if (!body.ok) return answer(c, body)
    const attempt = await attemptOf(c, accounts, body.value.email)
    const signedIn = await throttle.passwordCheck(attempt, () => signIn(auth, body.value))
    if (signedIn.ok) await device.remember(c, attempt.email)
    else if (signedIn.failure.code === 'email-not-verified') await mailConfirmation(attempt)
    return answerSession(c, signedIn)
  })
  app.post('/api/auth/sign-out', async (c) => {
    const token = bearerToken(c)
    if (token) await closeProgramSession(token)
    await endBrowserSession(c, accounts)
    return c.json({ success: true })
  })
  app.get('/api/auth/get-session', async (c) => {
    const person = await identify(c)
    return c.json(person.ok ? { user: person.value } : null)
  })
}

async function afterSignUp(
  c: HttpContext,
  accounts: Accounts,
  email: string,
  { answer: { user, emailVerificationRequired } }: NewSession,
): Promise<void> {
  const { device, mailConfirmation, isAccount } = accounts
  if (!emailVerificationRequired) return device.remember(c, email)
  const attempt = await attemptOf(c, accounts, email)
  // Where the e-mail had an account before, the answer names one that does not exist.
  const isNew = await isAccount(user.id)
  await (isNew ? device.remember(c, email) : device.pretendToRemember(c, email))
  await mailConfirmation(attempt, isNew)
}

function mountPasswordReset(app: HttpApp, accounts: Accounts): void {
  const { auth, throttle, device, linkOwner } = accounts
  app.post('/api/auth/request-password-reset', async (c) => {
    const body = await readBody(c, passwordResetRequestSchema)
    if (!body.ok) return answer(c, body)
    const { email } = body.value
    const attempt = await attemptOf(c, accounts, email)
    const request = async () => {
      if (await throttle.mayMailLink(attempt))
        await withCause(() => auth.api.requestPasswordReset({ body: { email } }))
      return success({ success: true })
    }
    return answer(c, await throttle.linkRequest(attempt, request))
  })
  // A token is too long to be guessed, so what carries one is not counted: nobody's wrong tokens may close the way for a right one.
  app.post('/api/auth/reset-password', async (c) => {
    const body = await readBody(c, passwordResetSchema)
    if (!body.ok) return answer(c, body)
    const owner = await linkOwner(body.value.token)
    if (!owner) return answer(c, failure('link-expired'))
    const attempt = await attemptOf(c, accounts, owner.email)
    const reset = await refusalsAsFailures(() => auth.api.resetPassword({ body: body.value }))
    if (!reset.ok) return answer(c, reset)
    await throttle.forgive(attempt)
    await device.remember(c, owner.email)
    return c.json({ success: true })
  })
  app.get('/api/auth/verify-email', async (c) => openConfirmation(c, accounts, c.req.query('token') ?? ''))
}

/**
 * Opens the link that confirms an address. The browser that set the account's password is signed in; any other has only the mail, so
 * it chooses a password first, and the one that whoever signed up had chosen falls.
 */
async function openConfirmation(c: HttpContext, accounts: Accounts, token: string): Promise<Response> {
  const { device, linkOwner, confirmAddress } = accounts
  const owner = await linkOwner(token)
  if (!owner) return c.redirect('/auth?failed=link-expired')
  if ((await device.deviceId(c, owner.email)) === undefined)
    return c.redirect(`/auth/reset-password?token=${encodeURIComponent(token)}`)
  const confirmed = await confirmAddress(owner, token)
  if (!confirmed.ok) return c.redirect(`/auth?failed=${confirmed.failure.code}`)
  setCookies(c, confirmed.value)
  return c.redirect('/dashboard')
}

function mountTokens(app: HttpApp, accounts: Accounts): void {
  const { throttle, grantToken } = accounts
  app.post('/api/auth/token', async (c) => {
    const body = await readBody(c, tokenRequestSchema)
    if (!body.ok) return answer(c, body)
    const request = body.value
    if (request.grant_type === 'refresh_token') return answer(c, await grantToken(request))
    const attempt = await attemptOf(c, accounts, request.email)
    return answer(c, await throttle.passwordCheck(attempt, () => grantToken(request)))
  })
}

function mountProfile(app: HttpApp, { identify, profile, rename }: Accounts): void {
  app.get('/api/profile', async (c) => {
    const person = await identify(c)
    return person.ok ? c.json(await profile(person.value)) : answer(c, person)
  })
  app.patch('/api/profile', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, profilePatchSchema)
    return body.ok ? c.json(await rename(person.value, body.value.name)) : answer(c, body)
  })
}

function mountAccount(app: HttpApp, accounts: Accounts): void {
  const { auth, device, identify, throttle, changePassword, exported, remove } = accounts
  app.post('/api/auth/change-password', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, changePasswordSchema)
    if (!body.ok) return answer(c, body)
    const program = bearerToken(c)
    const browser = program ? undefined : await auth.api.getSession({ headers: c.req.raw.headers })
    const asking = { browser: browser?.session.token, program }
    const attempt = await attemptOf(c, accounts, person.value.email)
    const change = () => changePassword(person.value, body.value, asking)
    const changed = await throttle.passwordCheck(attempt, change)
    if (changed.ok) await throttle.forgive(attempt)
    if (changed.ok && browser) await device.remember(c, attempt.email)
    return answer(c, changed)
  })
  app.get('/api/account/export', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    // Nobody reads, and so nobody would ever end, what is gathered for a question after the head alone.
    if (c.req.method === 'HEAD') return c.body(null)
    const file = await exported(person.value)
    if (!file.ok) return answer(c, file)
    c.header('Content-Disposition', `attachment; filename="${file.value.name}"`)
    return answerPieces(c, 'application/json', file.value.pieces)
  })
  app.delete('/api/account', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, deleteAccountSchema)
    if (!body.ok) return answer(c, body)
    const removed = await remove(person.value)
    if (removed.ok) {
      await endBrowserSession(c, accounts)
      device.forget(c)
    }
    return answer(c, removed)
  })
}

async function attemptOf(c: HttpContext, { device }: Accounts, email: string): Promise<Attempt> {
  return { email, clientAddress: c.get('clientAddress'), deviceId: await device.deviceId(c, email) }
}

/** Ends the session of the cookie, if there is one, and clears the cookie under the name it has here. */
async function endBrowserSession(c: HttpContext, { auth }: Accounts): Promise<void> {
  const { headers } = await withCause(() =>
    auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }),
  )
  setCookies(c, headers.getSetCookie())
}

function answerSession(c: HttpContext, result: Result<NewSession>): Response {
  if (!result.ok) return answerFailure(c, result.failure)
  setCookies(c, result.value.cookies)
  return c.json(result.value.answer)
}

function setCookies(c: HttpContext, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
