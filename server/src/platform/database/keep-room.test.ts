import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { keepRoom } from './keep-room.ts'

const full = { bavail: 20, bsize: 1_000_000 } as fs.StatsFs
/** Nobody else looks here, whatever server another file of this process has left running. */
const folder = '/data-of-this-test'

test('a look at the disk that fails ends nothing, and the next one does what it would have done', async () => {
  vi.useFakeTimers()
  const said: string[] = []
  const exec = async (sql: string): Promise<[]> => {
    said.push(sql)
    if (said.length === 1) throw new Error('closing')
    return []
  }
  let looks = 0
  vi.spyOn(fs, 'statfsSync').mockImplementation((path) => {
    looks += path === folder ? 1 : 0
    if (path === folder && looks === 1) throw new Error('the folder is gone')
    return full
  })
  const stop = keepRoom({ exec }, folder)
  await vi.advanceTimersByTimeAsync(5000)
  expect(said).toEqual(Array.from({ length: 2 }, () => 'set default_transaction_read_only = on'))
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(looks).toBe(5)
})
