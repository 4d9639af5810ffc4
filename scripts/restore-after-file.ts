import { afterAll, vi } from 'vitest'

// Files of tests share a process: a clock or a function that a failed test left replaced must not fail the next file as well.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
