import { expect, test } from 'vitest'
import { readBackupsConfig } from './config-backups.ts'

function read(environment: Record<string, string>) {
  const mistakes: string[] = []
  return { config: readBackupsConfig(environment, '/data', mistakes), mistakes }
}

test('the server makes no backups by itself unless it is told how often', () => {
  expect(read({ BACKUP_PASSPHRASE: 'for the operator' })).toEqual({ config: undefined, mistakes: [] })
})

test('a backup every so often keeps the newest seven, or as many as said', () => {
  expect(read({ BACKUP_EVERY: '24h' }).config).toEqual({
    folder: '/data/backups',
    everyMs: 86_400_000,
    keep: 7,
    passphrase: undefined,
  })
  expect(read({ BACKUP_EVERY: '30m', BACKUP_KEEP: '3' }).config).toMatchObject({
    everyMs: 1_800_000,
    keep: 3,
  })
})

test.each([
  [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY=24h'],
  [{ BACKUP_EVERY: '1d', BACKUP_KEEP: 'all' }, 'BACKUP_KEEP=7'],
  [{ BACKUP_KEEP: '7' }, 'BACKUP_EVERY=24h'],
])('%o is reported with an example of what works', (environment, example) => {
  const { mistakes } = read(environment)
  expect(mistakes).toEqual([expect.stringContaining(`Example: ${example}`)])
})
