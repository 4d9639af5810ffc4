import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Runs a script in a process of its own, which a database that never returns would hold for ever. `fill()` makes its disk full: files
 * take no more than they are long, which is what a full disk is, and `statfs` still says what it said, as within the first second.
 */
function inProcess(script: string) {
  const source = `
    import fs from 'node:fs'
    const { openEmbedded } = await import('${here}open-embedded.ts')
    const write = fs.writeSync
    const say = (text) => write(1, text + '\\n')
    let isFull = false
    let left = Infinity
    fs.writeSync = (file, data, offset, length, position) => {
      const isLonger = position == null || position + length > fs.fstatSync(file).size
      left -= 1
      if (typeof data !== 'string' && isLonger && (isFull || left < 0))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return write(file, data, offset, length, position)
    }
    const fill = () => { isFull = true }
    const fillAfter = (writes) => { left = writes }
    const open = (folder) => openEmbedded(folder, '${migrations}')
    ${script}`
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', source],
    { encoding: 'utf8', timeout: 240_000, killSignal: 'SIGKILL' },
  )
  return { end: status ?? signal, said: stdout.trim().split('\n'), stderr }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'plotluck-full-'))
const read = (folder: string): string => `
  const database = await open('${folder}')
  const { rows } = await database.auth.execute("select count(*)::int as kept from auth.attempts where key like 'kept-%'")
  say(String(rows[0].kept))
  await database.close()
  process.exit(0)`

test('where others fill the disk while people write, the server ends in words instead of never answering again, and has all it acknowledged', () => {
  const folder = newFolder()
  const { end, said, stderr } = inProcess(`
    const database = await open('${folder}')
    const note = (key) => database.auth.execute("insert into auth.attempts values ('kept-" + key + "', 1, now())")
    for (let key = 0; key < 5; key += 1) await note(key).then(() => say('kept'))
    fill()
    // What makes the log longer than its file: each is refused or taken, but answered.
    for (let time = 0; time < 60; time += 1)
      await database.auth.execute("select pg_logical_emit_message(true, 'test', repeat('x', 1000000))").catch(() => {})
    say('answered')`)
  expect([end, stderr]).toEqual([
    1,
    expect.stringMatching(/log of its database cannot be written.*Make room/),
  ])
  expect(said).toEqual(['kept', 'kept', 'kept', 'kept', 'kept'])
  expect(inProcess(read(folder))).toMatchObject({ end: 0, said: ['5'] })
}, 500_000)

test.each([40, 1250])(
  'a disk that is full after %i writes of the first start ends that start in words, and with room the next one begins anew',
  (writes) => {
    const folder = newFolder()
    const { end, said, stderr } = inProcess(`
      fillAfter(${writes})
      await open('${folder}').then(() => say('opened'), (error) => { say(error.message); process.exit(3) })
      process.exit(0)`)
    expect([1, 3]).toContain(end)
    expect(`${said.join()} ${stderr}`).toMatch(/Make room/)
    expect(inProcess(read(folder))).toMatchObject({ end: 0, said: ['0'] })
  },
  500_000,
)
