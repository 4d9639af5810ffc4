import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { listenToOtherTabs } from '../api/invalidate-everywhere.ts'
import { queryClient, useSession, wasSignedIn, type Session } from '../api/session.ts'
import { signInAddress } from '../api/safe-redirect.ts'
import { layoutTexts } from '../messages/index.ts'
import { registerServiceWorker } from '../offline/register-service-worker.ts'
import { toast } from '../ui/toast.tsx'

type SignedInProps = { children: (session: Exclude<Session, { kind: 'visitor' }>) => ReactNode }

/** What every frame of signed-in screens stands on: the cache of the server's answers, and the way to sign-in when the session is lost. */
export function SignedIn({ children }: SignedInProps) {
  useEffect(listenToOtherTabs, [])
  useEffect(registerServiceWorker, [])
  return (
    <QueryClientProvider client={queryClient}>
      <WithSession>{children}</WithSession>
    </QueryClientProvider>
  )
}

function WithSession({ children }: SignedInProps) {
  const session = useSession()
  return session.kind === 'visitor' ? <SessionEnded /> : children(session)
}

/** The session was lost while a screen was open: what it holds stays in the tab, and signing in leads back to it. */
function SessionEnded() {
  const location = useLocation()
  useEffect(() => {
    if (wasSignedIn()) toast({ ...layoutTexts.sessionEnded, tone: 'info' })
  }, [])
  return <Navigate to={signInAddress(location)} replace />
}
