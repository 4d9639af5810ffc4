// The other command: set up what is missing, then every test, in node and in a real browser.
// Options: --engine=postgres runs the tests that need a database on a PostgreSQL started for them, without the browser journeys;
// any other words name test files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './lib/build.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { checkMachine, installDependencies, root, run, say } from './lib/setup.mjs'
import { endOnSignals } from './lib/temporary-folder.mjs'
import { readJourneyReport, readUnitReport } from './lib/test-report.mjs'

const results = join(root, 'test-results')
/** A test that never lets go must not hold the whole for ever; a slow machine takes half of this. */
const timeout = { units: 25 * 60_000, journeys: 40 * 60_000 }
const isOnPostgres = process.argv.includes('--engine=postgres')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))

checkMachine()
endOnSignals()
installDependencies()
mkdirSync(results, { recursive: true })
// Before any test: the journeys and the bundle's tests use what is built, and building beside them would take a core from them.
if (!isOnPostgres && named.length === 0) buildIfStale()
const runs = isOnPostgres
  ? [await testsOnPostgres()]
  : [unitTests(named), ...(named.length ? [] : [journeys()])]
finish(runs)

function unitTests(files, env = {}) {
  const report = join(results, 'units.json')
  rmSync(report, { force: true })
  const code = run(
    'vitest',
    ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`, ...files],
    { env, timeout: timeout.units },
  )
  return { name: 'tests', code, ...readUnitReport(report) }
}

async function testsOnPostgres() {
  const postgres = await startPostgres()
  try {
    return {
      ...unitTests(named.length ? named : ['server'], { TEST_DATABASE_URL: postgres.url }),
      name: 'tests on PostgreSQL',
    }
  } finally {
    await postgres.stop()
  }
}

function journeys() {
  const report = join(results, 'journeys.json')
  rmSync(report, { force: true })
  const code = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    timeout: timeout.journeys,
  })
  return { name: 'browser journeys', code, ...readJourneyReport(report) }
}

// A run that ends badly without naming a failed test (a file that does not load, a browser that does not start) counts as one.
function finish(ended) {
  const all = ended.map((one) => ({ ...one, failed: one.code !== 0 && one.failed === 0 ? 1 : one.failed }))
  const failures = all.flatMap((one) => one.failures.map((failure) => `FAILED ${one.name}: ${failure}`))
  const passed = all.reduce((sum, one) => sum + one.passed, 0)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  writeFileSync(
    join(results, isOnPostgres ? 'counts-postgres.json' : 'counts.json'),
    JSON.stringify({ passed, failed, failures }),
  )
  for (const failure of failures) say(failure)
  const unsteady = all.flatMap((one) => one.unsteady ?? [])
  for (const journey of unsteady) say(`PASSED ONLY WHEN TRIED AGAIN: ${journey}`)
  for (const one of all) say(`${one.name}: ${one.passed} passed, ${one.failed} failed`)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
