// Sets up and builds what is stale, then looks at every screen in every state; words: see e2e/screens/take-pictures.ts.
import { buildIfStale } from './lib/build.mjs'
import { checkMachine, installDependencies, run } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
process.exit(run('node', ['e2e/screens/take-pictures.ts', ...process.argv.slice(2)]))
