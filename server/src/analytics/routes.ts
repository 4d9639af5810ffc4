import { callsOf } from '@plotluck/contract'
import type { HttpContext, Serve } from '../platform/http/index.ts'
import type { Analytics } from './analytics.ts'

/** Mounts /api/events. Visitors may send too: the way to an account is part of what is looked at. */
export function mountAnalytics(serve: Serve, { identify, note }: Analytics): void {
  serve(callsOf.analytics, {
    'POST /api/events': async ({ c, body: { visit, ...sent } }) => {
      const user = await identify(c)
      const sender = {
        user: user.ok ? user.value : null,
        clientAddress: c.get('clientAddress'),
        userAgent: c.req.header('user-agent') ?? '',
        refusesTracking: refusesTracking(c),
      }
      return note({ visit, events: 'events' in sent ? sent.events : [sent] }, sender)
    },
  })
}

// Do-Not-Track, and the Global Privacy Control that took its place.
const refusesTracking = (c: HttpContext): boolean =>
  c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
