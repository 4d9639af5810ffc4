import type { FailureBody, Profile } from '@plotluck/contract'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import { OfflineNote } from '../offline/offline-note.tsx'
import { RunningTimers } from '../timers/running-timers.tsx'
import { toast } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { HeaderPlaceholder } from './header-placeholder.tsx'
import { MainLinks } from './main-links.tsx'
import { SignedIn } from './signed-in.tsx'
import { useLogOut } from './use-log-out.ts'

/** The frame of the screens for signed-in people. Each screen guards itself with `requireSession`. */
export default function SignedInFrame() {
  return (
    <SignedIn>
      {(session) => (
        <Frame
          header={
            <>
              {session.kind === 'signed-in' ? <OwnHeader profile={session.profile} /> : <HeaderPlaceholder />}
              <MainLinks isPremium={session.kind === 'signed-in' && session.profile.is_premium} />
              <RunningTimers />
            </>
          }
        >
          <OfflineNote />
          {session.kind === 'failed' && <ProfileFailed failure={session.failure} />}
          <Outlet />
        </Frame>
      )}
    </SignedIn>
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

function ProfileFailed({ failure }: { failure: FailureBody }) {
  useEffect(() => {
    const words =
      failure.details?.['creating'] === true ? layoutTexts.profileNotCreated : layoutTexts.profileFailed
    toast({ ...words, tone: 'destructive' })
  }, [failure])
  return null
}
