import { spawnSync } from 'node:child_process'
import fs, { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { rowsOf, testApp } from '../../testing/index.ts'
import { lockDirectory } from './directory-lock.ts'
import { openEmbedded } from './open-embedded.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'plotluck-data-'))

test('a commit of the embedded database reaches the disk before it is reported, a question does not', async () => {
  let syncs = 0
  const database = await openEmbedded(newFolder(), migrations, () => void (syncs += 1))
  const syncsOf = async (statement: string): Promise<number> => {
    const before = syncs
    await database.auth.execute(sql.raw(statement))
    return syncs - before
  }
  expect(await syncsOf('select 1')).toBe(0)
  expect(await syncsOf("insert into auth.attempts values ('kept', 7, now())")).toBeGreaterThan(0)
  await database.close()
})

test('a commit that may be lost waits for no disk, and the next that may not puts both there', async () => {
  let syncs = 0
  const database = await openEmbedded(newFolder(), migrations, () => void (syncs += 1))
  const note = sql`insert into model_calls select gen_random_uuid(), 'chat', 'x', 'x', 'ok', 1, 1, false, null, 1, 1, now()`
  const before = syncs
  await database.asSystem((tx) => tx.execute(note), 'soon')
  expect(syncs).toBe(before)
  await database.asSystem((tx) => tx.execute(note))
  expect(syncs).toBeGreaterThan(before)
  const count = sql`select count(*)::int as calls from model_calls`
  expect(await database.asSystem((tx) => rowsOf(tx, count))).toEqual([{ calls: 2 }])
  await database.close()
})

test('what was committed is there after the embedded database was closed and opened again', async () => {
  const folder = newFolder()
  const first = await openEmbedded(folder, migrations)
  await first.auth.execute(sql.raw("insert into auth.attempts values ('kept', 7, now())"))
  await first.close()
  const second = await openEmbedded(folder, migrations)
  expect(await rowsOf(second.auth, sql.raw('select count from auth.attempts'))).toEqual([{ count: 7 }])
  await second.close()
})

test('the files of the embedded database are its owner’s alone, and those of an older one become so', async () => {
  const folder = newFolder()
  const open = async (): Promise<void> => {
    const database = await openEmbedded(folder, migrations)
    expect(openToOthers(folder)).toEqual([])
    await database.close()
    expect(openToOthers(folder)).toEqual([])
  }
  await open()
  const files = readdirSync(folder, { recursive: true }).map(String)
  for (const path of files) chmodSync(join(folder, path), 0o777)
  await open()
})

function openToOthers(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true }).map(String)
  return paths.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)
}

test('a full disk is not ready: /readyz says so, and says ready again when there is room', async () => {
  const database = await openEmbedded(newFolder(), migrations)
  const { visitor } = await testApp({ database })
  const ready = async (): Promise<number> => (await visitor().get('/readyz')).status
  expect(await ready()).toBe(200)
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  await expect.poll(ready, { timeout: 5000 }).toBe(503)
  full.mockRestore()
  expect(await ready()).toBe(200)
})

test('a disk that is nearly full takes no more writing, answers what is asked, and takes it again when there is room', async () => {
  const database = await openEmbedded(newFolder(), migrations)
  const { visitor } = await testApp({ database })
  const ready = async (): Promise<number> => (await visitor().get('/readyz')).status
  const signUp = async (name: string): Promise<number> => {
    const body = { name, email: `${name}@example.com`, password: 'a long enough password' }
    return (await visitor().post('/api/auth/sign-up/email', body)).status
  }
  const room = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 20, bsize: 1_000_000 } as fs.StatsFs)
  await expect.poll(ready, { timeout: 5000 }).toBe(503)
  expect(await signUp('early')).toBe(503)
  await database.auth.execute(sql`select 1`)
  room.mockRestore()
  await expect.poll(ready, { timeout: 5000 }).toBe(200)
  expect(await signUp('late')).toBe(200)
  await database.close()
})

test('a folder that is for reading only is refused with what to do', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  // Nobody, not even root, makes a file in this one.
  const readOnly = process.getuid?.() === 0 ? '/sys/kernel' : folder
  await expect(openEmbedded(readOnly, migrations)).rejects.toThrow(/cannot be written to: .* DATA_DIR=/)
})

test('a disk with too little room for a new database is refused before any of it is made', async () => {
  const folder = newFolder()
  const room = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 20, bsize: 1_000_000 } as fs.StatsFs)
  await expect(openEmbedded(folder, migrations)).rejects.toThrow(/20 MB of room.* DATA_DIR=/)
  room.mockRestore()
  expect(readdirSync(folder)).toEqual([])
})

test('a second process on the same data directory is refused with what to do', () => {
  const path = join(newFolder(), 'database.lock')
  const lock = lockDirectory(path)
  const other = (): string => {
    const script = `import('${new URL('./directory-lock.ts', import.meta.url).href}').then(({ lockDirectory }) => { lockDirectory('${path}'); console.log('taken') }, String).catch((error) => console.log(error.message))`
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout
  }
  expect(other()).toContain('is in use by another Plotluck process')
  expect(other()).toContain('DATA_DIR=')
  lock.release()
  expect(other()).toBe('taken\n')
})
