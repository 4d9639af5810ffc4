import type { Result } from '../platform/failure.ts'
import { networkOf } from '../platform/http/index.ts'
import { type Limit, limited, type RateLimit, tooManyRequests } from '../platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long a mailed link works, in seconds. */
export const linkSeconds = hour

/** Who tries something at an account: from where, and with which known device of that account, if with one. */
export type Attempt = {
  readonly email: string
  readonly clientAddress: string
  readonly deviceId: string | undefined
}

/**
 * Slows down guessing and mailing at other people's accounts without locking out their owners: a known device has counts of its own, which
 * nobody else can use up; everybody else is counted by account and network together, so that one network's guesses close no other network.
 */
export type AuthThrottle = ReturnType<typeof createAuthThrottle>

export function createAuthThrottle(rateLimit: RateLimit) {
  return {
    /** Runs a check of a password, or answers how long to wait. Only wrong passwords add up. */
    passwordCheck: <T>(attempt: Attempt, work: () => Promise<Result<T>>) =>
      passwordCheck(rateLimit, attempt, work),
    /** Runs a sign-up, or answers how long to wait. */
    signUp: <T>(clientAddress: string, work: () => Promise<Result<T>>) =>
      limited(rateLimit, signUpLimit(clientAddress), work),
    /** Runs a check of a code of a second factor, or answers how long to wait; the library counts wrong ones by account. */
    codeCheck: <T>(clientAddress: string, work: () => Promise<Result<T>>) =>
      limited(rateLimit, codeLimit(clientAddress), work),
    /** Runs a request for a mailed link, or answers how long to wait: one network may not have mails sent to everybody. */
    linkRequest: <T>(attempt: Attempt, work: () => Promise<Result<T>>) =>
      attempt.deviceId === undefined
        ? limited(rateLimit, linkRequestLimit(attempt.clientAddress), work)
        : work(),
    /**
     * Whether one more link may be mailed to the address; counted when it may. While it may not, the last link of this asker or of the whole
     * account still works, so nobody who is refused is without one.
     */
    mayMailLink: async (attempt: Attempt): Promise<boolean> =>
      (await rateLimit.count(linkMailLimits(attempt))) === 0,
    /** Forgets what was counted for someone who has just proved to own the account: a new password ends the links that were mailed before. */
    forgive: (attempt: Attempt) => rateLimit.forget([ownLimit(attempt, 0), ...linkMailLimits(attempt)]),
  }
}

async function passwordCheck<T>(
  rateLimit: RateLimit,
  attempt: Attempt,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const shared = attempt.deviceId === undefined ? [accountLimit(attempt)] : []
  // An account that many networks guess at closes to none of them: each has one attempt where it had ten.
  const isGuessedAt = (await rateLimit.count(shared)) > 0
  const own = ownLimit(attempt, isGuessedAt ? 1 : 10)
  const network = attempt.deviceId === undefined ? [networkLimit(attempt)] : []
  const wait = await rateLimit.count([own, ...network])
  const takenBack = isGuessedAt ? network : [...shared, ...network]
  if (wait > 0) {
    await rateLimit.uncount(isGuessedAt ? [] : shared)
    return tooManyRequests(wait)
  }
  const result = await work()
  if (isWrongPassword(result)) return result
  await rateLimit.forget([own])
  await rateLimit.uncount(takenBack)
  return result
}

const isWrongPassword = (result: Result<unknown>): boolean =>
  !result.ok && (result.failure.code === 'wrong-credentials' || result.failure.code === 'wrong-password')

function ownLimit({ email, clientAddress, deviceId }: Attempt, most: number): Limit {
  const delays = { first: minute, longest: hour }
  return deviceId === undefined
    ? { key: `password of ${email} from ${networkOf(clientAddress)}`, most, seconds: day, delays }
    : { key: `password of ${email} on device ${deviceId}`, most, seconds: day, delays }
}

const networkLimit = ({ clientAddress }: Attempt): Limit => ({
  key: `password from ${networkOf(clientAddress)}`,
  most: 100,
  seconds: 5 * minute,
})

const accountLimit = ({ email }: Attempt): Limit => ({
  key: `password of ${email}`,
  most: 100,
  seconds: hour,
})

const signUpLimit = (clientAddress: string): Limit => ({
  key: `sign-up from ${networkOf(clientAddress)}`,
  most: 300,
  seconds: 10 * minute,
})

const codeLimit = (clientAddress: string): Limit => ({
  key: `code from ${networkOf(clientAddress)}`,
  most: 60,
  seconds: 10 * minute,
})

const linkRequestLimit = (clientAddress: string): Limit => ({
  key: `link request from ${networkOf(clientAddress)}`,
  most: 30,
  seconds: hour,
})

function linkMailLimits({ email, clientAddress, deviceId }: Attempt): readonly Limit[] {
  // The longest wait ends while the last link still works.
  const delays = { first: 5 * minute, longest: linkSeconds - 5 * minute }
  if (deviceId !== undefined)
    return [{ key: `link mail to ${email} on device ${deviceId}`, most: 3, seconds: day, delays }]
  const from = networkOf(clientAddress)
  return [
    { key: `link mail to ${email} from ${from}`, most: 3, seconds: day, delays },
    { key: `link mail to ${email}`, most: 6, seconds: day, delays },
  ]
}
