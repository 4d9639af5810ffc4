import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { Chat } from './chat.ts'

/** Mounts /api/harvest-chat. */
export function mountChat(serve: Serve, { ask, newest }: Chat): void {
  serve(callsOf.chat, {
    'GET /api/harvest-chat': async ({ user }) => success(await newest(user)),
    'POST /api/harvest-chat': {
      events: ({ c, user, body }) =>
        ask(user, { request: body, signal: c.req.raw.signal, log: c.get('log') }),
      answer: ({ kind: _kind, ...answer }) => answer,
    },
  })
}
