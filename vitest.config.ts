import { availableParallelism } from 'node:os'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ProcessesFirst } from './scripts/processes-first.ts'

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined
/** Where tests sign in and store nothing: documents and pages of what is there, and what a model says, which is checked before it is stored. */
const storesNothing = ['/with-model/', '/pdf/', '/ingredients/']
/** Tests that the engine decides nothing of. */
const ofNoEngine = (): readonly string[] =>
  globSync(['server/**/*.test.ts']).filter(
    (path) =>
      storesNothing.some((folder) => path.includes(folder)) ||
      !/testing\/|TEST_DATABASE_URL/.test(readFileSync(path, 'utf8')),
  )
/** `node scripts/test.mjs --engine=postgres` tests what may differ there. */
const ofOtherEngine = isOnPostgres ? ['**/*.embedded.test.ts', ...ofNoEngine()] : ['**/*.postgres.test.ts']
/** Put something in the place of a module before anybody loads it, so each needs a process of its own. */
const replacesModules = ['server/src/accounts/enumeration']

type Choice = { readonly isolate?: boolean; readonly exclude?: readonly string[] }
const tests = (paths: readonly string[]) => paths.map((path) => `${path}.test.{ts,tsx,mjs}`)
const project = (name: string, paths: readonly string[], { isolate = true, exclude = [] }: Choice = {}) => ({
  extends: true as const,
  test: {
    name,
    include: tests(paths),
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', ...ofOtherEngine, ...tests(exclude)],
    isolate,
  },
})

export default defineConfig({
  test: {
    projects: [
      // Loading the kitchen's tables, or the server, takes longer than most files of tests: the files of one process share them.
      project('kitchen', ['{kitchen,contract,eval}/**/*'], { isolate: false }),
      project('server', ['server/**/*'], { isolate: false, exclude: replacesModules }),
      project('others', ['{web,cli,scripts}/**/*', ...replacesModules]),
    ],
    // One more than there are cores: a tenth of the time of tests is waiting, for a database, a process or a model that is slow on purpose.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProcessesFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is polled comes true sooner or later: how soon is the machine's load and no fault of the code.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['./scripts/own-temporary-folder.ts'],
    setupFiles: ['./scripts/restore-after-file.ts', './scripts/fail-on-console-error.ts'],
  },
})
