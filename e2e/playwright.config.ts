import { defineConfig, devices } from '@playwright/test'
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { browserFlags, findBrowser, ignoredFlags } from './support/browser.ts'

const browser = await findBrowser()
const port = Number(process.env['E2E_PORT'] ?? 3199)
const address = `http://127.0.0.1:${port}`
// The workers of one run load this file again; the first load names the folder for all of them.
const dataFolder = (process.env['E2E_DATA_DIR'] ??= temporaryFolder('e2e'))
const environment = Object.fromEntries(
  Object.entries({ ...process.env, ...browser.env }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  ),
)

/** What these show does not depend on the window: what is sent and told, what is pressed, and what sets a window of its own. */
const onDesktop = [
  'access',
  'analytics',
  'bad-input',
  'events',
  'failures',
  'free-week',
  'keyboard',
  'lost-scripts',
  'model',
  'pages',
  'pay-again',
  'pdf',
  'premium',
  'premium-keyboard',
  'two-tabs',
]
/** The same of a phone: what is told, kept and undone is the same in a wide window, and the screens of both are looked at elsewhere. */
const onPhone = [
  'at-home',
  'basket',
  'cook',
  'cook-mode',
  'cook-offline',
  'entry',
  'feedback',
  'home',
  'household',
  'next-steps',
  'offline',
  'other-ways',
  'premium-life',
  'second-factor',
  'settings',
  'sign-in',
  'tokens',
  'try',
  'upgrade',
  'used-up',
]
const filesOf = (names: readonly string[]): string[] => names.map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Journeys stand in for answers of the server, which a page's worker would ask for unseen; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserFlags,
      ignoreDefaultArgs: ignoredFlags(),
      env: environment,
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Without a graphics card a browser draws each point on a core: fewer points and no motion cost a journey a tenth less.
        // In the wide window things move.
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
      },
      testIgnore: filesOf(onDesktop),
      grepInvert: /@mouse/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: filesOf(onPhone),
      // What is told, kept and undone in a journey with @once is the same in a wide window.
      grepInvert: /@touch|@once/,
    },
  ],
  webServer: {
    command: 'node ../server/dist/main.js',
    url: `${address}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  },
})
