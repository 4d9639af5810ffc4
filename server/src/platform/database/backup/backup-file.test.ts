import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readBackupFile, writeBackupFile } from './backup-file.ts'

const lines = Array.from({ length: 40 }, () => randomBytes(50_000).toString('base64'))
const dump = async (write: (line: string) => Promise<void>): Promise<void> => {
  for (const line of lines) await write(line)
}
const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'plotluck-lines-')), 'large')

test('a large backup is written without a listener left for each line that waited, and read back line by line', async () => {
  const path = newPath()
  const warnings: unknown[] = []
  const note = (warning: unknown): unknown => warnings.push(warning)
  process.on('warning', note)
  await writeBackupFile(path, dump, undefined)
  await pause(0)
  process.off('warning', note)
  expect(warnings).toEqual([])
  const read: string[] = []
  for await (const line of readBackupFile(path, undefined)) read.push(line)
  expect(read).toEqual(lines)
})

test('who reads the first line of a large backup alone leaves nothing open that fails later', async () => {
  const path = newPath()
  await writeBackupFile(path, dump, undefined)
  const uncaught: unknown[] = []
  const note = (error: unknown): unknown => uncaught.push(error)
  process.on('uncaughtException', note)
  for (let round = 0; round < 5; round += 1)
    for await (const line of readBackupFile(path, undefined)) {
      expect(line).toBe(lines[0])
      break
    }
  await pause(100)
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
})
