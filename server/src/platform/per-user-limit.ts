import { failure, type Result, success } from './failure.ts'
import type { Leases, Release } from './leases/index.ts'
import type { RateLimit } from './rate-limit.ts'

/** What one person may have of a kind of work. */
export type Allowance = {
  /** Names the work in the keys of the rate limit: 'generations'. */
  readonly work: string
  /** So many at once, in all processes together. */
  readonly maxConcurrent: number
  /** And `most` in `seconds`; refused ones count as well. */
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
  readonly enter: (userId: string) => Promise<Result<Release>>
  /** Runs `work` between entering and ending. */
  readonly run: <T>(userId: string, work: () => Promise<Result<T>>) => Promise<Result<T>>
}

/** Makes the limit of one kind of work. */
export type LimitPerUser = (allowance: Allowance) => PerUserLimit

/** The pieces of an answer, and then the end of the work; also when nobody reads on. */
export async function* endingWith<Piece>(
  pieces: AsyncIterable<Piece>,
  end: Release,
): AsyncGenerator<Piece, void> {
  try {
    yield* pieces
  } finally {
    await end()
  }
}

/** How soon work that is under way is worth asking after. */
const retryAfterSeconds = 5

export function createPerUserLimit(
  { rateLimit, leases }: { readonly rateLimit: RateLimit; readonly leases: Leases },
  { work: name, maxConcurrent, most, seconds, busy }: Allowance,
): PerUserLimit {
  const enter = async (userId: string): Promise<Result<Release>> => {
    const key = `${name} of ${userId}`
    const release = await leases.take(key, maxConcurrent)
    if (!release) return failure('too-many-requests', { message: busy, details: { retryAfterSeconds } })
    const wait = await rateLimit.count([{ key, most, seconds }]).catch(async (error: unknown) => {
      await release()
      throw error
    })
    if (wait === 0) return success(release)
    await release()
    return failure('too-many-requests', { details: { retryAfterSeconds: wait } })
  }
  return {
    enter,
    async run(userId, work) {
      const entered = await enter(userId)
      return entered.ok ? work().finally(() => void entered.value()) : entered
    },
  }
}
