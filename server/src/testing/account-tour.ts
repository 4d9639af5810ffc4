import type { CallName } from '@plotluck/contract'
import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { authenticatorCode } from './authenticator-app.ts'
import { readJson, type TestClient } from './client.ts'
import { startOidcServer } from './oidc-server.ts'
import { testApp, type TestApp } from './test-app.ts'

type Take = (client: TestClient, call: CallName, path?: string, body?: object) => Promise<Response>
type Own = Pick<TestApp, 'visitor' | 'mails' | 'database'> & { readonly take: Take }

const account = { email: 'noor@example.org', password: 'basil and tomato', name: 'Noor' }
const nextPassword = 'rosemary beside the shed'
const lastPassword = 'leeks and lentils'

/**
 * Lets people of a database do what needs more than a session, or ends one: mailed links, codes, a provider to sign in with, leaving. Gives the calls that were
 * done.
 */
export async function takeAccountTour(database: Database): Promise<readonly CallName[]> {
  const done: CallName[] = []
  const take: Take = async (client, call, path, body) => {
    const [method = '', pattern = ''] = call.split(' ')
    const answer = await client.send(path ?? pattern, {
      method,
      headers: { origin: 'http://plotluck.test', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok && answer.status !== 302) throw new Error(`${call}: ${await answer.text()}`)
    done.push(call)
    return answer
  }
  const provider = await startProvider()
  const app = await testApp({ database, config: { requireEmailVerification: true, oidc: provider.settings } })
  const own = { ...app, take }
  const noor = await signUp(own)
  await takeSecondFactor(own, noor)
  await takePasswords(own, noor)
  await takePasskey(own, noor)
  await takeProvider(own, provider)
  await take(noor, 'DELETE /api/account', undefined, { confirm: 'DELETE' })
  return done
}

/** What is asked for by the last link that was mailed. */
const mailedToken = ({ mails }: Own): string => /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''

async function signUp(own: Own): Promise<TestClient> {
  const noor = own.visitor()
  await own.take(noor, 'POST /api/auth/sign-up/email', undefined, account)
  await own.take(noor, 'GET /api/auth/verify-email', `/api/auth/verify-email?token=${mailedToken(own)}`)
  return noor
}

async function takeSecondFactor({ take }: Own, noor: TestClient): Promise<void> {
  const { email, password } = account
  const begun = await take(noor, 'POST /api/account/second-factor', undefined, { password })
  const { uri, recovery_codes } = await readJson<{ uri: string; recovery_codes: readonly string[] }>(begun)
  const code = authenticatorCode(uri)
  await take(noor, 'POST /api/account/second-factor/confirm', undefined, { code })
  await take(noor, 'POST /api/auth/sign-out')
  await noor.post('/api/auth/sign-in/email', { email, password })
  await take(noor, 'POST /api/auth/second-factor', undefined, { code: recovery_codes[0] })
  await take(noor, 'POST /api/account/second-factor/end', undefined, { password })
}

async function takePasswords(own: Own, noor: TestClient): Promise<void> {
  const { email, password } = account
  const change = { currentPassword: password, newPassword: nextPassword }
  await own.take(noor, 'POST /api/auth/change-password', undefined, change)
  await own.take(noor, 'POST /api/auth/request-password-reset', undefined, { email })
  const reset = { token: mailedToken(own), newPassword: lastPassword }
  await own.take(noor, 'POST /api/auth/reset-password', undefined, reset)
  await own.take(noor, 'POST /api/auth/sign-in/email', undefined, { email, password: lastPassword })
}

/** Names and removes one that is there as if a browser had made it. */
async function takePasskey({ take, database }: Own, noor: TestClient): Promise<void> {
  const { id } = await readJson<{ id: string }>(noor.get('/api/profile'))
  await database.auth.execute(
    sql`insert into auth.passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
      values (gen_random_uuid(), ${id}, 'My phone', 'the public key', 'the key of Noor', 0, 'multiDevice', true)`,
  )
  const { passkeys } = await readJson<{ passkeys: readonly { id: string }[] }>(
    noor.get('/api/account/passkeys'),
  )
  const path = `/api/account/passkeys/${passkeys[0]?.id}`
  await take(noor, 'PATCH /api/account/passkeys/{id}', path, { name: 'Blue phone' })
  await take(noor, 'DELETE /api/account/passkeys/{id}', path)
}

async function takeProvider({ take, visitor }: Own, { visit }: Provider): Promise<void> {
  // Once as somebody new, once as somebody who has an account.
  for (const client of [visitor(), visitor()]) {
    const begun = await take(client, 'POST /api/auth/oidc', undefined, { back: '/dashboard' })
    const { pathname, search } = new URL(await visit((await readJson<{ url: string }>(begun)).url))
    await take(client, 'GET /api/auth/callback/oidc', pathname + search)
    await take(client, 'GET /api/profile')
  }
}

type Provider = Awaited<ReturnType<typeof startProvider>>

async function startProvider() {
  const client = { id: 'plotluck', secret: 'the secret of the client' }
  const redirectUri = 'http://plotluck.test/api/auth/callback/oidc'
  const server = await startOidcServer({ ...client, redirectUri })
  afterAll(server.stop)
  server.signIn = { sub: 'omar', email: 'omar@example.org', email_verified: true }
  const { issuer, visit } = server
  const settings = { issuer, clientId: client.id, clientSecret: client.secret, name: 'The club' }
  return { visit, settings }
}
