import { chatRequestSchema } from '@plotluck/contract'
import {
  answer,
  answerFailure,
  answerStream,
  type FailedEvent,
  type HttpApp,
  type HttpContext,
  readBody,
  type ServerEvent,
  wantsEvents,
} from '../platform/http/index.ts'
import type { ChatEvent } from './ask.ts'
import type { Chat } from './chat.ts'

/** Mounts /api/harvest-chat. */
export function mountChat(app: HttpApp, { identify, ask, newest }: Chat): void {
  app.get('/api/harvest-chat', async (c) => {
    const person = await identify(c)
    return person.ok ? c.json(await newest(person.value)) : answer(c, person)
  })
  app.post('/api/harvest-chat', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const request = await readBody(c, chatRequestSchema)
    if (!request.ok) return answer(c, request)
    const asked = { request: request.value, signal: c.req.raw.signal, log: c.get('log') }
    const events = ask(person.value, asked)
    return wantsEvents(c) ? answerStream(c, events, asServerEvent) : answerWhole(c, events)
  })
}

type Events = AsyncGenerator<ChatEvent, void>

async function answerWhole(c: HttpContext, events: Events): Promise<Response> {
  for await (const event of events) {
    if (event.kind === 'failed') return answerFailure(c, event.failure)
    if (event.kind === 'done') return c.json(event.answer)
  }
  throw new Error('An answer ended without its last event')
}

function asServerEvent(event: Exclude<ChatEvent, FailedEvent>): ServerEvent {
  if (event.kind === 'done') return { event: 'done', data: event.answer }
  const { kind, ...data } = event
  return { event: kind, data }
}
