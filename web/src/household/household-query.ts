import { queryOptions } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'

/** Who is cooked for. Screens that only mark what fits ask for it now and then; the household's own screen asks each time. */
export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: () => ask('GET /api/household'),
  staleTime: 5 * 60_000,
})
