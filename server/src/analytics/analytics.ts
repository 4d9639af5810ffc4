import { eventFields, type eventSchema } from '@plotluck/contract'
import type * as z from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { check, type Identify, type Person } from '../platform/http/index.ts'
import type { NewId } from '../platform/ids.ts'
import { createRateLimit } from '../platform/rate-limit.ts'
import { events } from './tables.ts'

export type AnalyticsDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly identify: Identify
  /** False where the operator wants nothing noted. */
  readonly isNoting: boolean
}

type Sent = z.output<typeof eventSchema>
type Sender = {
  readonly person: Person | null
  readonly clientAddress: string
  /** The browser asked not to be tracked. */
  readonly refusesTracking: boolean
}
type Done = { readonly success: true }

const eventsPerHour = 600
const done = success<Done>({ success: true })

/** Events of the product, noted in the own database for those who do not refuse it. */
export type Analytics = ReturnType<typeof createAnalytics>

export function createAnalytics(deps: AnalyticsDeps) {
  const { database, clock, newId, identify, isNoting } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    identify,
    async note({ name, fields = {}, visit }: Sent, sender: Sender): Promise<Result<Done>> {
      const checked = check(eventFields[name], fields)
      if (!checked.ok) return checked
      if (!isNoting || sender.refusesTracking) return done
      const key = `events of ${sender.person?.id ?? sender.clientAddress}`
      const retryAfterSeconds = await rateLimit.count([{ key, most: eventsPerHour, seconds: 3600 }])
      if (retryAfterSeconds > 0) return failure('too-many-requests', { details: { retryAfterSeconds } })
      const userId = sender.person?.id ?? null
      const noted = { id: newId(), userId, visit: visit ?? null, name, fields: checked.value }
      await database.asSystem((tx) => tx.insert(events).values({ ...noted, createdAt: clock() }))
      return done
    },
  }
}
