import { eventSchema } from '@plotluck/contract'
import { answer, type HttpApp, type HttpContext, readBody } from '../platform/http/index.ts'
import type { Analytics } from './analytics.ts'

/** Mounts /api/events. Visitors may send too: the way to an account is part of what is looked at. */
export function mountAnalytics(app: HttpApp, { identify, note }: Analytics): void {
  app.post('/api/events', async (c) => {
    const sent = await readBody(c, eventSchema)
    if (!sent.ok) return answer(c, sent)
    const person = await identify(c)
    const sender = {
      person: person.ok ? person.value : null,
      clientAddress: c.get('clientAddress'),
      refusesTracking: refusesTracking(c),
    }
    return answer(c, await note(sent.value, sender))
  })
}

// Do-Not-Track, and the Global Privacy Control that took its place.
const refusesTracking = (c: HttpContext): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
