import { reportError } from '../report-error.ts'
import type { HttpContext } from './types.ts'

/**
 * Answers a text or a file piece by piece, as fast as it is read. It is ended when the client goes, so its `finally` runs. What throws before the first
 * piece is answered like any error; after it the connection is cut, so that nobody takes the part for the whole.
 */
export async function streamChunks(
  c: HttpContext,
  type: string,
  pieces: AsyncGenerator<string | Uint8Array, void>,
): Promise<Response> {
  const encoder = new TextEncoder()
  const encoded = (piece: string | Uint8Array) => (typeof piece === 'string' ? encoder.encode(piece) : piece)
  const first = await pieces.next()
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (first.done || controller.enqueue(encoded(first.value))),
    async pull(controller) {
      const next = await pieces.next().catch((error: unknown) => {
        reportError(c.get('log'), error, 'An answer broke off')
        // The server prints what breaks a stream, so that is told no more than this.
        throw new Error('The answer broke off')
      })
      if (next.done) controller.close()
      else controller.enqueue(encoded(next.value))
    },
    async cancel() {
      await pieces.return()
    },
  })
  c.header('Content-Type', type)
  return c.body(stream)
}
