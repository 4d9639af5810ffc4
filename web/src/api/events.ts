import type * as ParserModule from 'eventsource-parser/stream'
import type { FailureBody } from '@plotluck/contract'
import { readFailure } from './client.ts'

/** How a streamed answer ended apart from its `done`. `lost`: it broke off. `left`: the signal was raised. */
export type BrokenEnd =
  | { readonly kind: 'failed'; readonly failure: FailureBody }
  | { readonly kind: 'lost' }
  | { readonly kind: 'left' }

/** An answer's events by name, with the shape of their data as the contract has it. */
type Named<Events> = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]

type StreamRequest<Events> = {
  readonly address: string
  /** The JSON body, as text so that a repeated request is the same to the letter. */
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Told of every event but the last. */
  readonly onEvent: (event: Named<Omit<Events, 'done' | 'error'>>) => void
}

type Parser = typeof ParserModule

/** Comes while the server begins to answer: no page needs it for its first paint. */
function loadParser(): Promise<Parser> {
  const parser = import('eventsource-parser/stream')
  // Whoever waits for it hears of its loss; a refusal waits for nothing.
  parser.catch(() => undefined)
  return parser
}

/**
 * Asks for an answer event by event. Never throws. Ends with what `done` says, or with how it broke: a refusal or `error`, a connection that was
 * lost, or a signal that was raised.
 */
export async function streamed<Events extends { readonly done: object }>(
  request: StreamRequest<Events>,
): Promise<{ readonly kind: 'done'; readonly done: Events['done'] } | BrokenEnd> {
  const { address, body, headers, signal } = request
  const parser = loadParser()
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
      body,
      signal,
    })
    if (!response.ok) return { kind: 'failed', failure: readFailure(response.status, await response.text()) }
    return response.body ? await readEvents(response.body, await parser, request) : { kind: 'lost' }
  } catch {
    return { kind: signal.aborted ? 'left' : 'lost' }
  }
}

async function readEvents<Events extends { readonly done: object }>(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { EventSourceParserStream }: Parser,
  { onEvent, signal }: StreamRequest<Events>,
): Promise<{ readonly kind: 'done'; readonly done: Events['done'] } | BrokenEnd> {
  const events = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (;;) {
    const { value, done: isOver } = await reader.read()
    if (isOver) return { kind: signal.aborted ? 'left' : 'lost' }
    if (value.event === undefined) continue
    const data: unknown = JSON.parse(value.data)
    if (value.event === 'done') return { kind: 'done', done: data as Events['done'] }
    if (value.event === 'error') return { kind: 'failed', failure: data as FailureBody }
    // NOTE the event's name is the contract's word for the shape of its data; who listens skips names it does not know
    onEvent({ name: value.event, data } as Named<Omit<Events, 'done' | 'error'>>)
  }
}
