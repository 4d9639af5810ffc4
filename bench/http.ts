import { startPostgres } from '../scripts/lib/postgres.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { signUpSeveral, startBareServer, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const requests = 400
const together = 4
const body = JSON.stringify({ ingredients: ['tomatoes', 'zucchini', 'basil', 'onions', 'eggs'] })

type Load = { readonly name: string; readonly perSecond: number; readonly alone: readonly number[] }

/** Generations over HTTP on both engines beside a bare node:http server in the same run; then start and memory. */
export async function benchHttp(): Promise<void> {
  const embedded = await measureEngine('embedded database', {})
  const postgres = await startPostgres()
  const onPostgres = await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url })
  await postgres.stop()
  const bare = await measureBare(embedded.answerBytes)
  const rows = [bare, embedded, onPostgres].map(({ load }) => ({
    server: load.name,
    'per second, four at once': load.perSecond.toFixed(0),
    'p50 alone': milliseconds(percentile(load.alone, 0.5)),
    'p99 alone': milliseconds(percentile(load.alone, 0.99)),
    'times bare p50': (percentile(load.alone, 0.5) / percentile(bare.load.alone, 0.5)).toFixed(1),
  }))
  printTable('POST /api/generate-recipes', rows)
  await benchStart()
}

async function measureEngine(name: string, settings: Readonly<Record<string, string>>) {
  const server = await startServer(settings)
  const token = await signUpSeveral(server)
  const load = await measure(name, `${server.url}/api/generate-recipes`, () => ({
    authorization: `Bearer ${token()}`,
  }))
  await server.stop()
  return load
}

async function measureBare(answerBytes: number) {
  const server = await startBareServer(answerBytes)
  const load = await measure('bare node:http', server.url, () => ({}))
  await server.stop()
  return load
}

async function measure(name: string, url: string, bearer: () => Readonly<Record<string, string>>) {
  let answerBytes = 0
  const once = async () => {
    const headers = { 'content-type': 'application/json', ...bearer() }
    const began = performance.now()
    const answer = await fetch(url, { method: 'POST', headers, body })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`)
    answerBytes = text.length
    return performance.now() - began
  }
  for (let warm = 0; warm < 50; warm += 1) await once()
  const alone: number[] = []
  for (let index = 0; index < requests; index += 1) alone.push(await once())
  const began = performance.now()
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let index = 0; index < requests / together; index += 1) await once()
    }),
  )
  const load: Load = { name, alone, perSecond: (1000 * requests) / (performance.now() - began) }
  return { load, answerBytes }
}

async function benchStart(): Promise<void> {
  const folder = temporaryFolder('bench')
  const first = await startServer({}, folder)
  await first.stop()
  const starts: number[] = []
  let memory = 0
  for (let index = 0; index < 5; index += 1) {
    const server = await startServer({}, folder)
    starts.push(server.startMilliseconds)
    memory = server.memoryMegabytes()
    await server.stop()
  }
  printTable('Server start, embedded database, built', [
    {
      'first start (empty data)': milliseconds(first.startMilliseconds),
      'later starts, median of 5': milliseconds(percentile(starts, 0.5)),
      'memory when ready': `${memory.toFixed(0)} MB`,
    },
  ])
}
