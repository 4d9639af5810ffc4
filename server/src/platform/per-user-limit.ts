import { failure, type Result, success } from './failure.ts'
import type { RateLimit } from './rate-limit.ts'

/** What one person may have of a kind of work. */
export type Allowance = {
  /** Names the work in the keys of the rate limit: 'generations'. */
  readonly work: string
  /** So many at once, in each process. */
  readonly maxConcurrent: number
  /** And `most` in `seconds`, in all processes together; refused ones count as well. */
  readonly most: number
  readonly seconds: number
  /** What a person is told who has `maxConcurrent` at work. */
  readonly busy: string
}

/**
 * Holds one person's work within bounds, so that theirs keeps nobody else waiting. `enter` counts it and gives what ends it; both refusals
 * are `too-many-requests` with the seconds to wait.
 */
export type PerUserLimit = {
  readonly enter: (userId: string) => Promise<Result<() => void>>
  /** Runs `work` between entering and ending. */
  readonly run: <T>(userId: string, work: () => Promise<Result<T>>) => Promise<Result<T>>
}

/** How soon work that is under way is worth asking after. */
const retryAfterSeconds = 5

export function createPerUserLimit(rateLimit: RateLimit, allowance: Allowance): PerUserLimit {
  const running = new Map<string, number>()
  const change = (userId: string, by: 1 | -1): void => {
    const count = (running.get(userId) ?? 0) + by
    if (count === 0) running.delete(userId)
    else running.set(userId, count)
  }
  const enter = async (userId: string): Promise<Result<() => void>> => {
    const { work, maxConcurrent, most, seconds, busy } = allowance
    if ((running.get(userId) ?? 0) >= maxConcurrent)
      return failure('too-many-requests', { message: busy, details: { retryAfterSeconds } })
    change(userId, 1)
    const leave = once(() => change(userId, -1))
    const wait = await rateLimit
      .count([{ key: `${work} of ${userId}`, most, seconds }])
      .catch(rethrowAfter(leave))
    if (wait === 0) return success(leave)
    leave()
    return failure('too-many-requests', { details: { retryAfterSeconds: wait } })
  }
  return {
    enter,
    async run(userId, work) {
      const entered = await enter(userId)
      return entered.ok ? work().finally(entered.value) : entered
    },
  }
}

const rethrowAfter = (leave: () => void) => (error: unknown) => {
  leave()
  throw error
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
