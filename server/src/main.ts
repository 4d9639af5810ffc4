// Run it: `node server/src/main.ts` (Node 24), then open the address it prints. Settings are environment variables with
// defaults that need nothing: PORT=3000, DATA_DIR=./data, and so on; a wrong one is answered with an example.
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from './config/config.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createLog } from './platform/log.ts'
import { start } from './startup/start.ts'
import { stopMessage, superviseWorkers } from './startup/supervise-workers.ts'

// Both `src` and `dist` lie one folder below the package.
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

const read = readConfig(process.env)
if (!read.ok) {
  complain(['Plotluck cannot start with these settings:', ...read.mistakes].join('\n  '))
  process.exit(2)
}
const wholeLog = createLog(read.config.logLevel)
const log = cluster.isWorker ? wholeLog.child({ pid: process.pid }) : wholeLog
if (read.config.workers > 1 && cluster.isPrimary) await supervise(read.config.workers)
else await serve(read.config)

async function supervise(count: number): Promise<void> {
  const workers = superviseWorkers(count, log)
  onStopSignals(workers.stop)
  // One after the other: what is told meanwhile may be of code that is newer still.
  let replacing = Promise.resolve()
  process.on('SIGUSR2', () => void (replacing = replacing.then(workers.replaceAll)))
  process.exit(await workers.ended)
}

async function serve(config: Config): Promise<void> {
  process.on('SIGUSR2', stay)
  const webDir = config.webDir ?? beside('../../web/build/client')
  const starting = start({ ...config, webDir }, migrationsFolder, log)
  onStopSignals(() => starting.then((server) => server.stop()).finally(() => process.exit(0)))
  try {
    await starting
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    log.fatal({ err: error }, sentence)
    complain(`Plotluck cannot start: ${sentence}`)
    process.exit(1)
  }
  if (!existsSync(webDir))
    log.warn(`There are no pages in ${webDir}, so only the API answers. \`npm run setup\` makes them.`)
  log.info(`Plotluck is ready: ${config.publicUrl}`)
}

// By itself Node ends on the signal, and whoever reloads a service wants it to go on.
function stay(): void {
  if (cluster.isPrimary)
    log.warn('SIGUSR2 replaces workers, and without WORKERS there are none: restart to take up new code')
}

function onStopSignals(stop: () => Promise<void>): void {
  // A terminal and a service manager tell every process of the group, and the primary process tells its workers as well: they are told twice.
  const listen = cluster.isWorker ? process.on : process.once
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    listen.call(process, signal, () => {
      log.info({ signal }, 'Stopping')
      void stop()
    })
  if (cluster.isWorker)
    process.on('message', (message) => {
      if (message === stopMessage) void stop()
    })
}
