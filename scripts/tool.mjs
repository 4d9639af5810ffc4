// Runs one of the tools of tools/package.json in this folder, installing them first: `node scripts/tool.mjs drizzle-kit generate`.
import { join } from 'node:path'
import { installDependencies, installTools, run } from './lib/setup.mjs'

const [, , name = '', ...args] = process.argv
installDependencies()
process.exit(run(join(installTools(), 'node_modules', '.bin', name), args, { cwd: process.cwd() }))
