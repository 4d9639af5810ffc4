import { recipeTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './cook.module.css'

/** Cook mode's shape while the recipe is on its way. */
export function CookSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <output className="visually-hidden">{recipeTexts.loading}</output>
      <div className={styles.step}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton height="12rem" shape="block" />
        <Skeleton width="70%" height="5rem" shape="block" />
      </div>
    </div>
  )
}
