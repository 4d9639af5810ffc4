import { eventFields, type eventsSchema, type NotedEventName, type ServerEvent } from '@plotluck/contract'
import type * as z from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { check, type Identify, networkOf, type User } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import { createRateLimit, type Limit } from '../platform/rate-limit.ts'
import type { Forward } from './forward.ts'
import { type EventRow, insertEvents, newestOfPages } from './store.ts'
import { redactEmailsIn } from './redact-emails.ts'

export type AnalyticsDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly identify: Identify
  /** False where the operator wants nothing noted. */
  readonly isNoting: boolean
  /** Sends what was noted on to where the operator wants it too, in its own time. */
  readonly forward: Forward
}

type Sender = {
  readonly user: User | null
  readonly clientAddress: string
  readonly userAgent: string
  /** The browser asked not to be tracked. */
  readonly refusesTracking: boolean
}
/** Events of one visit, as a page sent them. */
type SentEvents = z.output<typeof eventsSchema>
type Done = { readonly success: true }

const consentLastsMs = 24 * 60 * 60_000
const done = success<Done>({ success: true })

/** What the pages are told of the operator's choice. */
export const settingOf = ({
  isNoting,
  services,
}: Pick<AnalyticsDeps, 'isNoting'> & { readonly services: object }) =>
  !isNoting ? 'off' : Object.values(services).some(Boolean) ? 'shared' : 'own'

/** Events of the product, noted in the own database for those who do not refuse it, and sent on where the operator set that up. */
export type Analytics = ReturnType<typeof createAnalytics>

export function createAnalytics(deps: AnalyticsDeps) {
  const rateLimit = createRateLimit(deps.database.auth, deps.clock)
  return {
    identify: deps.identify,
    async note({ visit, events }: SentEvents, sender: Sender): Promise<Result<Done>> {
      const checked = checkFields(events)
      if (!checked.ok) return checked
      if (!deps.isNoting || sender.refusesTracking) return done
      const retryAfterSeconds = await rateLimit.count(limitsOf(sender, events.length))
      if (retryAfterSeconds > 0) return failure('too-many-requests', { details: { retryAfterSeconds } })
      const userId = sender.user?.id ?? null
      const { clientAddress, userAgent } = sender
      await keep(deps, checked.value.map(rowOf(deps, userId, visit ?? null)), { clientAddress, userAgent })
      return done
    },
    /** Notes what the payment provider holds about a person. */
    notePayment: (userId: string, event: ServerEvent) => notePayment(deps, userId, event),
  }
}

/** Events, not calls: a page sends up to twenty-five at once. An hour takes what a few busy pages behind one address send. */
function limitsOf({ user, clientAddress }: Sender, weight: number): readonly Limit[] {
  const sender = user?.id ?? networkOf(clientAddress)
  return [
    { key: `events of ${sender} in a minute`, most: 120, seconds: 60, weight },
    { key: `events of ${sender} in an hour`, most: 1_200, seconds: 3600, weight },
  ]
}

type Checked = { readonly name: NotedEventName; readonly fields: Readonly<Record<string, unknown>> }

function checkFields(events: SentEvents['events']): Result<readonly Checked[]> {
  const checked: Checked[] = []
  for (const { name, fields = {} } of events) {
    const result = check(eventFields[name], fields)
    if (!result.ok) return result
    checked.push({ name, fields: redactEmailsIn(result.value) })
  }
  return success(checked)
}

const rowOf =
  ({ newId, clock }: AnalyticsDeps, userId: string | null, visit: string | null) =>
  (event: Checked): EventRow => ({ id: newId(), userId, visit, ...event, createdAt: clock() })

async function keep(
  { database, forward }: AnalyticsDeps,
  rows: readonly EventRow[],
  from: Parameters<Forward>[1],
): Promise<void> {
  const kept = await database.asSystem((tx) => insertEvents(tx, rows))
  if (kept.length > 0) forward(kept, from)
}

// Nobody is asked at the till: whose pages sent events within the day has agreed, and the payment belongs to that visit.
async function notePayment(deps: AnalyticsDeps, userId: string, event: ServerEvent): Promise<void> {
  const { database, clock, isNoting } = deps
  if (!isNoting) return
  const since = new Date(+clock() - consentLastsMs)
  const newest = await database.asSystem((tx) => newestOfPages(tx, userId, since))
  if (newest) await keep(deps, [rowOf(deps, userId, newest.visit)(event)], null)
}
