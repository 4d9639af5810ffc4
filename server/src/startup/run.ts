import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createApp } from '../composition/app.ts'
import type { AppDeps } from '../composition/app-deps.ts'
import type { Config } from '../config/config.ts'
import { createLeases } from '../platform/leases/index.ts'
import { reportError } from '../platform/report-error.ts'
import { backUpWhenDue } from './scheduled-backups.ts'

/** A server that answers. */
export type RunningServer = {
  readonly port: number
  /** Refuses new work, ends what runs (giving generations back), closes connections, and the database last. */
  readonly stop: () => Promise<void>
}

const tidyEveryMs = 60_000
/** How long running requests may take to end once the server stops. */
const drainMs = 10_000

/** Wires the app and listens; the server owns the database from here on. Throws a sentence for the operator when it cannot. */
export async function run(
  deps: Omit<AppDeps, 'stopping' | 'leases'>,
  { host, port, backups }: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'backups'>>,
): Promise<RunningServer> {
  const { log, database, mailer } = deps
  const stopping = new AbortController()
  const leases = createLeases(database)
  const app = createApp({ ...deps, leases, stopping: stopping.signal })
  const server = createAdaptorServer({ fetch: app.http.fetch })
  const listeningPort = await listen(server, host, port)
  const keepUp = async (): Promise<void> => {
    const release = await leases.take('keeping up', 1)
    if (!release) return
    try {
      await app.tidy()
      if (backups) await backUpWhenDue(deps, backups)
    } finally {
      await release()
    }
  }
  const tidy = (): Promise<void> =>
    keepUp().catch((error: unknown) => void reportError(log, error, 'Tidying up failed'))
  let tidying = tidy()
  // One after the other: while the database hangs each takes long.
  const timer = setInterval(() => (tidying = tidying.then(tidy)), tidyEveryMs)
  const stop = async (): Promise<void> => {
    stopping.abort()
    clearInterval(timer)
    await closeServer(server)
    await Promise.all([tidying, mailer.settled()])
    await database.close()
  }
  let stopped: Promise<void> | undefined
  return { port: listeningPort, stop: () => (stopped ??= stop()) }
}

type Server = ReturnType<typeof createAdaptorServer>

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(addressError(error, host, port)))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function addressError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const said: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or choose another, for example PORT=${port + 1}.`,
    EACCES: `Port ${port} is not open to this user. Choose one above 1023, for example PORT=3000.`,
    EADDRNOTAVAIL: notHere(host),
    ENOTFOUND: notHere(host),
  }
  const sentence = said[error.code ?? '']
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}

const notHere = (host: string): string =>
  `HOST is ${host}, which is no address of this machine. Example: HOST=127.0.0.1`

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
