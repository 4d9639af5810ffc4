import type { ApiRecipe, FailureBody, GenerateEvents } from '@plotluck/contract'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { readFailure } from '../../api/client.ts'

/** How a streamed generation ended. `lost`: it broke off, and asking again with the same key gives the same set. */
export type GenerationEnd =
  | { kind: 'done'; recipes: readonly ApiRecipe[]; done: GenerateEvents['done'] }
  | { kind: 'failed'; failure: FailureBody }
  | { kind: 'lost' }
  | { kind: 'left' }

export type GenerationRequest = {
  /** The JSON body, as text so that a repeated request is the same to the letter. */
  readonly body: string
  /** Sent as Idempotency-Key: the server counts a repeated key once and answers it with the same set. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onRecipe: (event: GenerateEvents['recipe']) => void
}

/** Asks for three recipes and tells of each as it arrives. Never throws; ends as `left` when the signal was raised. */
export async function readGeneration(request: GenerationRequest): Promise<GenerationEnd> {
  try {
    const response = await ask(request)
    if (!response.ok) return { kind: 'failed', failure: readFailure(response.status, await response.text()) }
    if (!response.body) return { kind: 'lost' }
    return await readEvents(response.body, request)
  } catch {
    return { kind: request.signal.aborted ? 'left' : 'lost' }
  }
}

function ask({ body, key, signal }: GenerationRequest): Promise<Response> {
  return fetch('/api/generate-recipes', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': key },
    body,
    signal,
  })
}

async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onRecipe, signal }: GenerationRequest,
): Promise<GenerationEnd> {
  const recipes: ApiRecipe[] = []
  const events = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (;;) {
    const { value, done: isOver } = await reader.read()
    if (isOver) return { kind: signal.aborted ? 'left' : 'lost' }
    const event = parseEvent(value.event, value.data)
    if (event?.name === 'recipe') {
      recipes[event.data.index] = event.data.recipe
      onRecipe(event.data)
    }
    if (event?.name === 'done') return { kind: 'done', recipes: recipes.filter(Boolean), done: event.data }
    if (event?.name === 'error') return { kind: 'failed', failure: event.data as FailureBody }
  }
}

type GenerationEvent = {
  [Name in keyof GenerateEvents]: { name: Name; data: GenerateEvents[Name] }
}[keyof GenerateEvents]

const eventNames: ReadonlySet<string> = new Set(['progress', 'recipe', 'done', 'error'])

// NOTE the event's name is the contract's word for the shape of its data; a name this page does not know is skipped
function parseEvent(name: string | undefined, data: string): GenerationEvent | undefined {
  if (name === undefined || !eventNames.has(name)) return undefined
  return { name, data: JSON.parse(data) } as GenerationEvent
}
