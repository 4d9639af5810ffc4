// Sets up and builds what is stale, then draws the pictures of README.md and of shared links.
import { buildIfStale } from './lib/build.mjs'
import { checkMachine, installDependencies, run } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
process.exit(run('node', ['scripts/draw-pictures.ts']))
