// Sets up and builds what is stale, then prints the tables of bench/ (words name single ones: kitchen, http, profile, menus, pdf, inputs, collection, growth, models, faults, overload, bytes, paint, lighthouse, mixed, and hour, which runs only when named).
import { buildIfStale } from './lib/build.mjs'
import { checkMachine, installDependencies, run } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
process.exit(run('node', ['bench/bench.ts', ...process.argv.slice(2)]))
