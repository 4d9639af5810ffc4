import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Clock, machineClock } from './clock.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail.ts'

const outbox = join(mkdtempSync(join(tmpdir(), 'plotluck-mail-')), 'outbox')
const newMailer = (folder: string, clock: Clock, smtpUrl?: string) =>
  createMailer({
    smtpUrl,
    from: { name: 'The Kitchen', address: 'kitchen@example.org' },
    outbox: folder,
    log: createLog('silent'),
    clock,
  })
const mailer = newMailer(outbox, machineClock)
const to = (address: string) => ({ to: { name: 'Someone', address }, subject: 'A link', text: 'Hello' })

test('the mails of one address are removed from the outbox, also one that is just being written, and no other', async () => {
  await mailer.forget('nobody@example.org')
  mailer.send(to('ana@example.org'))
  mailer.send(to('ben@example.org'))
  mailer.send(to('Ana@example.org'))
  await mailer.forget('ana@example.org')
  const left = readdirSync(outbox)
  expect(left).toHaveLength(1)
  expect(left.join()).not.toContain('ben')
  expect(readFileSync(join(outbox, left[0] ?? ''), 'utf8')).toContain('ben@example.org')
})

test('two servers that mail one address at the same moment leave two mails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plotluck-two-'))
  const at = new Date('2026-07-15T09:00:00Z')
  const servers = [1, 2].map(() => newMailer(folder, () => at))
  for (const server of servers) server.send(to('ana@example.org'))
  await Promise.all(servers.map((server) => server.settled()))
  expect(readdirSync(folder)).toHaveLength(2)
})

test(
  'a mail server that takes the call and says nothing holds up the mails of nobody else, and is given up',
  { timeout: 20_000 },
  async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const sending = newMailer(outbox, machineClock, `smtp://127.0.0.1:${port}`)
    sending.send(to('ana@example.org'))
    await once(silent, 'connection')
    const isForgotten = sending.forget('ben@example.org').then(() => true)
    expect(await Promise.race([isForgotten, sleep(2000, false)])).toBe(true)
    const isGivenUp = sending.settled().then(() => true)
    expect(await Promise.race([isGivenUp, sleep(15_000, false)])).toBe(true)
    silent.close()
  },
)

test('an outbox that cannot be read is for the log and not for who deletes an account', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'plotluck-no-folder-')), 'outbox')
  writeFileSync(file, 'a file in the place of the folder')
  await newMailer(file, machineClock).forget('ana@example.org')
  expect(readFileSync(file, 'utf8')).toContain('a file')
})

test('a name with line breaks adds no line to the head of a mail', async () => {
  mailer.send({
    ...to('eve@example.org'),
    to: { name: 'Eve\r\nBcc: all@example.org', address: 'eve@example.org' },
  })
  await mailer.settled()
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  expect(mails.some((mail) => mail.includes('eve@example.org'))).toBe(true)
  expect(mails.join('\n')).not.toMatch(/^Bcc:/m)
})
