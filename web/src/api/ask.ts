import type { Answer, JsonCallName } from '@plotluck/contract'
import { type Arguments, call } from './client.ts'
import { ApiError } from './session.ts'

/**
 * Makes one call of the API for TanStack Query, which knows a failure only when it is thrown: as `ApiError`.
 * @example useQuery({ queryKey: ['recipe', id], queryFn: () => ask('GET /api/recipes/{id}', { path: { id } }) })
 */
export async function ask<Name extends JsonCallName>(
  name: Name,
  ...input: Arguments<Name>
): Promise<Answer<Name>> {
  const outcome = await call(name, ...input)
  if (!outcome.ok) throw new ApiError(outcome.failure)
  return outcome.answer
}
