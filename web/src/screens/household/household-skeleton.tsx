import { householdTexts as texts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './household.module.css'
import peopleStyles from './people.module.css'

/** The page's shape while it is not known who eats along. */
export function HouseholdSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <PageIntro title={texts.title} lead={texts.lead}>
        <output className="visually-hidden">{texts.loading}</output>
      </PageIntro>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PeopleSkeleton />
        </div>
        <div className={styles.column}>
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </div>
    </div>
  )
}

function PeopleSkeleton() {
  return (
    <div className={peopleStyles.card}>
      {[1, 2].map((person) => (
        <div key={person} className={peopleStyles.person}>
          <Skeleton width="6rem" height="2.75rem" />
          <Skeleton width="60%" height="1.75rem" shape="pill" />
        </div>
      ))}
      <div className={peopleStyles.add}>
        <Skeleton width="11rem" height="2.75rem" shape="pill" />
      </div>
    </div>
  )
}

function CardSkeleton() {
  return (
    <Card isRoomy>
      <div className={styles.column}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="9rem" height="2.75rem" shape="pill" />
        <Skeleton width="80%" height="1.25rem" />
      </div>
    </Card>
  )
}
