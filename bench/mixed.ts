import { startPostgres } from '../scripts/lib/postgres.mjs'
import { type LoadReport, people, putUnderLoad } from './mixed-load.ts'
import { startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const atOnce = 50
const seconds = 30

/** Fifty people who each ask again as soon as they are answered, of everything the product does: one process on each engine, and two workers beside one. */
export async function benchMixed(): Promise<void> {
  const embedded = await measure({})
  const one = await measureOnPostgres({})
  const two = await measureOnPostgres({ WORKERS: '2' })
  printTable(`${atOnce} people at once, ${seconds} s`, [
    rowOf('embedded database', embedded, embedded),
    rowOf('PostgreSQL', one, one),
    rowOf('PostgreSQL, two workers', two, one),
  ])
}

async function measureOnPostgres(settings: Readonly<Record<string, string>>): Promise<LoadReport> {
  const postgres = await startPostgres()
  const report = await measure({ DATABASE_URL: postgres.url, ...settings })
  await postgres.stop()
  return report
}

async function measure(settings: Readonly<Record<string, string>>): Promise<LoadReport> {
  const server = await startServer(settings)
  const tokens = await people(server, atOnce)
  await putUnderLoad(server, tokens, { milliseconds: 5000, pause: 0 })
  const report = await putUnderLoad(server, tokens, { milliseconds: seconds * 1000, pause: 0 })
  await server.stop()
  return report
}

function rowOf(server: string, report: LoadReport, baseline: LoadReport) {
  return {
    server,
    'answers a second': report.perSecond.toFixed(0),
    'times one process': (report.perSecond / baseline.perSecond).toFixed(2),
    p50: milliseconds(percentile(report.waits, 0.5)),
    p99: milliseconds(percentile(report.waits, 0.99)),
    refused: report.refused,
  }
}
