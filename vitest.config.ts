import { defineConfig } from 'vitest/config'

const project = (name: string, folders: readonly string[], more: { readonly isolate?: boolean } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`),
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      // Only PostgreSQL has what these test: node scripts/test.mjs --engine=postgres
      ...(process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts']),
    ],
    ...more,
  },
})

export default defineConfig({
  test: {
    projects: [
      // Pure functions leave nothing behind, and loading the kitchen's tables takes longer than most of these files.
      project('pure', ['kitchen', 'contract', 'eval'], { isolate: false }),
      project('effects', ['server', 'web', 'cli', 'scripts']),
    ],
    // By itself it leaves one core idle, which on two is half of the machine.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is polled comes true sooner or later: how soon is the machine's load and no fault of the code.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['./scripts/own-temporary-folder.ts'],
    setupFiles: ['./scripts/fail-on-console-error.ts'],
  },
})
