import { Client } from 'pg'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../scripts/lib/free-port.mjs'
import { startLoad, signUpAll, type LoadReport } from './load.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type DrillSettings = {
  /** The main file of the server. */
  readonly main: string
  readonly databaseUrl: string
  readonly processes: number
  /** SIGKILL ends a process at once; before SIGTERM the proxy is told, as in a rolling restart, and the process ends well. */
  readonly signal: 'SIGKILL' | 'SIGTERM'
  /** So many processes are ended, one after the other, each when the one before is ready again. */
  readonly ends: number
  /** How long all of them serve between. */
  readonly pauseMs: number
}

export type DrillReport = {
  readonly load: LoadReport
  /** How long the process that was ended was missed: until another was ready in its place, the slowest. */
  readonly slowestReturnMs: number
  /** Exit codes of the processes that were ended; null where the signal ended it. */
  readonly exitCodes: readonly (number | null)[]
}

const savers = ['saver-1', 'saver-2', 'saver-3']
const cooks = Array.from({ length: 12 }, (_, at) => `cook-${at}`)

/** Servers of one database behind a proxy, people at work, and one server after the other ended and started again. */
export async function runDrill(settings: DrillSettings): Promise<DrillReport> {
  const { main, processes, databaseUrl } = settings
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()))
  const proxy = await startRoundRobin(ports)
  const start = (port: number): Promise<ServerProcess> =>
    startServerProcess(main, port, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'plotluck-drill-')),
      PUBLIC_URL: proxy.url,
      LOG_LEVEL: 'warn',
    })
  const servers = await Promise.all(ports.map(start))
  const payers = await signUpAll(proxy.url, savers)
  await makePremium(databaseUrl)
  const load = startLoad(payers, await signUpAll(proxy.url, cooks))
  try {
    return { load: load.report, ...(await endInTurn(servers, start, proxy, settings)) }
  } finally {
    await load.end()
    proxy.close()
    servers.forEach((server) => server.kill('SIGTERM'))
    await Promise.all(servers.map(({ ended }) => ended))
  }
}

async function endInTurn(
  servers: ServerProcess[],
  start: (port: number) => Promise<ServerProcess>,
  proxy: RoundRobin,
  { ends, pauseMs, signal }: DrillSettings,
) {
  const exitCodes: (number | null)[] = []
  let slowestReturnMs = 0
  for (let count = 0; count < ends; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
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
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return { exitCodes, slowestReturnMs }
}

/** What was sent to it a moment before still reaches it. */
async function leaveOut(proxy: RoundRobin, { port }: ServerProcess): Promise<void> {
  proxy.leaveOut(port)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** Everybody who has an account by now. */
async function makePremium(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update profiles set is_premium = true')
  await client.end()
}
