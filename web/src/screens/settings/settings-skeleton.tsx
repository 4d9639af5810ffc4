import { settingsTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './settings.module.css'

/** The page's shape while the profile is on its way. */
export function SettingsSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <h1 className={styles.title}>{settingsTexts.title}</h1>
      <output className="visually-hidden">{settingsTexts.loading}</output>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton height="23rem" shape="block" />
          <Skeleton height="11rem" shape="block" />
          <Skeleton height="18rem" shape="block" />
        </div>
        <div className={styles.column}>
          <Skeleton height="22rem" shape="block" />
          <Skeleton height="22rem" shape="block" />
        </div>
      </div>
    </div>
  )
}
