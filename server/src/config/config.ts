import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type AnalyticsConfig, readAnalyticsConfig } from './config-analytics.ts'
import { type BackupsConfig, readBackupsConfig } from './config-backups.ts'
import { type ModelConfig, readModelConfig } from './config-model.ts'
import { type OidcConfig, readOidcConfig } from './config-oidc.ts'
import { type LogLevel, logLevels } from '../platform/log.ts'
import type { Sender } from '../platform/mail.ts'

/** Everything that can be set from outside. Made once, by `readConfig`, from the environment that `main.ts` hands over. */
export type Config = {
  readonly port: number
  readonly host: string
  /** The address people type, without a trailing slash: links in mails and the allowed origin of writes. */
  readonly publicUrl: string
  /** Absolute path of the folder with the embedded database, the made secret and the outbox. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The address of the same database without the pooler that `databaseUrl` names; undefined where it names none. */
  readonly databaseDirectUrl: string | undefined
  /** Connections to PostgreSQL that each process holds at the most. */
  readonly databasePool: number
  /** Processes that serve; more than one only with PostgreSQL. */
  readonly workers: number
  readonly authSecret: string | undefined
  readonly billing: 'sandbox' | 'stripe' | 'none'
  /** What Stripe needs; undefined unless it takes the payments. */
  readonly stripe: StripeConfig | undefined
  /** The model that writes recipes and answers; undefined where the kitchen does. */
  readonly model: ModelConfig | undefined
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: Sender }
  /** Where people write to for help: on every page. */
  readonly supportEmail: string
  readonly requireEmailVerification: boolean
  /** How many proxies in front of the server append to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Whether events of the product are noted, and where they are sent on to. */
  readonly analytics: AnalyticsConfig
  /** Who people may sign in with beside their password; undefined where it is nobody. */
  readonly oidc: OidcConfig | undefined
  /** The backups that the server makes by itself; undefined where it makes none. */
  readonly backups: BackupsConfig | undefined
  readonly logLevel: LogLevel
  /** The bearer token of /metrics; without one the address does not exist. */
  readonly metricsToken: string | undefined
  /** Absolute path of the built web app, if another than the one beside the server. */
  readonly webDir: string | undefined
}

export type StripeConfig = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: { readonly monthly: string; readonly annual: string }
}

export type Environment = Readonly<Record<string, string | undefined>>
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] }

/** Reads every setting and reports all mistakes at once, each with an example of what works. Empty counts as not set. */
export function readConfig(environment: Environment): ConfigResult {
  const mistakes: string[] = []
  const { read, optional } = readersOf(environment, mistakes)
  const host = read('HOST', (text) => text, '127.0.0.1', '127.0.0.1')
  const port = read('PORT', integerFrom(0, 65_535), 3000, '3000')
  const smtpUrl = optional('SMTP_URL', urlOf('smtp:', 'smtps:'), 'smtps://user:password@mail.example.org')
  const config: Config = {
    port,
    host,
    publicUrl: read('PUBLIC_URL', origin, defaultUrl(host, port), 'https://plotluck.example.org'),
    dataDir: resolve(read('DATA_DIR', (text) => text, './data', './data')),
    databaseUrl: optional('DATABASE_URL', postgresUrl, examplePostgres),
    databaseDirectUrl: optional('DATABASE_DIRECT_URL', postgresUrl, examplePostgres),
    databasePool: read('DATABASE_POOL', integerFrom(2, 500), 10, '10'),
    workers: read('WORKERS', workers, 1, 'auto'),
    authSecret: optional('AUTH_SECRET', atLeast(32), randomBytes(24).toString('hex')),
    billing: read('BILLING', oneOf('sandbox', 'stripe', 'none'), 'sandbox', 'none'),
    stripe: undefined,
    model: undefined,
    mail: { smtpUrl, from: read('MAIL_FROM', sender, localSender, 'Plotluck <plotluck@example.org>') },
    supportEmail: read('SUPPORT_EMAIL', mailbox, 'support@plotluck.example', 'help@example.org'),
    requireEmailVerification: read('REQUIRE_EMAIL_VERIFICATION', flag, false, 'true'),
    trustedProxies: read('TRUSTED_PROXIES', integerFrom(0, 10), 0, '1'),
    analytics: readAnalyticsConfig(environment, mistakes),
    oidc: readOidcConfig(environment, mistakes),
    backups: undefined,
    logLevel: read('LOG_LEVEL', oneOf(...logLevels), 'info', 'info'),
    metricsToken: optional('METRICS_TOKEN', atLeast(16), 'sixteen-or-more-characters'),
    webDir: optional('WEB_DIR', (text) => resolve(text), './web/build/client'),
  }
  mistakes.push(...missingFor(config))
  const stripe = readStripe(config.billing, environment, mistakes)
  const model = readModelConfig(environment, mistakes)
  const backups = readBackupsConfig(environment, config.dataDir, mistakes)
  return mistakes.length > 0
    ? { ok: false, mistakes }
    : { ok: true, config: { ...config, stripe, model, backups } }
}

const secrets: ReadonlySet<string> = new Set([
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
])

/** Readers of one setting each, which note what does not work among the mistakes. */
function readersOf(environment: Environment, mistakes: string[]) {
  const read = <T>(name: string, parse: (text: string) => T | undefined, fallback: T, example: string): T => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    // What is said here ends up in logs, where a password has no place.
    const told = secrets.has(name) ? 'is set to what' : `is "${text}", which`
    if (value === undefined) mistakes.push(`${name} ${told} does not work. Example: ${name}=${example}`)
    return value ?? fallback
  }
  const optional = <T>(
    name: string,
    parse: (text: string) => T | undefined,
    example: string,
  ): T | undefined => read<T | undefined>(name, parse, undefined, example)
  return { read, optional }
}

/** What a setting needs beside itself and does not have. */
function missingFor({
  requireEmailVerification,
  mail,
  workers,
  databaseUrl,
  databaseDirectUrl,
}: Config): readonly string[] {
  return [
    ...(databaseDirectUrl && !databaseUrl
      ? [`DATABASE_DIRECT_URL needs DATABASE_URL beside it. Example: DATABASE_URL=${examplePostgres}`]
      : []),
    ...(requireEmailVerification && !mail.smtpUrl
      ? ['REQUIRE_EMAIL_VERIFICATION=true needs a mail server. Example: SMTP_URL=smtp://localhost:25']
      : []),
    ...(workers > 1 && !databaseUrl
      ? [
          `WORKERS needs PostgreSQL: the embedded database belongs to one process. Example: DATABASE_URL=${examplePostgres}`,
        ]
      : []),
  ]
}

const stripeNames = {
  STRIPE_SECRET_KEY: 'sk_live_...',
  STRIPE_WEBHOOK_SECRET: 'whsec_...',
  STRIPE_PRICE_MONTHLY: 'price_...',
  STRIPE_PRICE_ANNUAL: 'price_...',
} as const

/** Stripe takes payments with all four of its settings; one that stands there unused would give premium away in the sandbox. */
function readStripe(
  billing: Config['billing'],
  environment: Environment,
  mistakes: string[],
): StripeConfig | undefined {
  if (billing !== 'stripe') {
    for (const name of Object.keys(stripeNames))
      if (environment[name]?.trim())
        mistakes.push(`${name} is set, but BILLING is "${billing}". Example: BILLING=stripe`)
    return undefined
  }
  const read = (name: keyof typeof stripeNames): string => {
    const text = environment[name]?.trim() ?? ''
    if (!text) mistakes.push(`BILLING=stripe needs ${name}. Example: ${name}=${stripeNames[name]}`)
    return text
  }
  return {
    secretKey: read('STRIPE_SECRET_KEY'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
    prices: { monthly: read('STRIPE_PRICE_MONTHLY'), annual: read('STRIPE_PRICE_ANNUAL') },
  }
}

const defaultUrl = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

const integerFrom =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** A number of processes, or `auto`: one for each core. */
const workers = (text: string): number | undefined =>
  text === 'auto' ? availableParallelism() : integerFrom(1, 64)(text)

const urlOf =
  (...protocols: string[]) =>
  (text: string): string | undefined =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined

const postgresUrl = urlOf('postgres:', 'postgresql:')
const examplePostgres = 'postgres://user:password@localhost/plotluck'

/** An address without a path: the pages stand at its root. */
const origin = (text: string): string | undefined => {
  const url = urlOf('http:', 'https:')(text)
  return url !== undefined && new URL(url).href === `${new URL(url).origin}/` ? url : undefined
}

const atLeast =
  (characters: number) =>
  (text: string): string | undefined =>
    text.length >= characters ? text : undefined

const oneOf =
  <const T extends string>(...values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text)

const mailbox = (text: string): string | undefined => (/^[^@\s]+@[^@\s]+$/.test(text) ? text : undefined)

const localSender: Sender = { name: 'Plotluck', address: 'plotluck@localhost' }

/** 'hello@example.org', or with a name before it: 'Plotluck <hello@example.org>'. */
const sender = (text: string): Sender | undefined => {
  const [, name, named] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  const address = mailbox(named ?? text)
  return address === undefined || /[<>]/.test(address)
    ? undefined
    : { name: name?.trim().replaceAll(/^"|"$/g, '') || localSender.name, address }
}

const flag = (text: string): boolean | undefined => ({ true: true, false: false })[text]
