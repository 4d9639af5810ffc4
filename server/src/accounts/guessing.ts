import { failure, type Result } from '../platform/failure.ts'
import type { Limit, RateLimit } from '../platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** One attempt at something worth guessing: who tries, and at whose account. */
export type Attempt = { readonly clientAddress: string; readonly email?: string }

const limits = {
  'sign-in': ({ clientAddress, email }) => [
    { key: `sign-in from ${network(clientAddress)}`, most: 100, seconds: 5 * minute },
    { key: `sign-in as ${email} from ${network(clientAddress)}`, most: 10, seconds: 5 * minute },
    { key: `sign-in as ${email}`, most: 100, seconds: hour },
  ],
  'sign-up': ({ clientAddress }) => [
    { key: `sign-up from ${network(clientAddress)}`, most: 300, seconds: 10 * minute },
  ],
  'ask-reset': ({ clientAddress, email }) => [
    { key: `ask-reset from ${network(clientAddress)}`, most: 30, seconds: hour },
    { key: `ask-reset for ${email}`, most: 5, seconds: hour },
  ],
  'change-password': ({ email }) => [{ key: `change-password of ${email}`, most: 10, seconds: 5 * minute }],
  'use-link': ({ clientAddress }) => [
    { key: `use-link from ${network(clientAddress)}`, most: 60, seconds: hour },
  ],
} satisfies Record<string, (attempt: Attempt) => readonly Limit[]>

/**
 * Runs `work` unless too many attempts of its kind came before. An attempt that succeeds is forgotten, so that only
 * wrong guesses add up.
 */
export async function limited<T>(
  rateLimit: RateLimit,
  kind: keyof typeof limits,
  attempt: Attempt,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const passed = limits[kind](attempt)
  const retryAfterSeconds = await rateLimit.count(passed)
  if (retryAfterSeconds > 0) return failure('too-many-requests', { details: { retryAfterSeconds } })
  const result = await work()
  if (result.ok && kind === 'sign-in') await rateLimit.forget(passed.slice(1).map(({ key }) => key))
  return result
}

// A household has one IPv4 address but a whole /64 of IPv6 ones.
function network(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}
