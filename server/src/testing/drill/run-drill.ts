import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../scripts/lib/free-port.mjs'
import type { DrillDatabase } from './compare.ts'
import { type LoadReport, startPeople } from './load.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type DrillSettings = {
  /** The main file of the server. */
  readonly main: string
  readonly database: DrillDatabase
  /** One for the embedded database, which belongs to one process. */
  readonly processes: number
  /** SIGKILL ends a process at once; before SIGTERM the proxy is told, as in a rolling restart, and the process ends well. */
  readonly signal: 'SIGKILL' | 'SIGTERM'
  /** So many processes are ended, one after the other, each when the one before is ready again. */
  readonly ends: number
  /** Resolves when all of them have served for long enough between two ends. */
  readonly serve: (load: LoadReport) => Promise<void>
}

export type DrillReport = {
  readonly load: LoadReport
  /** How long the process that was ended was missed: until another was ready in its place, the slowest. */
  readonly slowestReturnMs: number
  /** Exit codes of the processes that were ended; null where the signal ended it. */
  readonly exitCodes: readonly (number | null)[]
}

/** Servers of one database behind a proxy, people at work, and one server after the other ended and started again. */
export async function runDrill(settings: DrillSettings): Promise<DrillReport> {
  const { main, processes, database } = settings
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()))
  const proxy = await startRoundRobin(ports)
  const start = (port: number): Promise<ServerProcess> =>
    startServerProcess(main, port, {
      ...environmentOf(database),
      PUBLIC_URL: proxy.url,
      LOG_LEVEL: 'warn',
    })
  const servers = await Promise.all(ports.map(start))
  const load = await startPeople(proxy.url)
  try {
    return { load: load.report, ...(await endInTurn(servers, start, proxy, load.report, settings)) }
  } finally {
    await load.end()
    proxy.close()
    servers.forEach((server) => server.kill('SIGTERM'))
    await Promise.all(servers.map(({ ended }) => ended))
  }
}

/** Serves for so long. */
export const forMs = (ms: number) => (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Serves until people were told of so many more saved recipes, and of so many sets in all: their weeks have an end. Throws after two minutes. */
export const untilAcknowledged =
  ({ saved, sets }: { readonly saved: number; readonly sets: number }) =>
  async (load: LoadReport): Promise<void> => {
    const allSaved = load.savedAcknowledged.length + saved
    for (const deadline = performance.now() + 120_000; performance.now() < deadline; await forMs(50)())
      if (load.savedAcknowledged.length >= allSaved && load.setsAcknowledged.length >= sets) return
    const { savedAcknowledged, setsAcknowledged } = load
    throw new Error(
      `People were told of ${savedAcknowledged.length} recipes and ${setsAcknowledged.length} sets`,
    )
  }

/** The settings of a server that name its database. */
export const environmentOf = (database: DrillDatabase): Readonly<Record<string, string>> =>
  'dataDir' in database
    ? { DATA_DIR: database.dataDir }
    : {
        DATABASE_URL: database.databaseUrl,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'plotluck-drill-')),
      }

async function endInTurn(
  servers: ServerProcess[],
  start: (port: number) => Promise<ServerProcess>,
  proxy: RoundRobin,
  load: LoadReport,
  { ends, serve, signal }: DrillSettings,
) {
  const exitCodes: (number | null)[] = []
  let slowestReturnMs = 0
  for (let count = 0; count < ends; count += 1) {
    await serve(load)
    const at = count % servers.length
    const server = servers[at]
    if (!server) continue
    const began = performance.now()
    if (signal === 'SIGTERM') await leaveOut(proxy, server)
    server.kill(signal)
    exitCodes.push(await server.ended)
    servers[at] = await start(server.port)
    proxy.takeIn(server.port)
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - began)
  }
  await serve(load)
  return { exitCodes, slowestReturnMs }
}

/** What was sent to it a moment before still reaches it. */
async function leaveOut(proxy: RoundRobin, { port }: ServerProcess): Promise<void> {
  proxy.leaveOut(port)
  await new Promise((resolve) => setTimeout(resolve, 300))
}
