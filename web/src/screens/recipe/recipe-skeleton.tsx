import { recipeTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './recipe-page.module.css'
import top from './recipe-top.module.css'

/** The page's shape while the recipe is on its way. */
export function RecipeSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <output className="visually-hidden">{recipeTexts.loading}</output>
      <Skeleton width="7rem" height="2.75rem" shape="pill" />
      <div className={top.top}>
        <Skeleton height="14rem" shape="block" />
        <div className={top.intro}>
          <Skeleton width="40%" height="1.75rem" shape="pill" />
          <Skeleton width="90%" height="3rem" />
          <Skeleton width="90%" height="2.75rem" />
          <Skeleton height="3.5rem" shape="pill" />
        </div>
      </div>
      <Skeleton height="6rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="20rem" shape="block" />
    </div>
  )
}
