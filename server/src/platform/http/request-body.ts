import type { MiddlewareHandler } from 'hono'
import { failure, type Result, success } from '../failure.ts'
import { answerFailure } from './failure-response.ts'
import type { HttpContext, HttpEnv } from './types.ts'

/** The largest body the API takes in: 1 MB. Most calls take less. */
export const maxBodyBytes = 1024 * 1024

/** A client that is still sending reads no answer, so what is too large is let in and dropped first, up to here. */
const mostDropped = 4 * maxBodyBytes

const decoder = new TextDecoder()

/**
 * The body as text. More bytes than `mostBytes`, told in its head or come in pieces, are `too-large`: they are dropped as they come and never
 * held. A body that is not whole when the client goes is `not-json`, and nobody reads that.
 */
export function readText(c: HttpContext, mostBytes = maxBodyBytes): Promise<Result<string>> {
  const read = () => readPieces(c, mostBytes)
  return c.get('outsideTurn')?.(read) ?? read()
}

async function readPieces(c: HttpContext, mostBytes: number): Promise<Result<string>> {
  const kept: Uint8Array[] = []
  let size = 0
  const isTold = toldBytes(c) > mostBytes
  try {
    for await (const piece of piecesOf(c)) {
      size += piece.length
      if (!isTold && size <= mostBytes) kept.push(piece)
      else if (size > mostDropped) break
    }
  } catch {
    return failure('not-json')
  }
  if (!isTold && size <= mostBytes) return success(decoder.decode(Buffer.concat(kept)))
  // What is not read by then may still come in: the connection is good for no other request, and the client is told.
  c.header('Connection', 'close')
  return failure('too-large')
}

/** Refuses bodies that tell of more than 1 MB, also those that no handler would read. */
export const limitBody = (): MiddlewareHandler<HttpEnv> => async (c, next) => {
  if (toldBytes(c) <= maxBodyBytes) return next()
  const text = await readText(c)
  return text.ok ? next() : answerFailure(c, text.failure)
}

/** Bytes of the body as its head tells them; 0 where it tells none. */
const toldBytes = (c: HttpContext): number => Number(c.req.header('content-length') ?? 0)

// The socket's own pieces: a web stream around them costs more than all else that is done with a body.
function piecesOf(c: HttpContext): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  return c.env?.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? []
}
