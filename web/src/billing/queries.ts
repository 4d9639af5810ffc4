import type { Api, ApiCall } from '@plotluck/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, type Outcome } from '../api/client.ts'
import { CallFailed } from '../api/session.ts'

/** What can be bought here. It changes only when the server is set up anew, so one answer serves as long as the page is open. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => answered<'GET /api/plans'>(call('GET /api/plans')),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person's subscription; null inside when they never had one. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => answered<'GET /api/subscription'>(call('GET /api/subscription')),
  staleTime: 0,
})

async function answered<Call extends ApiCall>(
  outcome: Promise<Outcome<Api[Call]['answer']>>,
): Promise<Api[Call]['answer']> {
  const result = await outcome
  if (!result.ok) throw new CallFailed(result.failure)
  return result.answer
}
