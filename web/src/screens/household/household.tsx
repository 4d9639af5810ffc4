import type { HouseholdPerson } from '@plotluck/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { requireSession } from '../../api/session.ts'
import { householdQuery } from '../../household/household-query.ts'
import { householdTexts as texts } from '../../messages/index.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { AtHomeCard } from './at-home-card.tsx'
import { removePerson, savePerson, setServings } from './changes.ts'
import { HouseholdSkeleton } from './household-skeleton.tsx'
import styles from './household.module.css'
import { People } from './people.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { ServingsCard } from './servings-card.tsx'

export const meta = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <HouseholdSkeleton />
}

/** Who is cooked for: what each must not eat, how many they are, and what their kitchen always has. */
export default function Household() {
  const query = useQuery({ ...householdQuery, staleTime: 0 })
  const [edited, setEdited] = useState<HouseholdPerson | 'new'>()
  if (query.isPending) return <HouseholdSkeleton />
  return (
    <div className={styles.page}>
      <PageIntro title={texts.title} lead={texts.lead} />
      {query.data ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <People
              people={query.data.people}
              onAdd={() => setEdited('new')}
              onChange={setEdited}
              onRemove={(person) => void removePerson(person)}
            />
            <SafetyNote />
          </div>
          <div className={styles.column}>
            <ServingsCard household={query.data} onSet={setServings} />
            <AtHomeCard />
          </div>
        </div>
      ) : (
        <Failed retryLabel={texts.retry} onRetry={() => void query.refetch()}>
          <p>{texts.failed}</p>
          <p>{query.error.message}</p>
        </Failed>
      )}
      {edited !== undefined && (
        <PersonDialog
          person={edited === 'new' ? undefined : edited}
          onSave={(told) => savePerson(told, edited === 'new' ? undefined : edited.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

function SafetyNote() {
  return (
    <Card tint="squash">
      <p className={styles.safety}>
        <TriangleAlert size={24} aria-hidden />
        <span>
          {texts.safety} <strong>{texts.severe}</strong>
        </span>
      </p>
    </Card>
  )
}
