import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { usePremiumHint, useSignedInHint } from '../api/signed-in-hint.ts'
import { layoutTexts } from '../messages/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

const MainLinks = lazy(async () => ({ default: (await import('./main-links.tsx')).MainLinks }))

/** The header of public pages. It asks the server nothing, so they are whole the moment they arrive; who is signed in keeps the links to the screens. */
export function PublicHeader() {
  const isSignedIn = useSignedInHint()
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inside}>
        <Logo />
        {isSignedIn ? <OwnLinks /> : <VisitorLinks />}
      </div>
    </header>
  )
}

function OwnLinks() {
  const isPremium = usePremiumHint()
  return (
    <>
      <Suspense fallback={null}>
        <MainLinks isPremium={isPremium} />
      </Suspense>
      <nav className={styles.end} aria-label={layoutTexts.mainNavigation}>
        <ButtonLink look="secondary" to="/settings">
          {layoutTexts.settings}
        </ButtonLink>
      </nav>
    </>
  )
}

function VisitorLinks() {
  // Pages are made at '/auth/' and opened at '/auth': both are the same place.
  const isOnSignIn = useLocation().pathname.replace(/\/$/, '') === '/auth'
  return (
    <nav className={styles.end} aria-label={layoutTexts.mainNavigation}>
      <ButtonLink look="ghost" to="/pricing">
        {layoutTexts.pricing}
      </ButtonLink>
      {!isOnSignIn && <ButtonLink to="/auth">{layoutTexts.signIn}</ButtonLink>}
    </nav>
  )
}
