import type { FailureBody, Profile } from '@plotluck/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { followOtherTabs } from '../api/changes.ts'
import { queryClient, useSession } from '../api/session.ts'
import { signInAddress } from '../api/way-back.ts'
import { layoutTexts } from '../messages/index.ts'
import { OfflineNote } from '../offline/offline-note.tsx'
import { keepScreensOffline } from '../offline/service-worker.ts'
import { toast } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { HeaderPlaceholder } from './header-placeholder.tsx'
import { useLogOut } from './use-log-out.ts'

/** The frame of the screens for signed-in people. Each screen guards itself with `requireSession`. */
export default function SignedInFrame() {
  useEffect(followOtherTabs, [])
  useEffect(keepScreensOffline, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Framed />
    </QueryClientProvider>
  )
}

function Framed() {
  const session = useSession()
  if (session.kind === 'visitor') return <SessionEnded />
  return (
    <Frame
      header={session.kind === 'signed-in' ? <OwnHeader profile={session.profile} /> : <HeaderPlaceholder />}
    >
      <OfflineNote />
      {session.kind === 'failed' && <ProfileFailed failure={session.failure} />}
      <Outlet />
    </Frame>
  )
}

function OwnHeader({ profile }: { profile: Profile }) {
  const logOut = useLogOut()
  return (
    <Header
      userName={profile.name}
      recipesUsed={profile.recipes_generated_this_week}
      isPremium={profile.is_premium}
      onLogOut={logOut}
    />
  )
}

/** The session was lost while a screen was open: what it holds stays in the tab, and signing in leads back to it. */
function SessionEnded() {
  const location = useLocation()
  useEffect(() => toast({ ...layoutTexts.sessionEnded, tone: 'info' }), [])
  return <Navigate to={signInAddress(location)} replace />
}

function ProfileFailed({ failure }: { failure: FailureBody }) {
  useEffect(() => {
    const words =
      failure.details?.['creating'] === true ? layoutTexts.profileNotCreated : layoutTexts.profileFailed
    toast({ ...words, tone: 'destructive' })
  }, [failure])
  return null
}
