import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

export type Log = Logger
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Makes the server's log: one JSON object a line on `out`, every e-mail address in it replaced by `[e-mail]`. */
export function createLog(level: LogLevel, out: NodeJS.WritableStream = process.stdout): Log {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return pino(settings, withoutEmails(out))
}

// A failed query carries its parameters, which are what people typed: only its text and its cause are logged.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!('query' in error)) return pino.stdSerializers.err(error)
  const cause = error.cause instanceof Error ? pino.stdSerializers.err(error.cause) : error.cause
  return { type: error.name, query: error.query, cause }
}

// Replaced in the finished line, so that no field, message or error text can carry an address past it.
function withoutEmails(out: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      out.write(redactEmails(line))
      done()
    },
  })
}

/** Replaces every e-mail address in a text, also where its sign is written %40; the time grows with the length alone. */
export function redactEmails(text: string): string {
  const [first = '', ...others] = text.split(/(@|%40)/)
  let [kept, rest] = ['', first]
  for (let at = 0; at < others.length; at += 2) {
    const [sign = '', after = ''] = [others[at], others[at + 1]]
    const [from, to] = [startOfName(rest), endOfHost(after)]
    const isAddress = from < rest.length && to > 0
    kept += isAddress ? `${rest.slice(0, from)}[e-mail]` : rest + sign
    rest = isAddress ? after.slice(to) : after
  }
  return kept + rest
}

// What ends an address: white space and what JSON, URLs and sentences put around one. Letters of any script may stand in it.
const outside = /[\s"\\<>()[\],:;/]/u

function startOfName(text: string): number {
  let at = text.length
  while (at > 0 && !outside.test(text.charAt(at - 1))) at -= 1
  return at
}

function endOfHost(text: string): number {
  const found = text.search(outside)
  return found < 0 ? text.length : found
}
