import { type FailureCode, failures } from '@plotluck/contract'

/** Something that can happen and did: a code of the contract, a sentence for the person, and figures a program can use. */
export type Failure = {
  readonly code: FailureCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })

/** A failure with the contract's own sentence, unless a more exact one is given. */
export function failure(
  code: FailureCode,
  more: { readonly message?: string; readonly details?: Failure['details'] } = {},
): { readonly ok: false; readonly failure: Failure } {
  const { message = failures[code].message, details } = more
  return { ok: false, failure: { code, message, ...(details && { details }) } }
}
