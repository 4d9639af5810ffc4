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
import { type Result, success } from '../platform/failure.ts'
import { answer, answerFailure, type HttpApp, type HttpContext, readBody } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { limited } from './guessing.ts'
import { bearerToken } from './identify.ts'
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

function mountSessions(app: HttpApp, { auth, rateLimit, identify, closeProgramSession }: Accounts): void {
  app.post('/api/auth/sign-up/email', async (c) => {
    const body = await readBody(c, signUpRequestSchema)
    if (!body.ok) return answer(c, body)
    return answerSession(c, await limited(rateLimit, 'sign-up', who(c), () => signUp(auth, body.value)))
  })
  app.post('/api/auth/sign-in/email', async (c) => {
    const body = await readBody(c, signInSchema)
    if (!body.ok) return answer(c, body)
    const attempt = who(c, body.value.email)
    return answerSession(c, await limited(rateLimit, 'sign-in', attempt, () => signIn(auth, body.value)))
  })
  app.post('/api/auth/sign-out', async (c) => {
    const token = bearerToken(c)
    if (token) await closeProgramSession(token)
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
    setCookies(c, headers.getSetCookie())
    return c.json({ success: true })
  })
  app.get('/api/auth/get-session', async (c) => {
    const person = await identify(c)
    return c.json(person.ok ? { user: person.value } : null)
  })
}

function mountPasswordReset(app: HttpApp, { auth, rateLimit }: Accounts): void {
  app.post('/api/auth/request-password-reset', async (c) => {
    const body = await readBody(c, passwordResetRequestSchema)
    if (!body.ok) return answer(c, body)
    const ask = () =>
      refusalsAsFailures(() => auth.api.requestPasswordReset({ body: { email: body.value.email } }))
    return answerDone(c, await limited(rateLimit, 'ask-reset', who(c, body.value.email), ask))
  })
  app.post('/api/auth/reset-password', async (c) => {
    const body = await readBody(c, passwordResetSchema)
    if (!body.ok) return answer(c, body)
    const reset = () => refusalsAsFailures(() => auth.api.resetPassword({ body: body.value }))
    return answerDone(c, await limited(rateLimit, 'use-link', who(c), reset))
  })
  app.get('/api/auth/verify-email', async (c) => {
    const token = c.req.query('token') ?? ''
    const verify = () =>
      refusalsAsFailures(() => auth.api.verifyEmail({ query: { token }, returnHeaders: true }))
    const verified = await limited(rateLimit, 'use-link', who(c), verify)
    if (!verified.ok) return c.redirect(`/auth?failed=${verified.failure.code}`)
    setCookies(c, verified.value.headers.getSetCookie())
    return c.redirect('/dashboard')
  })
}

function mountTokens(app: HttpApp, { rateLimit, grantToken }: Accounts): void {
  app.post('/api/auth/token', async (c) => {
    const body = await readBody(c, tokenRequestSchema)
    if (!body.ok) return answer(c, body)
    const attempt = who(c, 'email' in body.value ? body.value.email : '')
    return answer(c, await limited(rateLimit, 'sign-in', attempt, () => grantToken(body.value)))
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
  const { auth, identify, rateLimit, changePassword, exported, remove } = accounts
  app.post('/api/auth/change-password', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, changePasswordSchema)
    if (!body.ok) return answer(c, body)
    const program = bearerToken(c)
    const browser = program ? undefined : await auth.api.getSession({ headers: c.req.raw.headers })
    const asking = { browser: browser?.session.token, program }
    const change = () => changePassword(person.value, body.value, asking)
    return answer(c, await limited(rateLimit, 'change-password', who(c, person.value.email), change))
  })
  app.get('/api/account/export', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const data = await exported(person.value)
    const name = `plotluck-export-${data.exported_at.slice(0, 10)}.json`
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.json(data)
  })
  app.delete('/api/account', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, deleteAccountSchema)
    if (!body.ok) return answer(c, body)
    const removed = await remove(person.value)
    if (removed.ok)
      c.header('Set-Cookie', 'plotluck.session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
    return answer(c, removed)
  })
}

const who = (c: HttpContext, email?: string) => ({
  clientAddress: c.get('clientAddress'),
  ...(email !== undefined && { email }),
})

function answerSession(c: HttpContext, result: Result<NewSession>): Response {
  if (!result.ok) return answerFailure(c, result.failure)
  setCookies(c, result.value.cookies)
  return c.json(result.value.answer)
}

const answerDone = (c: HttpContext, result: Result<unknown>): Response =>
  answer(c, result.ok ? success({ success: true }) : result)

function setCookies(c: HttpContext, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
