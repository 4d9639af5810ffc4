import { recipeTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './recipe-page.module.css'
import top from './recipe-top.module.css'

/** The page's shape while the recipe is on its way. */
export function RecipeSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <output className="visually-hidden">{recipeTexts.loading}</output>
      <TopSkeleton />
      <Skeleton height="3.5rem" shape="block" />
      <div className={styles.body}>
        <div className={styles.column}>
          <Skeleton height="24rem" shape="block" />
        </div>
        <div className={styles.column}>
          <Skeleton height="24rem" shape="block" />
        </div>
      </div>
    </div>
  )
}

function TopSkeleton() {
  return (
    <div className={top.top}>
      <div className={top.actions}>
        <Skeleton width="12rem" height="2.75rem" shape="pill" />
      </div>
      <div className={top.dish}>
        <div className={top.picture}>
          <Skeleton height="8rem" shape="block" />
        </div>
        <div className={top.heading}>
          <Skeleton width="90%" height="2.25rem" />
          <Skeleton width="50%" height="1.75rem" shape="pill" />
        </div>
        <div className={top.words}>
          <Skeleton width="90%" height="2.5rem" />
        </div>
      </div>
      <div className={top.start}>
        <Skeleton height="3.5rem" shape="pill" />
      </div>
    </div>
  )
}
