import { answer, type HttpApp, type HttpContext } from '../platform/http/index.ts'
import type { Analytics } from './analytics.ts'
import { readEvents } from './read-events.ts'

/** Mounts /api/events. Visitors may send too: the way to an account is part of what is looked at. */
export function mountAnalytics(app: HttpApp, { identify, note }: Analytics): void {
  app.post('/api/events', async (c) => {
    const sent = await readEvents(c)
    if (!sent.ok) return answer(c, sent)
    const person = await identify(c)
    const sender = {
      person: person.ok ? person.value : null,
      clientAddress: c.get('clientAddress'),
      userAgent: c.req.header('user-agent') ?? '',
      refusesTracking: refusesTracking(c),
    }
    return answer(c, await note(sent.value, sender))
  })
}

// Do-Not-Track, and the Global Privacy Control that took its place.
const refusesTracking = (c: HttpContext): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
