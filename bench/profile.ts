import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { senderOf, signUpSeveral, startServer } from './server.ts'
import { printTable } from './table.ts'

const requests = 200
const ingredients = ['tomatoes', 'zucchini', 'basil', 'onions', 'eggs']

/** Where the processor time of a generation goes, on each engine: samples of the server's main thread while it answers nothing else. */
export async function benchProfile(): Promise<void> {
  const postgres = await startPostgres()
  const onPostgres = await profile({ DATABASE_URL: postgres.url })
  await postgres.stop()
  const embedded = await profile({})
  const parts = [...new Set([...onPostgres.keys(), ...embedded.keys()])]
  const rows = parts
    .map((part) => rowOf(part, onPostgres.get(part) ?? 0, embedded.get(part) ?? 0))
    .toSorted((one, other) => Number.parseFloat(other.PostgreSQL) - Number.parseFloat(one.PostgreSQL))
  printTable(`Processor time of one generation, mean of ${requests}`, [
    ...rows,
    rowOf('all', sumOf(onPostgres), sumOf(embedded)),
  ])
}

const rowOf = (part: string, onPostgres: number, embedded: number) => ({
  part,
  PostgreSQL: `${onPostgres.toFixed(2)} ms`,
  embedded: `${embedded.toFixed(2)} ms`,
})

const sumOf = (parts: ReadonlyMap<string, number>): number =>
  [...parts.values()].reduce((total, each) => total + each, 0)

/** Milliseconds of each part for one generation. The server runs from its sources, so that a sample says which file it met. */
async function profile(settings: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const folder = temporaryFolder('profile')
  const args = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`, 'server/src/main.ts']
  const server = await startServer(settings, temporaryFolder('bench'), (env) =>
    spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'], env }),
  )
  const send = senderOf(server, await signUpSeveral(server))
  for (let warm = 0; warm < 50; warm += 1) await send('/generate-recipes', { ingredients })
  const from = microseconds()
  for (let index = 0; index < requests; index += 1) await send('/generate-recipes', { ingredients })
  const to = microseconds()
  await server.stop()
  // Threads write profiles of their own; the main thread's is the one with the most samples.
  const [main] = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile)
    .toSorted((one, other) => other.samples.length - one.samples.length)
  if (!main) throw new Error('The server wrote no profile')
  return new Map([...byPart(main, from, to)].map(([part, ms]) => [part, ms / requests]))
}

/** The clock that profiles go by. */
const microseconds = (): number => Number(process.hrtime.bigint() / 1000n)

type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[]
  readonly samples: readonly number[]
  /** Microseconds: when it began, and what lies between the samples. */
  readonly startTime: number
  readonly timeDeltas: readonly number[]
}
type Frame = { readonly functionName: string; readonly url: string }

/** Milliseconds of each part between two moments. */
function byPart({ nodes, samples, timeDeltas, startTime }: Profile, from: number, to: number) {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const found = new Map<string, number>()
  let at = startTime
  for (const [index, id] of samples.entries()) {
    const took = timeDeltas[index] ?? 0
    at += took
    const part = parts.get(id)
    if (part && at >= from && at <= to) found.set(part, (found.get(part) ?? 0) + took / 1000)
  }
  return found
}

/** The part of the product that a sample met; undefined where the thread rested. */
function partOf({ functionName, url }: Frame): string | undefined {
  if (functionName === '(idle)' || functionName === '(program)') return undefined
  if (functionName === '(garbage collector)') return 'collecting garbage'
  if (url.startsWith('wasm:')) return 'the embedded database itself'
  const [, ours] =
    /\/(kitchen\/src\/(?:review|reading|suggestion)|kitchen|contract|server\/src\/[\w-]+)\//.exec(url) ?? []
  const [, scope] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (scope) return scope
  return ours ?? (url.startsWith('node:') ? 'Node' : 'built-in functions (patterns, maps, texts)')
}
