import { useLocation } from 'react-router'
import { useSignedInHint } from '../api/signed-in-hint.ts'
import { layoutTexts } from '../messages/index.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

/** The header for visitors. It asks the server nothing, so public pages are whole the moment they arrive. */
export function PublicHeader() {
  // Pages are made at '/auth/' and opened at '/auth': both are the same place.
  const isOnSignIn = useLocation().pathname.replace(/\/$/, '') === '/auth'
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inside}>
        <Logo />
        <nav className={styles.end} aria-label={layoutTexts.mainNavigation}>
          <ButtonLink look="ghost" to="/pricing">
            {layoutTexts.pricing}
          </ButtonLink>
          {!isOnSignIn && <SignInLink />}
        </nav>
      </div>
    </header>
  )
}

function SignInLink() {
  const isSignedIn = useSignedInHint()
  if (isSignedIn) return <ButtonLink to="/dashboard">{layoutTexts.toKitchen}</ButtonLink>
  return <ButtonLink to="/auth">{layoutTexts.signIn}</ButtonLink>
}
