// Run it: `node server/src/main.ts` (Node 24), then open the address it prints. Settings are environment variables with
// defaults that need nothing: PORT=3000, DATA_DIR=./data, and so on; a wrong one is answered with an example.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config/config.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createLog } from './platform/log.ts'
import { start } from './startup/start.ts'

// Both `src` and `dist` lie one folder below the package.
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

const read = readConfig(process.env)
if (!read.ok) {
  complain(['Plotluck cannot start with these settings:', ...read.mistakes].join('\n  '))
  process.exit(2)
}
const webDir = read.config.webDir ?? beside('../../web/build/client')
const log = createLog(read.config.logLevel)

try {
  const server = await start({ ...read.config, webDir }, migrationsFolder, log)
  if (!existsSync(webDir))
    log.warn(`There are no pages in ${webDir}, so only the API answers. \`npm run build\` makes them.`)
  log.info(`Plotluck is ready: ${read.config.publicUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'Stopping')
      void server.stop().then(() => process.exit(0))
    })
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error)
  log.fatal({ err: error }, sentence)
  complain(`Plotluck cannot start: ${sentence}`)
  process.exitCode = 1
}
