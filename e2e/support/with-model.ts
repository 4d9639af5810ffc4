import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type ModelServer, startModelServer } from '@plotluck/server/testing/model'
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs'
import { test as base } from './test.ts'

type Model = { readonly model: ModelServer; readonly url: string }

/** A test against a server of its own whose recipes and answers a scripted model writes, one call at a time. */
export const test = base.extend<{ model: ModelServer }, { served: Model }>({
  served: [
    async ({ playwright: _playwright }, use) => {
      const model = await startModelServer()
      const url = `http://127.0.0.1:${await freePort()}`
      const server = serve(url, model)
      await untilReady(url, server)
      await use({ model, url })
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await model.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
  model: ({ served }, use) => use(served.model),
})

function serve(url: string, model: ModelServer): ChildProcess {
  const { baseUrl = '', name } = model.address('openai-compatible')
  const settings = {
    PORT: new URL(url).port,
    DATA_DIR: temporaryFolder('e2e'),
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: name,
    AI_BASE_URL: baseUrl,
    AI_SECONDS: '20',
    AI_AT_ONCE: '1',
    AI_PRICE: '1/1',
    // What the whole file of journeys may cost; the last of them passes it.
    AI_MONTHLY_LIMIT: '0.1',
  }
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
  return spawn(process.execPath, [main], { env: { ...process.env, ...settings }, stdio: 'ignore' })
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server with a model did not become ready')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
