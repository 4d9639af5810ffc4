/** The provider that people may sign in with beside their password, by OpenID Connect. */
export type OidcConfig = {
  /** As the provider's discovery document names it, without a trailing slash. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button on the page says. */
  readonly name: string
}

const examples = {
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'plotluck',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-client',
} as const

/** Reads OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME. Without any of them nobody signs in that way. */
export function readOidcConfig(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: string[],
): OidcConfig | undefined {
  const text = (name: string): string => environment[name]?.trim() ?? ''
  if (![...Object.keys(examples), 'OIDC_NAME'].some(text)) return undefined
  for (const [name, example] of Object.entries(examples))
    if (!text(name)) mistakes.push(`Signing in by OpenID Connect needs ${name}. Example: ${name}=${example}`)
  const issuer = text('OIDC_ISSUER').replace(/\/+$/, '')
  if (issuer && !isSafe(issuer))
    mistakes.push(
      `OIDC_ISSUER is "${issuer}", which does not work: it has to be an https address. Example: OIDC_ISSUER=${examples.OIDC_ISSUER}`,
    )
  const name = text('OIDC_NAME') || (URL.parse(issuer)?.hostname ?? '')
  return {
    issuer,
    clientId: text('OIDC_CLIENT_ID'),
    clientSecret: text('OIDC_CLIENT_SECRET'),
    name,
  }
}

/** Who a person is may be told over HTTPS only, or by this machine to itself. */
function isSafe(issuer: string): boolean {
  const url = URL.parse(issuer)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname))
}
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
