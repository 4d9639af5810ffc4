import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../testing/index.ts'
import { keptSecret, makeDataDir } from './secret.ts'

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

test('the folder of data is made with those above it, for its owner alone', () => {
  const path = join(folder(), 'a', 'b')
  makeDataDir(path)
  makeDataDir(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('a place that takes no folder is said at once', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  for (const place of [file, join(file, 'data'), '/proc/nothing', '/dev/null/data'])
    expect(() => makeDataDir(place)).toThrow(`DATA_DIR is ${place}, which cannot be a folder of data`)
})
