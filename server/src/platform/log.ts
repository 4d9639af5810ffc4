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

/** Replaces every e-mail address in a text. */
export const redactEmails = (text: string): string =>
  text.replaceAll(/[\w.!#$%&'*+=?^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?/giu, '[e-mail]')
