import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshServerMain } from '../../../scripts/lib/build.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { backup, restore } from '../operator/backup-restore-move.ts'
import {
  compareWithDatabase,
  type DrillDatabase,
  environmentOf,
  type ServerProcess,
  startPeople,
  startServerProcess,
} from '../testing/drill/index.ts'
import { newDatabase, onServer } from '../testing/test-database.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']
const folder = mkdtempSync(join(tmpdir(), 'plotluck-backup-drill-'))
const port = await freePort()
const main = freshServerMain()

type Engine = {
  readonly database: DrillDatabase
  /** Makes a backup while people ask, and gives its file and who serves from then on. */
  readonly backUp: (
    server: ServerProcess,
  ) => Promise<{ readonly path: string; readonly server: ServerProcess }>
  /** Destroys the database that no server has any more, and gives an empty one. */
  readonly wreck: () => Promise<DrillDatabase>
  readonly end: () => Promise<void>
}

test('a server at work is backed up, its database wrecked and restored: every row is there, and so is all that people were told before', async () => {
  const engine = await (postgresUrl === undefined ? embedded() : onPostgres(postgresUrl))
  const first = await startServerProcess(main, port, environmentOf(engine.database))
  onTestFinished(() => first.kill('SIGKILL'))
  const { report, end } = await startPeople(first.url)
  await expect.poll(() => report.setsAcknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
  await expect.poll(() => report.savedAcknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
  const told = {
    savedAcknowledged: [...report.savedAcknowledged],
    setsAcknowledged: [...report.setsAcknowledged],
  }
  const { path, server } = await engine.backUp(first)
  onTestFinished(() => server.kill('SIGKILL'))
  const saved = () => report.savedAcknowledged.length
  await expect.poll(saved, { timeout: 60_000 }).toBeGreaterThan(told.savedAcknowledged.length)
  await end()
  expect(report.faults).toEqual([])
  server.kill('SIGKILL')
  await server.ended
  const empty = await engine.wreck()
  expect(await restore(environmentOf(empty), path)).toBeGreaterThan(told.savedAcknowledged.length)
  const none = { lost: 0, double: 0, incomplete: 0, wrongQuotas: 0 }
  expect(await compareWithDatabase(empty, told)).toMatchObject(none)
  await engine.end()
}, 300_000)

async function onPostgres(url: string): Promise<Engine> {
  const [own, other] = [await newDatabase(url), await newDatabase(url)]
  const database = { databaseUrl: own.url }
  return {
    database,
    async backUp(server) {
      const path = join(folder, 'backup')
      await backup(environmentOf(database), path)
      return { path, server }
    },
    async wreck() {
      await onServer(own.url, 'drop schema public, auth cascade')
      return { databaseUrl: other.url }
    },
    async end() {
      await own.drop()
      await other.drop()
    },
  }
}

async function embedded(): Promise<Engine> {
  const database = { dataDir: folder }
  return {
    database,
    // By a server that begins to make backups: it makes the first at once, while people ask on.
    async backUp(server) {
      server.kill('SIGTERM')
      await server.ended
      const next = await startServerProcess(main, port, { ...environmentOf(database), BACKUP_EVERY: '24h' })
      const made = () => next.logged.find(({ msg }) => msg === 'A backup was made')
      await expect.poll(made, { timeout: 60_000 }).toBeDefined()
      return { path: String(made()?.['path']), server: next }
    },
    async wreck() {
      rmSync(join(folder, 'database'), { recursive: true })
      return database
    },
    end: async () => {},
  }
}
