import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { failure } from '../failure.ts'
import { answerFailure } from './answer.ts'
import type { HttpEnv } from './types.ts'

/** The largest body the API takes in: 1 MB. What a call reads of it is bounded by the call. */
export const maxBodyBytes = 1024 * 1024

/** A client that is still sending reads no answer, so what is too large is let in and dropped first, up to here. */
const mostDropped = 32 * maxBodyBytes

/** Refuses bodies over 1 MB, told or not, before a handler runs. A client that goes while it sends is no fault. */
export function limitBody(): MiddlewareHandler<HttpEnv> {
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: answerTooLarge })
  // What handlers throw ends in onError; only reading the body rejects here, and nobody is left to read the answer.
  return (c, next) => limit(c, next).catch(() => answerFailure(c, failure('not-json').failure))
}

// What is not read by then may still come in: the connection is good for no other request, and the client is told.
async function answerTooLarge(c: Context): Promise<Response> {
  const { body } = c.req.raw
  let dropped = 0
  if (body && !body.locked) for await (const piece of body) if ((dropped += piece.length) > mostDropped) break
  c.header('Connection', 'close')
  return answerFailure(c, failure('too-large').failure)
}
