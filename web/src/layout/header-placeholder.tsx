import { layoutTexts } from '../messages/index.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

/** The header's shape while the profile is on its way. */
export function HeaderPlaceholder() {
  return (
    <div className={styles.inside} aria-busy="true">
      <span className="visually-hidden">{layoutTexts.loading}</span>
      <Logo />
      <div className={styles.person}>
        <Skeleton width="7rem" height="1.5rem" />
        <Skeleton width="11rem" height="2.1rem" />
      </div>
      <div className={styles.end}>
        <Skeleton shape="pill" width="2.75rem" height="2.75rem" />
      </div>
    </div>
  )
}
