import { expect, test } from 'vitest'
import type { Handle } from '../platform/database/index.ts'
import { findTokenUser, refreshTokens } from './api-tokens.ts'

const asked = new Error('the database was asked')
const silent = new Proxy({} as Handle, {
  get() {
    throw asked
  },
})
const now = new Date('2026-11-23T12:00:00Z')

test.each(['', 'a', 'a'.repeat(12_000), `${'a'.repeat(42)}!`, 'a'.repeat(44)])(
  'a text that cannot be a token is refused before the database is asked (%#)',
  async (text) => {
    expect(await findTokenUser(silent, text, now)).toBeUndefined()
    expect(await refreshTokens(silent, text, now)).toBeUndefined()
  },
)

test('a text that may be a token is looked for', async () => {
  await expect(findTokenUser(silent, 'a'.repeat(43), now)).rejects.toBe(asked)
  await expect(refreshTokens(silent, 'a'.repeat(43), now)).rejects.toBe(asked)
})
