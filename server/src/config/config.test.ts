import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const config = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  return read.config
}
const mistakes = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok ? [] : read.mistakes
}

const senderOf = (text: string) => config({ MAIL_FROM: text }).mail.from

test('readConfig() runs without any setting, on this machine only', () => {
  expect(config({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    billing: 'sandbox',
    trustedProxies: 0,
    requireEmailVerification: false,
    databaseUrl: undefined,
  })
})

test('readConfig() takes an empty setting as none', () => {
  expect(config({ PORT: '', HOST: '  ', DATABASE_URL: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' })
})

test('readConfig() reports every mistake at once, each with an example that works', () => {
  const said = mistakes({
    PORT: 'eighty',
    PUBLIC_URL: 'plotluck',
    TRUSTED_PROXIES: '-1',
    AUTH_SECRET: 'short',
  })
  expect(said).toHaveLength(4)
  for (const sentence of said) {
    const [, name = '', example = ''] = /Example: (\w+)=(.+)$/.exec(sentence) ?? []
    expect(mistakes({ [name]: example })).toEqual([])
  }
})

test('readConfig() repeats no password, and gives everybody another secret as an example', () => {
  const wrong = {
    AUTH_SECRET: 'hunter2',
    METRICS_TOKEN: 'hunter2',
    DATABASE_URL: 'mysql://plotluck:hunter2@localhost/plotluck',
    DATABASE_DIRECT_URL: 'mysql://plotluck:hunter2@localhost/plotluck',
    SMTP_URL: 'mail:hunter2',
  }
  const said = mistakes(wrong)
  expect(said).toHaveLength(5)
  expect(said.join('\n')).not.toContain('hunter2')
  expect(said).not.toEqual(mistakes(wrong))
})

test('readConfig() wants a mail server where e-mail addresses must be confirmed', () => {
  expect(mistakes({ REQUIRE_EMAIL_VERIFICATION: 'true' })[0]).toContain('SMTP_URL=')
  expect(config({ REQUIRE_EMAIL_VERIFICATION: 'true', SMTP_URL: 'smtp://localhost:25' })).toMatchObject({
    requireEmailVerification: true,
  })
})

test('readConfig() takes a number of workers or one for each core, and only with a database that several can share', () => {
  const DATABASE_URL = 'postgres://plotluck@localhost/plotluck'
  expect(config({ DATABASE_URL })).toMatchObject({ workers: 1, databasePool: 10 })
  expect(config({ DATABASE_URL, WORKERS: '3', DATABASE_POOL: '4' })).toMatchObject({
    workers: 3,
    databasePool: 4,
  })
  expect(config({ DATABASE_URL, WORKERS: 'auto' }).workers).toBe(availableParallelism())
  expect(mistakes({ WORKERS: '2' })[0]).toContain('the embedded database belongs to one process')
  expect(mistakes({ DATABASE_URL, WORKERS: '0' })[0]).toContain('Example: WORKERS=auto')
  expect(config({ WORKERS: '1' }).workers).toBe(1)
})

test('readConfig() takes an address beside that of a pooler, and not alone', () => {
  const DATABASE_DIRECT_URL = 'postgres://plotluck@localhost/plotluck'
  expect(mistakes({ DATABASE_DIRECT_URL })[0]).toContain('DATABASE_URL=')
  const DATABASE_URL = 'postgres://plotluck@pooler/plotluck'
  expect(config({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
  })
})

test('readConfig() names an address that others can open when it listens to all', () => {
  expect(config({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('readConfig() reads the sender of mails with a name or without', () => {
  expect(senderOf('hello@example.org')).toEqual({ name: 'Plotluck', address: 'hello@example.org' })
  for (const text of ['Green Kitchen <hello@example.org>', '"Green Kitchen" <hello@example.org>'])
    expect(senderOf(text)).toEqual({ name: 'Green Kitchen', address: 'hello@example.org' })
  for (const text of ['nobody', 'a b@example.org', '<hello@example.org', 'Ana <nobody>', 'Ana <a@b> <c@d>'])
    expect(mistakes({ MAIL_FROM: text })).toHaveLength(1)
})

test('readConfig() takes no path for the address people type', () => {
  expect(config({ PUBLIC_URL: 'https://cook.example.org/' }).publicUrl).toBe('https://cook.example.org')
  for (const url of ['https://example.org/cook', 'https://example.org/?a', 'https://ana@example.org'])
    expect(mistakes({ PUBLIC_URL: url })).toHaveLength(1)
})

test('readConfig() refuses keys of Stripe that nothing would use, so that no sandbox stands in for it unseen', () => {
  expect(mistakes({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
    'STRIPE_SECRET_KEY is set, but BILLING is "sandbox". Example: BILLING=stripe',
  ])
})
