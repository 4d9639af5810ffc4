// `npm run drill`: servers killed and restarted under load, on the embedded database and on a PostgreSQL of its own; a hundred thousand requests drawn from the API
// document; the build of the Dockerfile in an empty folder. Prints what was lost; exit code 1 where anything was, where an answer blamed the server, or where the build
// failed. `npm run drill -- 60` takes so many ends of a process, 30 unless said; `npm run drill -- 60 5000` so many requests; with `--engine=embedded` it takes the
// embedded database alone, and nothing else.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  compareWithDatabase,
  type DrillReport,
  type DrillSettings,
  forMs,
  runDrill,
} from '@plotluck/server/testing/drill'
import { onlyOne, readDockerfile } from '../scripts/deploy/read-dockerfile.ts'
import { freshServerMain } from '../scripts/lib/build.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { endOnSignals, temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { milliseconds, printTable } from './table.ts'

type How = Pick<DrillSettings, 'ends' | 'serve' | 'signal'>

const words = process.argv.slice(2)
const [ends = 30, requests = 100_000] = words.filter((word) => !word.startsWith('--')).map(Number)
endOnSignals()
const main = freshServerMain()
const killed = { ends, serve: forMs(5000), signal: 'SIGKILL' } as const
const failed = [await onEmbedded(killed)]
if (!words.includes('--engine=embedded'))
  failed.push(
    await onPostgres('killed, one every five seconds', killed),
    await onPostgres('rolling restart', { ends: Math.ceil(ends / 3), serve: forMs(3000), signal: 'SIGTERM' }),
    fuzz(),
    buildStage(),
  )
process.exit(failed.includes(true) ? 1 : 0)

function onEmbedded(how: How): Promise<boolean> {
  const database = { dataDir: mkdtempSync(join(tmpdir(), 'plotluck-drill-')) }
  const title = 'One server with its embedded database, killed every five seconds'
  return drill(title, { main, database, processes: 1, ...how })
}

async function onPostgres(name: string, how: How): Promise<boolean> {
  const postgres = await startPostgres()
  const database = { databaseUrl: postgres.url }
  const title = `Three processes on one PostgreSQL, ${name}`
  return drill(title, { main, database, processes: 3, ...how }).finally(postgres.stop)
}

/** Whether anything went wrong. */
async function drill(title: string, settings: DrillSettings): Promise<boolean> {
  const began = performance.now()
  const report = await runDrill(settings)
  const seconds = (performance.now() - began) / 1000
  const { kept: _kept, pending, ...wrong } = await compareWithDatabase(settings.database, report.load)
  printTable(title, [
    {
      'processes ended': report.exitCodes.length,
      took: `${seconds.toFixed(0)} s`,
      ...answersIn(report),
      lost: wrong.lost,
      double: wrong.double,
      incomplete: wrong.incomplete,
      'wrong weeks': wrong.wrongQuotas,
      'unexpected answers': report.load.faults.length,
      'left open': pending,
      'slowest return': milliseconds(report.slowestReturnMs),
    },
  ])
  return Object.values(wrong).some((count) => count > 0) || report.load.faults.length > 0
}

function answersIn({ load }: DrillReport) {
  const answers = Object.entries(load.statuses).map(([status, count]) => `${status} × ${count}`)
  return {
    'writes acknowledged': load.savedAcknowledged.length + load.setsAcknowledged.length,
    'refused by the week': load.refusedByQuota,
    answers: answers.join(', '),
  }
}

/** Whether any answer to requests drawn from the API document blamed the server: its test, with more of them. */
function fuzz(): boolean {
  console.log(`\n## ${requests} requests drawn from the API document\n`)
  const { status } = spawnSync('vitest', ['run', 'server/src/reference/fuzz.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: String(requests) },
  })
  return status !== 0
}

/** Whether the first stage of the Dockerfile failed, in an empty folder with the files that git keeps: packages are installed and everything is built anew. */
function buildStage(): boolean {
  console.log('\n## The build of the Dockerfile in an empty folder\n')
  const [stage] = readDockerfile()
  if (!stage) return true
  const source = temporaryFolder('source')
  execFileSync('git', ['checkout-index', '--all', `--prefix=${source}/`])
  const { HOME, PATH } = process.env
  const env = { HOME, PATH: `${dirname(process.execPath)}:${PATH}` }
  return spawnSync('sh', ['-c', onlyOne(stage, 'RUN')], { cwd: source, env, stdio: 'inherit' }).status !== 0
}
