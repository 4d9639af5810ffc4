import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshServerMain } from '../../../scripts/lib/build.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { openPostgres } from '../platform/database/index.ts'
import { createLog } from '../platform/log.ts'
import { releaseInterruptedSets } from '../recipes/release-interrupted-sets.ts'
import {
  compareWithDatabase,
  forMs,
  runDrill,
  type ServerProcess,
  signUpAll,
  startServerProcess,
  untilAcknowledged,
} from '../testing/drill/index.ts'
import { migrationsFolder, withNewDatabase } from '../testing/test-database.ts'

const main = freshServerMain()
const later = (): Date => new Date(Date.now() + 3 * 60_000)
const none = { lost: 0, double: 0, incomplete: 0, wrongQuotas: 0 }

test(
  'three processes, one killed after the other under load: nothing is lost or doubled, and each week counts what it paid for',
  () =>
    withNewDatabase(async (databaseUrl) => {
      const { load } = await runDrill({
        main,
        database: { databaseUrl },
        processes: 3,
        ends: 3,
        serve: untilAcknowledged({ saved: 3, sets: 11 }),
        signal: 'SIGKILL',
      })
      expect(load.savedAcknowledged.length).toBeGreaterThan(10)
      expect(load.setsAcknowledged.length).toBeGreaterThan(10)
      expect(load.refusedByQuota).toBeGreaterThan(0)
      expect(load.faults).toEqual([])
      expect(await compareWithDatabase({ databaseUrl }, load)).toMatchObject(none)
      const database = await openPostgres(databaseUrl, migrationsFolder, createLog('silent'))
      await releaseInterruptedSets(database, later, later())
      await database.close()
      expect(await compareWithDatabase({ databaseUrl }, load)).toMatchObject({ ...none, pending: 0 })
    }),
  180_000,
)

test(
  'a rolling restart under load loses nothing, leaves no generation open and at the most asks to come again',
  () =>
    withNewDatabase(async (databaseUrl) => {
      const { load, exitCodes } = await runDrill({
        main,
        database: { databaseUrl },
        processes: 2,
        ends: 2,
        serve: forMs(1000),
        signal: 'SIGTERM',
      })
      expect(exitCodes).toEqual([0, 0])
      expect(load.faults).toEqual([])
      expect(Object.keys(load.statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual(
        [],
      )
      expect(await compareWithDatabase({ databaseUrl }, load)).toMatchObject({ ...none, pending: 0 })
    }),
  180_000,
)

const metricsToken = 'a-token-of-the-scraper'
const generation = { ingredients: ['tomatoes', 'zucchini'] }

/** Process ids of the workers that have begun to serve, in their order. */
const workersOf = ({ logged }: ServerProcess): readonly number[] =>
  logged.filter(({ msg }) => msg === 'A worker serves').map(({ pid }) => Number(pid))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function startWorkers(databaseUrl: string): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-workers-'))
  const settings = { WORKERS: '2', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, METRICS_TOKEN: metricsToken }
  const server = await startServerProcess(main, await freePort(), settings)
  onTestFinished(() => server.kill('SIGKILL'))
  await expect.poll(() => workersOf(server).length, { timeout: 30_000 }).toBe(2)
  return server
}

test(
  'workers share a port and sum their metrics; killed and replaced ones are missed by nobody, and all end well when told to',
  () =>
    withNewDatabase(async (databaseUrl) => {
      const server = await startWorkers(databaseUrl)
      const [ana] = await signUpAll(server.url, ['ana'])
      await Promise.all(Array.from({ length: 10 }, () => ana?.client.get('/api/profile')))
      const headers = { authorization: `Bearer ${metricsToken}` }
      const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
      // One was asked by the sign-up.
      expect(metrics).toMatch(/_count\{method="GET",route="\/api\/profile",status="200"\} 11\b/)

      const [killed = 0] = workersOf(server)
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => workersOf(server).length, { timeout: 30_000 }).toBe(3)
      expect((await ana?.client.post('/api/generate-recipes', generation))?.status).toBe(200)
      expect(server.logged).toContainEqual(expect.objectContaining({ pid: killed, signal: 'SIGKILL' }))

      const statuses = new Set<number | undefined>()
      server.kill('SIGUSR2')
      // Told again while it is at it, as by an impatient operator.
      const toldAgain = vi
        .waitUntil(() => workersOf(server).length > 3, { timeout: 60_000 })
        .then(() => server.kill('SIGUSR2'))
      const isReplaced = (): boolean =>
        workersOf(server).length >= 7 && !workersOf(server).slice(0, 5).some(isAlive)
      for (const deadline = performance.now() + 100_000; !isReplaced() && performance.now() < deadline;) {
        // A connection that closes just as it is used is opened anew, as browsers do (RFC 9112, 9.3.1).
        const ask = () => ana?.client.get('/api/profile', { signal: AbortSignal.timeout(10_000) })
        const answer = await ask()?.catch(ask)
        // Read to its end: an answer left unread keeps its connection.
        await answer?.text()
        statuses.add(answer?.status)
        // Workers that begin need the processor, too.
        await forMs(20)()
      }
      await toldAgain
      expect(server.logged.filter(() => !isReplaced())).toEqual([])
      expect([...statuses]).toEqual([200])
      expect(workersOf(server).filter(isAlive)).toHaveLength(2)

      server.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(workersOf(server).filter(isAlive)).toEqual([])
    }),
  180_000,
)

test('workers that cannot begin end the whole with their reason instead of beginning again and again', () => {
  const settings = { WORKERS: '2', DATABASE_URL: 'postgres://ana@127.0.0.1:1/none', PORT: '0' }
  const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-none-'))
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings }
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 60_000 })
  expect([status, stderr]).toEqual([1, expect.stringContaining('could not be opened')])
}, 90_000)
