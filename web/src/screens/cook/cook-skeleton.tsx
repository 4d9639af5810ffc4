import { recipeTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CookBarEmpty } from './cook-bar.tsx'
import styles from './cook.module.css'

/** Cook mode's shape while the recipe is on its way: a step in large type, what it takes, and the two ways on. */
export function CookSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <output className="visually-hidden">{recipeTexts.loading}</output>
      <CookBarEmpty />
      <div className={styles.step}>
        <div className={styles.progress}>
          <Skeleton height="0.375rem" shape="pill" />
        </div>
        <div className={styles.words}>
          <Skeleton width="6rem" height="1.5rem" />
          {['100%', '95%', '100%', '60%'].map((width, index) => (
            <Skeleton key={index} width={width} height="2rem" />
          ))}
        </div>
        <div className={styles.beside}>
          <Skeleton height="9rem" shape="block" />
        </div>
      </div>
      <div className={styles.moves}>
        <Skeleton height="3.5rem" shape="pill" />
        <Skeleton height="3.5rem" shape="pill" />
      </div>
    </div>
  )
}
