import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the provider says of somebody; the name they have there is `sub`. */
type Claims = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
}

export type OidcServer = {
  readonly issuer: string
  /** Who is at the provider's sign-in page from now on; nobody lets it refuse. */
  signIn: Claims | undefined
  /** Goes to an address there as a browser does, and gives the one that it is sent back to. */
  readonly visit: (url: string) => Promise<string>
  readonly stop: () => Promise<void>
}

type Client = { readonly id: string; readonly secret: string; readonly redirectUri: string }

/** A certified OpenID Connect provider on a port of this machine, a free one unless named, whose sign-in page asks nothing. */
export async function startOidcServer(client: Client, port = 0): Promise<OidcServer> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(issuer, client, () => running.signIn)
  const running: OidcServer = {
    issuer,
    signIn: undefined,
    visit: (url) => followTo(issuer, url),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => void server.close(done))
    },
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response)
    const person = running.signIn
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return running
}

async function followTo(issuer: string, url: string): Promise<string> {
  const jar = new Map<string, string>()
  for (let hops = 0, at = url; hops < 8; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      jar.set(name, value)
    }
    at = new URL(answer.headers.get('location') ?? `/status/${answer.status}`, at).href
    if (!at.startsWith(issuer)) return at
  }
  throw new Error('The provider does not send back')
}

function createProvider(issuer: string, client: Client, atSignIn: () => Claims | undefined): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only the tests know it'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...atSignIn(), sub }) }),
    // Nobody is asked whether Plotluck may know who they are.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}
