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

test('readConfig() wants a mail server where e-mail addresses must be confirmed', () => {
  expect(mistakes({ REQUIRE_EMAIL_VERIFICATION: 'true' })[0]).toContain('SMTP_URL=')
  expect(config({ REQUIRE_EMAIL_VERIFICATION: 'true', SMTP_URL: 'smtp://localhost:25' })).toMatchObject({
    requireEmailVerification: true,
  })
})

test('readConfig() names an address that others can open when it listens to all', () => {
  expect(config({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})
