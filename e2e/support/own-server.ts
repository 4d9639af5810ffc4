import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'
import { test as shared } from './test.ts'

type OwnServer = {
  readonly address: string
  /** Starts it anew on the same data with a clock that is so many days ahead, as if they had passed meanwhile. */
  readonly letDaysPass: (days: number) => Promise<void>
}

/** A test with a server of its own, whose clock it may move; the page is at that server. */
export const test = shared.extend<{ readonly server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const clock = fileURLToPath(new URL('./moved-clock.ts', import.meta.url))
    const { address, restart, stop } = await serve({}, { preload: clock })
    await use({ address, letDaysPass: (days) => restart({ MOVED_DAYS: String(days) }) })
    await stop()
  },
  baseURL: async ({ server }, use) => use(server.address),
})
