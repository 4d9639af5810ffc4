import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs'
import { test as shared } from './test.ts'

type OwnServer = {
  readonly address: string
  /** Starts it anew on the same data with a clock that is so many days ahead, as if they had passed meanwhile. */
  readonly letDaysPass: (days: number) => Promise<void>
}

/** A test with a server of its own, whose clock it may move; the page is at that server. */
export const test = shared.extend<{ readonly server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const dataFolder = temporaryFolder('e2e-own')
    let running = await start(port, dataFolder, 0)
    await use({
      address,
      letDaysPass: async (days) => {
        await stop(running)
        running = await start(port, dataFolder, days)
      },
    })
    await stop(running)
  },
  baseURL: async ({ server }, use) => use(server.address),
})

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function start(port: number, dataFolder: string, days: number): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--import', file('./moved-clock.ts'), file('../../server/dist/main.js')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        // Its clock would be wrong for whoever shares a database with it.
        DATABASE_URL: '',
        PORT: String(port),
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        MOVED_DAYS: String(days),
      },
    },
  )
  await untilReady(server, `http://127.0.0.1:${port}/readyz`)
  return server
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 150))
  }
  throw new Error('The server was not ready within 30 seconds.')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
