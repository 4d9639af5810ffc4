import { savedTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import cardStyles from './saved-card.module.css'
import historyStyles from './history.module.css'
import styles from './saved.module.css'
import type { CollectionKind } from './use-collection.ts'

/** The shape of the collection before its recipes are here. */
export function CollectionSkeleton({ kind }: { kind: CollectionKind }) {
  return (
    <div aria-busy>
      <output className="visually-hidden">{savedTexts.loading}</output>
      {kind === 'saved' ? <Cards /> : <Rounds />}
    </div>
  )
}

const six = [1, 2, 3, 4, 5, 6]

function Cards() {
  return (
    <div className={styles.grid}>
      {six.map((place) => (
        <div key={place} className={cardStyles.card}>
          <div className={cardStyles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={cardStyles.top}>
            <Skeleton width="75%" height="1.375rem" />
            <Skeleton width="55%" height="1.125rem" />
          </div>
          <Skeleton width="90%" height="2.5rem" />
          <div className={cardStyles.actions}>
            <Skeleton width="9rem" height="2.75rem" shape="pill" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Rounds() {
  return (
    <div className={historyStyles.day}>
      <Skeleton width="11rem" height="1.375rem" />
      {[1, 2].map((round) => (
        <div key={round}>
          <Skeleton width="14rem" height="1.125rem" />
          <div className={historyStyles.rows}>
            {[1, 2, 3].map((place) => (
              <div key={place} className={historyStyles.row}>
                <Skeleton width="3.25rem" height="3.25rem" />
                <Skeleton width="70%" height="1.25rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
