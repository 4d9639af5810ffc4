import type { Body } from '@plotluck/contract'
import type { HttpContext } from '../platform/http/index.ts'
import type { GenerateRequest } from './generate.ts'

/** A generation as it is asked for: the basket as it was typed, the filters that are set, and the key of retries. */
export function asGeneration(
  c: HttpContext,
  idempotencyKey: string | undefined,
  { ingredients, leaveOutUnknown = false, useSoon = [], dietary = [], cuisine, maxTime, difficulty }: Asked,
): GenerateRequest {
  return {
    request: {
      ingredients,
      ...(useSoon.length > 0 && { useSoon }),
      ...(dietary.length > 0 && { dietary }),
      ...(cuisine && { cuisine }),
      ...(maxTime && { maxTime }),
      ...(difficulty && { difficulty }),
    },
    leaveOutUnknown,
    idempotencyKey: idempotencyKey ?? null,
    signal: c.req.raw.signal,
    log: c.get('log'),
  }
}

type Asked = Body<'POST /api/generate-recipes'>
