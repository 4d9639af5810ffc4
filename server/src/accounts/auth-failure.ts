import type { FailureCode } from '@plotluck/contract'
import { type APIError, isAPIError } from 'better-auth/api'
import { failure, type Result, success } from '../platform/failure.ts'
import { withCause } from './auth-error-cause.ts'

const codes: Readonly<Record<string, FailureCode>> = {
  USER_ALREADY_EXISTS: 'email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_NOT_VERIFIED: 'email-not-verified',
  INVALID_TOKEN: 'link-expired',
  TOKEN_EXPIRED: 'link-expired',
  USER_NOT_FOUND: 'link-expired',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign-in-again',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-requests',
  TOTP_NOT_ENABLED: 'not-found',
  BACKUP_CODES_NOT_ENABLED: 'not-found',
  SESSION_NOT_FRESH: 'sign-in-again',
  CHALLENGE_NOT_FOUND: 'passkey-refused',
  PASSKEY_NOT_FOUND: 'passkey-refused',
  AUTHENTICATION_FAILED: 'passkey-refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey-refused',
  TOTP_ALREADY_ENABLED: 'second-factor-is-on',
}

/** Runs a call of the account library; what it refuses comes back as the contract's failure, what breaks it is thrown. */
export async function refusalsAsFailures<T>(call: () => Promise<T>): Promise<Result<T>> {
  try {
    return success(await withCause(call))
  } catch (error) {
    const code = isAPIError(error) ? codeOf(error) : undefined
    if (code === undefined) throw error
    return failure(code)
  }
}

// Two recovery codes at once: one is taken, and the library names no code for the other.
function codeOf({ status, body }: APIError): FailureCode | undefined {
  return codes[String(body?.['code'])] ?? (status === 'CONFLICT' ? 'wrong-code' : undefined)
}

/** True when the database did not take a new account, most often because another request has just made it. */
export function isCreationRefused(error: unknown): boolean {
  return isAPIError(error) && String(error.body?.['code']).startsWith('FAILED_TO_CREATE_USER')
}
