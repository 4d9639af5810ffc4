import { Outlet } from 'react-router'
import { PageViews } from '../analytics/page-views.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import styles from './cook-frame.module.css'
import { SignedIn } from './signed-in.tsx'

/** The frame of cook mode: the whole window, without header and footer, which nobody needs with a pan in the hand. */
export default function CookFrame() {
  return (
    <SignedIn>
      {() => (
        <main id="main" className={styles.main}>
          <OfflineNote />
          <Outlet />
          <PageViews mayAsk={false} />
        </main>
      )}
    </SignedIn>
  )
}
