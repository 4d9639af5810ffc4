import type { PaidPlan } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { queryClient, sessionQuery } from '../../api/session.ts'
import { useSignedInHint } from '../../api/signed-in-hint.ts'
import { plansQuery, subscriptionQuery } from '../../billing/queries.ts'

/** How the person looking at the plans stands to them. `household`: nothing is sold here. */
export type Viewer = 'visitor' | 'free' | 'premium' | 'household'

/** A visitor until something else is known: the page is whole before anything is asked, and asks for a profile only where somebody signed in. */
export function useViewer(): Viewer {
  const hint = useSignedInHint()
  const plans = useQuery(plansQuery, queryClient)
  const session = useQuery({ ...sessionQuery, enabled: hint }, queryClient)
  if (plans.data?.billing === 'none') return 'household'
  if (session.data?.kind !== 'signed-in') return 'visitor'
  return session.data.profile.is_premium ? 'premium' : 'free'
}

/** The plan that a premium person pays for; undefined while it is not known, and for everybody else. */
export function useOwnPlan(viewer: Viewer): PaidPlan | undefined {
  const { data } = useQuery({ ...subscriptionQuery, enabled: viewer === 'premium' }, queryClient)
  return viewer === 'premium' && data?.subscription?.state !== 'ended' ? data?.subscription?.plan : undefined
}
