import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { keepRoom } from './keep-room.ts'

const full = { bavail: 20, bsize: 1_000_000 } as fs.StatsFs

test('a look at the disk that fails ends nothing, and the next one does what it would have done', async () => {
  vi.useFakeTimers()
  const said: string[] = []
  const exec = async (sql: string): Promise<[]> => {
    said.push(sql)
    if (said.length === 1) throw new Error('closing')
    return []
  }
  const room = vi.spyOn(fs, 'statfsSync').mockReturnValue(full)
  room.mockImplementationOnce(() => {
    throw new Error('the folder is gone')
  })
  const stop = keepRoom({ exec }, '/data')
  await vi.advanceTimersByTimeAsync(5000)
  expect(said).toEqual(Array.from({ length: 2 }, () => 'set default_transaction_read_only = on'))
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(room).toHaveBeenCalledTimes(5)
  room.mockRestore()
  vi.useRealTimers()
})
