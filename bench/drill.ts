// `npm run drill`: servers killed and restarted under load, on a PostgreSQL of its own; a hundred thousand requests drawn from the API document; the build of the
// Dockerfile in an empty folder. Prints what was lost; exit code 1 where anything was, where an answer blamed the server, or where the build failed.
// `npm run drill -- 60` takes so many ends of a process, 30 unless said; `npm run drill -- 60 5000` so many requests.
import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import {
  buildForDrill,
  compareWithDatabase,
  type DrillSettings,
  runDrill,
} from '@plotluck/server/testing/drill'
import { onlyOne, readDockerfile } from '../scripts/deploy/read-dockerfile.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { endOnSignals, temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { milliseconds, printTable } from './table.ts'

const ends = Number(process.argv[2] ?? 30)
const requests = Number(process.argv[3] ?? 100_000)
endOnSignals()
const main = buildForDrill()
const failed = [
  await drill('killed, one every five seconds', { ends, pauseMs: 5000, signal: 'SIGKILL' }),
  await drill('rolling restart', { ends: Math.ceil(ends / 3), pauseMs: 3000, signal: 'SIGTERM' }),
  fuzz(),
  buildStage(),
]
process.exit(failed.includes(true) ? 1 : 0)

/** Whether anything went wrong. */
async function drill(
  name: string,
  how: Pick<DrillSettings, 'ends' | 'pauseMs' | 'signal'>,
): Promise<boolean> {
  const postgres = await startPostgres()
  const began = performance.now()
  const report = await runDrill({ main, databaseUrl: postgres.url, processes: 3, ...how })
  const { load, slowestReturnMs } = report
  const seconds = (performance.now() - began) / 1000
  const { kept: _kept, pending, ...wrong } = await compareWithDatabase(postgres.url, load)
  await postgres.stop()
  const { savedAcknowledged: saved, setsAcknowledged: sets, refusedByQuota, statuses, faults } = load
  printTable(`Three processes on one PostgreSQL, ${name}`, [
    {
      'processes ended': report.exitCodes.length,
      took: `${seconds.toFixed(0)} s`,
      'writes acknowledged': saved.length + sets.length,
      'refused by the week': refusedByQuota,
      answers: Object.entries(statuses)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', '),
      lost: wrong.lost,
      double: wrong.double,
      incomplete: wrong.incomplete,
      'wrong weeks': wrong.wrongQuotas,
      'unexpected answers': faults.length,
      'left open': pending,
      'slowest return': milliseconds(slowestReturnMs),
    },
  ])
  return Object.values(wrong).some((count) => count > 0) || faults.length > 0
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
