import { generateRequestSchema } from '@plotluck/contract'
import type { RecipeRequest } from '@plotluck/kitchen'
import { failure, type Result, success } from '../platform/failure.ts'
import { type HttpContext, readBody } from '../platform/http/index.ts'
import type { GenerateRequest } from './generate.ts'

/** Reads a generation from a request: the basket as it was typed, filters, and the key of retries. */
export async function readGeneration(c: HttpContext): Promise<Result<GenerateRequest>> {
  const idempotencyKey = c.req.header('idempotency-key') ?? null
  if (idempotencyKey !== null && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    return failure('invalid-input', { message: 'The Idempotency-Key must be 1 to 100 visible characters.' })
  const body = await readBody(c, generateRequestSchema)
  if (!body.ok) return body
  const { ingredients, leaveOutUnknown = false, ...filters } = body.value
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value.length > 0)
  // NOTE the schema has checked each filter against the kitchen's own words
  const request = { ingredients, ...Object.fromEntries(set) } as RecipeRequest
  return success({
    request,
    leaveOutUnknown,
    idempotencyKey,
    signal: c.req.raw.signal,
    log: c.get('log'),
  })
}
