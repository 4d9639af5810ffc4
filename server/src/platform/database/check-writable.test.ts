import { expect, test, vi } from 'vitest'
import { createWritableCheck } from './check-writable.ts'

test('however often the server is asked whether it is ready, the database is asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const execute = vi.fn<() => never>(() => Promise.resolve() as never)
  const check = createWritableCheck({ execute })
  for (let asked = 0; asked < 50; asked += 1) await check()
  expect(execute).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1100)
  await Promise.all([check(), check()])
  expect(execute).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a database that refused is asked again at once', async () => {
  const execute = vi
    .fn<() => never>(() => Promise.resolve() as never)
    .mockImplementationOnce(() => Promise.reject(new Error('No space left on device')) as never)
  const check = createWritableCheck({ execute })
  await expect(check()).rejects.toThrow('No space left')
  await check()
  expect(execute).toHaveBeenCalledTimes(2)
})
