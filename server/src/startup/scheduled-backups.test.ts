import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareWithBackup } from '../platform/database/backup/index.ts'
import { createLog } from '../platform/log.ts'
import { testApp } from '../testing/index.ts'
import { backUpWhenDue } from './scheduled-backups.ts'

const { database, as, clock } = await testApp()
const deps = { database, log: createLog('silent'), clock: () => clock.now }
const hour = 3_600_000
const newConfig = () => ({
  folder: join(mkdtempSync(join(tmpdir(), 'plotluck-scheduled-')), 'backups'),
  everyMs: 24 * hour,
  keep: 2,
  passphrase: undefined,
})

test('a backup is made when the newest is a day old, and only the newest two are kept', async () => {
  await (await as('Ana')).get('/api/profile')
  const config = newConfig()
  const made: string[] = []
  for (let hours = 0; hours < 96; hours += 8) {
    const path = await backUpWhenDue(deps, config)
    if (path) made.push(path)
    clock.advance(8 * hour)
  }
  expect(made).toHaveLength(4)
  expect(readdirSync(config.folder).map((name) => join(config.folder, name))).toEqual(made.slice(-2))
  expect(
    await compareWithBackup(database, { path: made.at(-1) ?? '', passphrase: undefined }),
  ).toBeGreaterThan(1)
})

test('files that are no backups of the server stay where they are', async () => {
  const config = { ...newConfig(), everyMs: 0, keep: 1 }
  await backUpWhenDue(deps, config)
  writeFileSync(join(config.folder, 'my-own.backup'), '')
  clock.advance(hour)
  await backUpWhenDue(deps, config)
  expect(readdirSync(config.folder)).toHaveLength(2)
  expect(readdirSync(config.folder)).toContain('my-own.backup')
})

test('a clock that was ahead and is set back stops no backups, and what it named goes first', async () => {
  const config = newConfig()
  clock.advance(365 * 24 * hour)
  const ahead = await backUpWhenDue(deps, config)
  clock.advance(-365 * 24 * hour)
  const made: (string | undefined)[] = []
  for (let day = 0; day < 2; day += 1) {
    made.push(await backUpWhenDue(deps, config))
    clock.advance(24 * hour)
  }
  expect(made).not.toContain(undefined)
  const kept = readdirSync(config.folder).map((name) => join(config.folder, name))
  expect(kept).not.toContain(ahead)
  expect(kept.toSorted()).toEqual(made.toSorted())
})
