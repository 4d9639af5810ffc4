import { type Failure, failure } from '../failure.ts'
import { reportError } from '../report-error.ts'
import { answerFailure } from './failure-response.ts'
import type { HttpContext } from './types.ts'

type ServerEvent = { readonly event: string; readonly data: object }

export type FailedEvent = { readonly kind: 'failed'; readonly failure: Failure }

/** Whether whoever asks reads an answer event by event. */
export const wantsEvents = (c: HttpContext): boolean =>
  c.req.header('accept')?.includes('text/event-stream') === true

/**
 * Answers work event by event, each under its kind: `failed` becomes the event `error`. Work that is refused at once is answered with the refusal's own
 * status, not inside a stream. When the client goes, the generator is ended, so its `finally` runs.
 */
export async function answerStream<E extends { readonly kind: string }>(
  c: HttpContext,
  work: AsyncGenerator<E | FailedEvent, void>,
): Promise<Response> {
  const first = await work.next()
  if (!first.done && isFailed(first.value)) return answerFailure(c, first.value.failure)
  const said = (event: E | FailedEvent): ServerEvent =>
    isFailed(event) ? errorEvent(event.failure) : serverEvent(event)
  return answerEvents(c, inOrder(first, work, said), (error) =>
    errorEvent(failure(reportError(c.get('log'), error, 'A stream broke')).failure),
  )
}

const isFailed = (event: { readonly kind: string }): event is FailedEvent => event.kind === 'failed'
const serverEvent = ({ kind, ...data }: { readonly kind: string }): ServerEvent => ({ event: kind, data })
const errorEvent = (reason: Failure): ServerEvent => ({ event: 'error', data: reason })

async function* inOrder<E>(
  first: IteratorResult<E, void>,
  rest: AsyncGenerator<E, void>,
  said: (event: E) => ServerEvent,
): AsyncGenerator<ServerEvent, void> {
  try {
    if (!first.done) yield said(first.value)
    for await (const event of rest) yield said(event)
  } finally {
    // A client that goes at the first event ends this generator before the loop would have ended the other.
    await rest.return()
  }
}

/**
 * Answers a stream of server-sent events. When the client goes, the generator is ended at its next event, so its `finally`
 * runs. `onError` names the last event of a stream whose generator threw.
 */
function answerEvents(
  c: HttpContext,
  events: AsyncGenerator<ServerEvent, void>,
  onError: (error: unknown) => ServerEvent,
): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events
        .next()
        .catch((error: unknown) => ({ done: false as const, value: onError(error) }))
      if (next.done) return controller.close()
      const { event, data } = next.value
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    },
    async cancel() {
      await events.return()
    },
  })
  // NOTE proxies that gather answers are told not to: events are worth something only at once
  c.header('X-Accel-Buffering', 'no')
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  return c.body(stream)
}
