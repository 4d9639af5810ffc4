import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kitchen,contract,server,web,cli,scripts,eval}/**/*.test.{ts,tsx,mjs}'],
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      // Only PostgreSQL has what these test: node scripts/test.mjs --engine=postgres
      ...(process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts']),
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
