import type { FailureBody, Profile } from '@plotluck/contract'
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { call, onSessionEnded } from './client.ts'
import { clearOfflineCache, setOfflineCacheUser } from './offline-cache.ts'
import { isHintedSignedIn, setPremiumHint, setSignedInHint } from './signed-in-hint.ts'
import { signInAddress } from './safe-redirect.ts'

/** Who is looking at the page, as far as it is known. */
export type Session =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'signed-in'; profile: Profile }
  | { kind: 'failed'; failure: FailureBody; retry: () => void }

const personKey = 'person'

type KnownSession = Extract<Session, { kind: 'visitor' | 'signed-in' }>

/** A failure on its way through TanStack Query, which knows only thrown ones. */
export class ApiError extends Error {
  readonly failure: FailureBody
  constructor(failure: FailureBody) {
    super(failure.message)
    this.failure = failure
  }
}

/** The cache of everything asked of the server. Calls fail at once when offline instead of waiting unseen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: 1, staleTime: 30_000 },
    mutations: { networkMode: 'always' },
  },
})

// Public pages use the cache without a provider, and still have to hear of a person who comes back to the tab.
if (typeof document !== 'undefined') queryClient.mount()

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // A plan is bought and changed in another tab.
  refetchOnWindowFocus: 'always',
  queryFn: async (): Promise<KnownSession> => {
    const outcome = await call('GET /api/profile')
    if (outcome.ok) return greet(outcome.answer)
    const isVisitor = ['not-signed-in', 'session-expired'].includes(outcome.failure.code)
    if (isVisitor && !isLeaving) return { kind: 'visitor' }
    throw new ApiError(outcome.failure)
  },
})

// NOTE what a tab keeps is one person's: whoever signs in next in the same tab must not find it
function greet(profile: Profile): KnownSession {
  const person = sessionStorage.getItem(personKey)
  if (person !== null && person !== profile.id) sessionStorage.clear()
  sessionStorage.setItem(personKey, profile.id)
  setOfflineCacheUser(profile.id)
  setSignedInHint(true)
  setPremiumHint(profile.is_premium)
  return { kind: 'signed-in', profile }
}

let hadSession = false

/** Whether the session that is gone was there on this browser: only then is there anything to say of its end. */
export const wasSignedIn = (): boolean => hadSession

let isLeaving = false

/**
 * Says that the person is logging out, until `forgetSession`: what was still being asked of the server is then refused, and that is
 * no session that was lost.
 */
export function markLeaving(leaving: boolean): void {
  isLeaving = leaving
}

onSessionEnded(() => {
  clearOfflineCache()
  if (isLeaving) return
  hadSession ||= isHintedSignedIn() || sessionStorage.getItem(personKey) !== null
  setSignedInHint(false)
  queryClient.setQueryData(sessionQuery.queryKey, { kind: 'visitor' })
})

/** The session and, when signed in, the profile; asked for once and shared by all who use it. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery)
  if (data) return data
  if (!error) return { kind: 'loading' }
  const failure: FailureBody =
    error instanceof ApiError ? error.failure : { code: 'unexpected', message: error.message }
  return { kind: 'failed', failure, retry: () => void refetch() }
}

/** Shows the profile as the server has just answered it, without asking again. */
export function cacheProfile(profile: Profile): void {
  queryClient.setQueryData(sessionQuery.queryKey, greet(profile))
}

/** Asks for the profile again, for instance after a generation was counted. */
export function reloadSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

/** Forgets everything that belongs to the person who was signed in on this page. */
export function forgetSession(): void {
  queryClient.clear()
  sessionStorage.clear()
  clearOfflineCache()
  setSignedInHint(false)
  setPremiumHint(false)
  isLeaving = false
}

/**
 * The `clientLoader` of every signed-in screen: visitors go to /auth and come back afterwards. When the server cannot be asked, the
 * screen opens all the same and says so itself.
 * @example export const clientLoader = requireSession
 */
export async function requireSession({ request }: { request: Request }): Promise<null> {
  const session = await queryClient.fetchQuery(sessionQuery).catch(() => undefined)
  if (session?.kind === 'visitor') throw redirect(signInAddress(new URL(request.url)))
  return null
}
requireSession.hydrate = true as const
