import { queryOptions } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'

/** What can be bought here. It changes only when the server is set up anew, so one answer serves as long as the page is open. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => ask('GET /api/plans'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person's subscription; null inside when they never had one. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => ask('GET /api/subscription'),
  staleTime: 0,
})
