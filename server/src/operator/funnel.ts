import { signUpsSince } from '../accounts/store.ts'
import { peopleOf, visitsSince } from '../analytics/store.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { activeSince, firstSetsSince, limitsSince } from '../recipes/store.ts'
import { calendarDate } from '../platform/clock.ts'

/** How many weeks after joining are looked at. */
export const retentionWeeks = 4

/**
 * One week from a Monday on, in UTC. Visits, checkouts and purchases are of people who agreed to be counted; the rest is of everybody.
 * `retention`: of those who joined in this week, the share (0 to 1) that asked for recipes in the first, second and following weeks after it;
 * null where nobody joined or that week is not over.
 */
export type FunnelWeek = {
  readonly week: string
  readonly visits: number
  readonly signUps: number
  readonly firstRecipes: number
  readonly limitReached: number
  readonly checkouts: number
  readonly purchases: number
  readonly retention: readonly (number | null)[]
}

/** The way from a visit to a purchase, week by week, the newest first: this week and the `weeks - 1` before it. */
export async function readFunnel(
  database: Database,
  weeks: number,
  now: Date,
): Promise<readonly FunnelWeek[]> {
  const mondays = Array.from({ length: weeks }, (_, index) => mondayOf(new Date(+now - index * weekMs)))
  const since = new Date(`${mondays.at(-1)}T00:00:00Z`)
  const joined = await signUpsSince(database.auth, since)
  const counts = await database.asSystem((tx) => countAll(tx, since))
  const rows = await database.asSystem((tx) => activeSince(tx, since))
  const active = new Set(rows.map(({ userId, week }) => `${userId} ${week}`))
  return mondays.map((week) => {
    const people = joined.filter((one) => one.week === week).map(({ userId }) => userId)
    const retention = retentionOf(people, week, { active, today: mondayOf(now) })
    return { week, ...counts(week), signUps: people.length, retention }
  })
}

const weekMs = 7 * 24 * 60 * 60_000

function mondayOf(date: Date): string {
  const days = (date.getUTCDay() + 6) % 7
  return calendarDate(new Date(+date - days * 86_400_000))
}

async function countAll(tx: Transaction, since: Date) {
  const visits = tally(await visitsSince(tx, since))
  const firstRecipes = tally(await firstSetsSince(tx, since))
  const limitReached = tally(await limitsSince(tx, since))
  const checkouts = tally(await peopleOf(tx, 'begin_checkout', since))
  const purchases = tally(await peopleOf(tx, 'purchase', since))
  return (week: string) => ({
    visits: visits(week),
    firstRecipes: firstRecipes(week),
    limitReached: limitReached(week),
    checkouts: checkouts(week),
    purchases: purchases(week),
  })
}

function tally(rows: readonly { readonly week: string }[]): (week: string) => number {
  const byWeek = Map.groupBy(rows, ({ week }) => week)
  return (week) => byWeek.get(week)?.length ?? 0
}

function retentionOf(
  people: readonly string[],
  week: string,
  { active, today }: { readonly active: ReadonlySet<string>; readonly today: string },
): readonly (number | null)[] {
  return Array.from({ length: retentionWeeks }, (_, index) => {
    const later = mondayOf(new Date(Date.parse(week) + (index + 1) * weekMs))
    if (people.length === 0 || later >= today) return null
    return people.filter((userId) => active.has(`${userId} ${later}`)).length / people.length
  })
}
