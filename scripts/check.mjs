// Everything a machine can judge without running the product: format, lint, types, module boundaries, unused code, sizes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkMachine, installDependencies, root, run, say } from './lib/setup.mjs'

checkMachine()
installDependencies()

const steps = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['module boundaries', 'node', ['scripts/boundaries.ts']],
  ['the glossary', 'node', ['scripts/glossary.ts']],
  ['the architecture page', 'node', ['scripts/architecture.ts', '--check']],
  ['the spec table', 'node', ['scripts/spec-table.ts']],
  ['the index of decisions', 'node', ['scripts/decisions.ts', '--check']],
  ['types of routes', 'npm', ['run', '-s', 'typegen', '-w', 'web']],
  ...['.', 'kitchen', 'kitchen/tsconfig.tests.json', 'contract', 'server', 'web', 'e2e']
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [`types of ${path}`, 'tsc', ['-p', path]]),
  ['unused code', 'knip', []],
  ['sizes', 'node', ['scripts/sizes.ts']],
]

const failed = steps.filter(([what, file, args]) => {
  const isFine = run(file, args) === 0
  say(`${isFine ? 'ok    ' : 'FAILED'} ${what}`)
  return !isFine
})
process.exit(failed.length === 0 ? 0 : 1)
