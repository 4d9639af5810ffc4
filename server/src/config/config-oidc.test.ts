import { expect, test } from 'vitest'
import { readOidcConfig } from './config-oidc.ts'

function read(environment: Record<string, string>) {
  const mistakes: string[] = []
  return { config: readOidcConfig(environment, mistakes), mistakes }
}
const whole = {
  OIDC_ISSUER: 'https://login.example.org/',
  OIDC_CLIENT_ID: 'plotluck',
  OIDC_CLIENT_SECRET: 'secret',
}

test('nobody signs in by OpenID Connect unless a provider is set', () => {
  expect(read({})).toEqual({ config: undefined, mistakes: [] })
})

test('a provider is known by its three settings and called by its host or by its name', () => {
  expect(read(whole)).toEqual({
    config: {
      issuer: 'https://login.example.org',
      clientId: 'plotluck',
      clientSecret: 'secret',
      name: 'login.example.org',
    },
    mistakes: [],
  })
  expect(read({ ...whole, OIDC_NAME: 'the allotment club' }).config?.name).toBe('the allotment club')
})

test.each([
  [{ OIDC_NAME: 'Club' }, ['OIDC_ISSUER=', 'OIDC_CLIENT_ID=', 'OIDC_CLIENT_SECRET=']],
  [{ ...whole, OIDC_ISSUER: 'http://login.example.org' }, ['OIDC_ISSUER=https']],
  [{ ...whole, OIDC_ISSUER: 'login' }, ['OIDC_ISSUER=https']],
])('%o is reported with an example of what works', (environment, examples) => {
  const { mistakes } = read(environment)
  expect(mistakes).toEqual(examples.map((example) => expect.stringContaining(example)))
})
