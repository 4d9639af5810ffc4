import { settingsTexts } from '../../messages/index.ts'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './settings.module.css'

/** The page's shape while the profile is on its way. */
export function SettingsSkeleton() {
  return (
    <ReadingPage isBusy>
      <h1 className={styles.title}>{settingsTexts.title}</h1>
      <output className="visually-hidden">{settingsTexts.loading}</output>
      <Skeleton height="23rem" shape="block" />
      <Skeleton height="11rem" shape="block" />
      <Skeleton height="10rem" shape="block" />
    </ReadingPage>
  )
}
