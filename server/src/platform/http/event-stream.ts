import type { HttpContext } from './types.ts'

export type ServerEvent = { readonly event: string; readonly data: object }

/**
 * Answers a stream of server-sent events. When the client goes, the generator is ended at its next event, so its `finally`
 * runs. `onError` names the last event of a stream whose generator threw.
 */
export function answerEvents(
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
