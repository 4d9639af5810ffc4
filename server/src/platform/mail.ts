import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** A mail to one person, plain text. `to.name` may be anything the person typed. */
export type Mail = {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

export type Mailer = {
  /**
   * Takes the mail and returns at once: whether an account exists must not show in how long the answer takes.
   * A mail that cannot be sent is logged.
   */
  readonly send: (mail: Mail) => void
  /** Resolves when every taken mail is sent or has failed. */
  readonly settled: () => Promise<void>
  /** Removes the mails to an address that were never sent: those in the outbox folder. What cannot be removed is logged. */
  readonly forget: (address: string) => Promise<void>
}

/** Whom mails are from. */
export type Sender = { readonly name: string; readonly address: string }

type MailerSettings = {
  readonly smtpUrl: string | undefined
  readonly from: Sender
  readonly outbox: string
  readonly log: Log
  readonly clock: Clock
}

/** Sends by SMTP when there is a server, else writes each mail to the log and as an .eml file to the outbox folder. */
export function createMailer({ smtpUrl, from, outbox, log, clock }: MailerSettings): Mailer {
  const deliver = smtpUrl ? viaSmtp(smtpUrl, from) : toOutbox(outbox, from, log, clock)
  const underway = new Map<Promise<void>, string>()
  return {
    send(mail) {
      const delivery = deliver(mail).catch((error: unknown) =>
        log.error({ error: String(error) }, 'A mail was not sent'),
      )
      underway.set(delivery, mail.to.address.toLowerCase())
      void delivery.finally(() => underway.delete(delivery))
    },
    settled: async () => {
      await Promise.all(underway.keys())
    },
    async forget(address) {
      // A mail to another may hang at a mail server that does not answer.
      const own = [...underway].filter(([, to]) => to === address.toLowerCase())
      await Promise.all(own.map(([delivery]) => delivery))
      await forgetInOutbox(outbox, address).catch((error: unknown) =>
        log.error({ error: String(error) }, 'The outbox could not be tidied'),
      )
    },
  }
}

type Deliver = (mail: Mail) => Promise<void>

/** How long a mail server may be silent, in milliseconds: a server that stops waits for what it is sending. */
const patienceMs = 10_000

function viaSmtp(smtpUrl: string, from: Sender): Deliver {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const patience = {
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    }
    await createTransport({ url: smtpUrl, ...patience }).sendMail({ from, ...mail })
  }
}

function toOutbox(outbox: string, from: Sender, log: Log, clock: Clock): Deliver {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true })
    const { message } = await composer.sendMail({ from, ...mail })
    const file = join(
      outbox,
      `${clock().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}-${addressMark(mail.to.address)}.eml`,
    )
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    await writeFile(file, message, { mode: 0o600 })
    log.info(
      { subject: mail.subject, text: mail.text, file },
      'No mail server is set, so the mail is in the outbox',
    )
  }
}

// Names the recipient in a file name without saying who it is.
const addressMark = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)

async function forgetInOutbox(outbox: string, address: string): Promise<void> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const ending = `-${addressMark(address)}.eml`
  await Promise.all(
    names.filter((name) => name.endsWith(ending)).map((name) => rm(join(outbox, name), { force: true })),
  )
}
