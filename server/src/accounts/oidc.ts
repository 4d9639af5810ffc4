import type { OAuth2Tokens } from '@better-auth/core/oauth2'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { emailSchema, nameSchema } from '@plotluck/contract'
import { eq } from 'drizzle-orm'
import { user } from '../platform/database/auth-tables.ts'
import type { Handle } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { type Auth, type AuthSettings, createAuth } from './auth.ts'
import { namingDevice } from './device-name.ts'

/** The provider that people may sign in with, as its operator named it and gave us an account there. */
export type OidcProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
/** Why somebody who comes back from the provider is not signed in: what /auth is told with `failed`. */
export type OidcRefusal =
  | 'provider-unconfirmed'
  | 'provider-account'
  | 'provider-second-factor'
  | 'provider-failed'
type Returned =
  | { readonly cookies: readonly string[]; readonly owner: { readonly id: string }; readonly to: string }
  | { readonly cookies: readonly string[]; readonly refusal: OidcRefusal }

const providerId = 'oidc'
/** How long the provider may take to answer the server, in milliseconds. */
const patienceMs = 10_000

export type OidcSignIn = ReturnType<typeof createOidcSignIn>

/**
 * Signing in with a provider, by OpenID Connect. The library asks the provider where everything is when it is made; that is done at the first
 * sign-in and again while there is no answer, so that a provider that is away is in nobody else's way.
 */
export function createOidcSignIn(settings: AuthSettings, provider: OidcProvider) {
  let opened: Promise<Auth | undefined> | undefined
  const open = async (): Promise<Auth | undefined> => {
    opened ??= discovered(createAuth(settings, libraryOptions(settings.db, provider)))
    const auth = await opened.catch(() => undefined)
    if (!auth) opened = undefined
    return auth
  }
  return {
    /** The address at the provider to go to, and the cookies that prove who comes back. */
    async begin(back: string): Promise<Result<{ url: string; cookies: readonly string[] }>> {
      const auth = await open()
      if (!auth) return failure('provider-down')
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: providerId, callbackURL: back, disableRedirect: true },
        headers: new Headers(),
        returnHeaders: true,
      })
      return success({ url: response.url ?? '', cookies: headers.getSetCookie() })
    },
    /** What the provider says of who comes back: a session of the account that is theirs, made where there was none. */
    async finish(
      query: Readonly<Record<string, string>>,
      browser: { device: string; cookie: string },
    ): Promise<Returned> {
      const auth = await open()
      if (!auth) return { cookies: [], refusal: 'provider-failed' }
      const answer = await within(
        auth.api.callbackOAuth({
          method: 'GET',
          params: { id: providerId },
          query,
          headers: namingDevice(browser.device, browser.cookie),
          asResponse: true,
        }),
      )
      if (!answer) return { cookies: [], refusal: 'provider-failed' }
      const cookies = answer.headers.getSetCookie()
      const headers = new Headers({ cookie: cookies.map((text) => text.split(';')[0]).join('; ') })
      const begun = await auth.api.getSession({ headers })
      const to = answer.headers.get('location') ?? '/'
      return begun ? { cookies, owner: begun.user, to } : { cookies, refusal: refusalOf(to) }
    },
  }
}

/** An answer of the provider, or nothing where it takes too long. */
async function within<T>(work: Promise<T>): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((give) => void setTimeout(() => give(undefined), patienceMs).unref())
  return Promise.race([work, tooLate])
}

async function discovered(auth: Auth): Promise<Auth | undefined> {
  const context = await within(auth.$context)
  return context?.socialProviders.some(({ id }) => id === providerId) ? auth : undefined
}

function refusalOf(to: string): OidcRefusal {
  const error = URL.parse(to, 'http://here')?.searchParams.get('error')
  return refusals[error ?? ''] ?? 'provider-failed'
}
const refusals: Readonly<Record<string, OidcRefusal>> = {
  account_not_linked: 'provider-account',
  unconfirmed: 'provider-unconfirmed',
  second_factor: 'provider-second-factor',
}

/**
 * An account is joined to a person of the provider only where the provider says that their e-mail is confirmed and it is confirmed here as
 * well (the library's own rule): whoever signed up with an address that is not theirs gets nobody's kitchen.
 */
function libraryOptions(db: Handle, { issuer, clientId, clientSecret }: OidcProvider) {
  const plugin = genericOAuth({
    config: [
      {
        providerId,
        clientId,
        clientSecret,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        scopes: ['openid', 'email', 'profile'],
        // Another provider's people are others, also where they have the same numbers.
        accountSubject: ({ tokens, profile }) => `${issuer} ${subjectOf(tokens, profile['sub'])}`,
        mapProfileToUser: ({ email, name, emailVerified }) => ({
          email: emailSchema.safeParse(email).data ?? null,
          name: nameSchema.safeParse(name).data ?? '',
          emailVerified: emailVerified === true,
          // Nobody's picture is shown, so none is kept.
          image: '',
        }),
      },
    ],
  })
  return {
    plugin,
    /** Runs before anything is written, and also for who is joined already. */
    validateUserInfo: async ({ user: { id, emailVerified }, source }: Incoming) => {
      if (source.action !== 'sign-in' && emailVerified !== true) return { error: 'unconfirmed' }
      if (source.action === 'create-user' || id === undefined) return undefined
      const [known] = await db
        .select({ hasSecondFactor: user.twoFactorEnabled })
        .from(user)
        .where(eq(user.id, id))
      return known?.hasSecondFactor === true ? { error: 'second_factor' } : undefined
    },
  }
}
type Incoming = {
  readonly user: { readonly id?: string; readonly emailVerified?: boolean }
  readonly source: { readonly action: string }
}

/** The subject of the checked ID token, which what is read with the access token has to be about (OpenID Connect Core 1.0, 5.3.2). */
function subjectOf({ idToken = '' }: OAuth2Tokens, told: unknown): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString() || '{}') as {
    sub?: string
  }
  if (!claims.sub || claims.sub !== told) throw new Error('The provider speaks of two people')
  return claims.sub
}
