import { householdTexts as texts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './household.module.css'

/** The page's shape while it is not known who eats along. */
export function HouseholdSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <header className={styles.intro}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <output className="visually-hidden">{texts.loading}</output>
      </header>
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="10rem" shape="block" />
    </div>
  )
}
