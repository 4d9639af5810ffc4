import { eventSchema, eventsSchema } from '@plotluck/contract'
import * as z from 'zod/mini'
import { type Result, success } from '../platform/failure.ts'
import { check, type HttpContext, readBody } from '../platform/http/index.ts'

/** Events of one visit, as a page sent them. */
export type SentEvents = z.output<typeof eventsSchema>

/** Reads one event or several. One schema at a time, so that the answer names what is wrong with the kind that was meant. */
export async function readEvents(c: HttpContext): Promise<Result<SentEvents>> {
  const body = await readBody(c, z.looseObject({}, 'Send an event, or several.'))
  if (!body.ok) return body
  if ('events' in body.value) return check(eventsSchema, body.value)
  const single = check(eventSchema, body.value)
  if (!single.ok) return single
  const { visit, ...event } = single.value
  return success({ visit, events: [event] })
}
