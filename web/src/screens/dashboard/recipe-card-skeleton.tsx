import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './recipe-card.module.css'

/** The place of a recipe that is still being written. */
export function RecipeCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.pictureSkeleton}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
        <Skeleton height="1.75rem" width="45%" shape="pill" />
        <Skeleton height="1.75rem" width="80%" />
        <Skeleton height="1.25rem" width="55%" />
        <Skeleton height="6rem" shape="block" />
        <Skeleton height="2.75rem" shape="pill" />
      </div>
    </div>
  )
}
