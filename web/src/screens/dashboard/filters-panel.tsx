import { lazy, Suspense, useState } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Foldout } from '../../ui/foldout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './filters-panel.module.css'
import { hasFilters, noFilters, type Filters } from './filters.ts'

const texts = dashboardTexts.filters

/** The first paint of the kitchen needs no field of it: most people cook without. */
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))

type FiltersPanelProps = { filters: Filters; isPremium: boolean; onChange: (filters: Filters) => void }

/** What the recipes should be, folded until somebody wants it or has set some of it. Free users see it, locked, with the way to the plans. */
export function FiltersPanel({ filters, isPremium, onChange }: FiltersPanelProps) {
  const isSet = hasFilters(filters)
  const [isWanted, setIsWanted] = useState(isSet)
  return (
    <Foldout
      title={texts.title}
      mark={!isPremium && <Badge tint="squash">{texts.premium}</Badge>}
      action={
        isSet && (
          <Button look="link" onClick={() => onChange(noFilters)}>
            {texts.clear}
          </Button>
        )
      }
      isOpenAtFirst={isSet}
      onToggle={(isOpen) => setIsWanted((wasWanted) => wasWanted || isOpen)}
    >
      <div className={styles.panel}>
        {!isPremium && <Locked />}
        {isWanted && (
          <Suspense fallback={<Skeleton height="22rem" shape="block" />}>
            <FilterFields filters={filters} isPremium={isPremium} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </Foldout>
  )
}

function Locked() {
  return (
    <div className={styles.locked}>
      <p>{texts.locked}</p>
      <ButtonLink look="link" to="/pricing">
        {texts.seePlans}
      </ButtonLink>
    </div>
  )
}
