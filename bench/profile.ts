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
  const cell = (found: ReadonlyMap<string, number>, part: string): string => (found.get(part) ?? 0).toFixed(2)
  const rows = parts
    .toSorted((one, other) => (onPostgres.get(other) ?? 0) - (onPostgres.get(one) ?? 0))
    .map((part) => ({ part, 'PostgreSQL, ms': cell(onPostgres, part), 'embedded, ms': cell(embedded, part) }))
  const sum = (found: ReadonlyMap<string, number>): string =>
    [...found.values()].reduce((total, each) => total + each, 0).toFixed(2)
  printTable(`Processor time of one generation, of ${requests}`, [
    ...rows,
    { part: 'all', 'PostgreSQL, ms': sum(onPostgres), 'embedded, ms': sum(embedded) },
  ])
}

/** Milliseconds of each part for one generation. The server runs from its sources, so that a sample says which file it met. */
async function profile(settings: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const folder = temporaryFolder('profile')
  const args = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`, 'server/src/main.ts']
  const before = await timeOf(args, settings, folder, 0)
  const after = await timeOf(args, settings, folder, requests)
  return new Map([...after].map(([part, ms]) => [part, Math.max(0, ms - (before.get(part) ?? 0)) / requests]))
}

/** A server that starts, answers so many generations after as many that warm it, and ends: what each part took of it all. */
async function timeOf(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  folder: string,
  count: number,
): Promise<ReadonlyMap<string, number>> {
  const known = new Set(readdirSync(folder))
  const server = await startServer(settings, temporaryFolder('bench'), (environment) =>
    spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }),
  )
  const send = senderOf(server, await signUpSeveral(server))
  for (let index = 0; index < 50 + count; index += 1) await send('/generate-recipes', { ingredients })
  await server.stop()
  // Threads write profiles of their own; the main thread's is the one with the most samples.
  const written = readdirSync(folder).filter((name) => !known.has(name))
  const profiles = written.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile)
  const [main] = profiles.toSorted((one, other) => other.samples.length - one.samples.length)
  return main ? byPart(main) : new Map()
}

type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[]
  readonly samples: readonly number[]
  /** Microseconds. */
  readonly timeDeltas: readonly number[]
}
type Frame = { readonly functionName: string; readonly url: string }

function byPart({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<string, number> {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const found = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id)
    if (part) found.set(part, (found.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
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
  return ours ?? (url.startsWith('node:') ? 'Node' : 'the rest')
}
