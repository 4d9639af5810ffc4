import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(said, 'a test wrote to console.error').toEqual([])
})
