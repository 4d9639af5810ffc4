import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../testing/index.ts'
import { keptSecret } from './secret.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'plotluck-secret-'))

test('two servers on one database, each with a folder of its own, sign sessions with one secret', async () => {
  const { database } = await testApp()
  const [first, second] = await Promise.all([keptSecret(database, folder()), keptSecret(database, folder())])
  expect(first).toBe(second)
  expect(first.length).toBeGreaterThan(40)
})

test('the secret that an older server kept in its folder goes on to sign sessions', async () => {
  const { database } = await testApp()
  const older = folder()
  writeFileSync(join(older, 'auth-secret'), 'the-secret-of-an-older-server-in-its-folder')
  expect(await keptSecret(database, older)).toBe('the-secret-of-an-older-server-in-its-folder')
})
