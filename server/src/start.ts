import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { machineClock } from './platform/clock.ts'
import { type Database, openEmbedded, openPostgres } from './platform/database/index.ts'
import { randomIds } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import { keptSecret } from './platform/secret.ts'

/** A server that answers. */
export type RunningServer = {
  readonly port: number
  /** Refuses new work, ends what runs (giving generations back), closes connections, and the database last. */
  readonly stop: () => Promise<void>
}

const tidyEveryMs = 60_000
/** How long running requests may take to end once the server stops. */
const drainMs = 10_000

/** Opens the database, wires the app and listens. Throws with a sentence for the operator when it cannot. */
export async function start(config: Config, migrationsFolder: string, log: Log): Promise<RunningServer> {
  const secret = config.authSecret ?? keptSecret(config.dataDir)
  const database = await openDatabase(config, migrationsFolder, log)
  const stopping = new AbortController()
  const mailer = createMailer({
    ...config.mail,
    outbox: join(config.dataDir, 'outbox'),
    log,
    clock: machineClock,
  })
  const borders = { clock: machineClock, newId: randomIds, stopping: stopping.signal }
  const app = createApp({ config, secret, database, mailer, log, ...borders })
  const tidy = (): void =>
    void app.tidy().catch((error: unknown) => log.error({ err: error }, 'Tidying failed'))
  const server = createAdaptorServer({ fetch: app.http.fetch })
  const port = await listen(server, config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  tidy()
  const timer = setInterval(tidy, tidyEveryMs)
  return {
    port,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await closeServer(server)
      await mailer.settled()
      await database.close()
    },
  }
}

function openDatabase(
  { databaseUrl, dataDir }: Config,
  migrationsFolder: string,
  log: Log,
): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, migrationsFolder, log)
    : openEmbedded(dataDir, migrationsFolder)
}

type Server = ReturnType<typeof createAdaptorServer>

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop what uses it, or choose another, for example PORT=${port + 1}.`,
            )
          : error,
      ),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

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
