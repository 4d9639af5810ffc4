import type { FailureBody, Profile } from '@plotluck/contract'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { Session } from '../api/session.ts'
import { usePremiumHint } from '../api/signed-in-hint.ts'
import { layoutTexts } from '../messages/index.ts'
import { OfflineNote } from '../offline/offline-note.tsx'
import { RunningTimers } from '../timers/running-timers.tsx'
import { toast } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import { HeaderAccount, HeaderAccountPlaceholder } from './header-account.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
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
              <header className={styles.header} data-print="no">
                <div className={styles.inside}>
                  <Logo />
                  <OwnLinks session={session} />
                  <SessionAccount session={session} />
                </div>
              </header>
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

type Known = { session: Exclude<Session, { kind: 'visitor' }> }

function SessionAccount({ session }: Known) {
  if (session.kind === 'signed-in') return <OwnAccount profile={session.profile} />
  return session.kind === 'failed' ? <NamelessAccount /> : <HeaderAccountPlaceholder />
}

/** As many links as there were last: a plan that cannot be asked for shuts nobody out. */
function OwnLinks({ session }: Known) {
  const wasPremium = usePremiumHint()
  return <MainLinks isPremium={session.kind === 'signed-in' ? session.profile.is_premium : wasPremium} />
}

function NamelessAccount() {
  const isPremium = usePremiumHint()
  const logOut = useLogOut()
  return <HeaderAccount isPremium={isPremium} onLogOut={logOut} />
}

function OwnAccount({ profile }: { profile: Profile }) {
  const logOut = useLogOut()
  return (
    <HeaderAccount
      person={{ userName: profile.name, recipesUsed: profile.recipes_generated_this_week }}
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
