import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs'

/** The built server in a process of its own, on a port and data of its own. */
export type Served = {
  readonly address: string
  /** Ends it and starts it again on the same port and data, with these settings beside the first ones. */
  readonly restart: (settings: Readonly<Record<string, string>>) => Promise<void>
  readonly stop: () => Promise<void>
}

/** An address that nobody answers at, for a server whose settings name it. */
export const freeAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`

type Where = { readonly preload?: string; readonly address?: string }

/** Starts a server and waits until it answers. `preload` is a file that runs in its process before it; the address is one of its own unless it is given. */
export async function serve(settings: Readonly<Record<string, string>>, where: Where = {}): Promise<Served> {
  const { preload, address = await freeAddress() } = where
  // A clock or a model of its own would be wrong for whoever shares a database with it.
  const own = { DATABASE_URL: '', PORT: new URL(address).port, DATA_DIR: temporaryFolder('e2e-own') }
  const begin = (more: Readonly<Record<string, string>>) =>
    start(address, { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...own, ...settings, ...more }, preload)
  let running = await begin({})
  return {
    address,
    async restart(more) {
      await stop(running)
      running = await begin(more)
    },
    stop: () => stop(running),
  }
}

async function start(
  address: string,
  settings: Readonly<Record<string, string>>,
  preload: string | undefined,
): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
  const server = spawn(process.execPath, [...(preload ? ['--import', preload] : []), main], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  })
  process.prependOnceListener('exit', () => server.kill('SIGKILL'))
  await untilReady(server, `${address}/readyz`)
  return server
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 150))
  }
  throw new Error('The server was not ready within 90 seconds.')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
