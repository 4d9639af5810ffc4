import { shoppingTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './shopping-list.module.css'

/** The list's shape while it is not known what the week needs: the box for a line of one's own, and aisles with their lines. */
export function ListSkeleton() {
  return (
    <div className={styles.lists} aria-busy>
      <output className="visually-hidden">{shoppingTexts.loading}</output>
      <Skeleton height="3rem" shape="block" />
      <div className={styles.aisles}>
        {linesOfAisles.map((lines, aisle) => (
          <section key={aisle}>
            <Skeleton width="8rem" height="1.25rem" />
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} className={styles.skeletonLine}>
                <Skeleton width="1.5rem" height="1.5rem" />
                <Skeleton width={line % 2 === 0 ? '65%' : '45%'} height="1rem" />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const linesOfAisles = [3, 1, 2, 2, 1, 1]
