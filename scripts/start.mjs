// The one command: set up what is missing, build what is stale, serve. Runs on any Node from 18 up.
import { spawn } from 'node:child_process'
import { buildIfStale } from './lib/build.mjs'
import { checkMachine, childEnvironment, installDependencies, node24, root } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()

const server = spawn(node24(), ['server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment({ NODE_ENV: 'production' }),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
