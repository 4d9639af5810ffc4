import { lazy, Suspense, useState } from 'react'
import { HarvestButton } from '../../harvest/harvest-dialog.tsx'
import { HouseholdSummary } from '../../household/household-summary.tsx'
import { dashboardTexts } from '../../messages/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './dashboard.module.css'
import { DashboardIntro } from './dashboard-intro.tsx'
import { FiltersPanel } from './filters-panel.tsx'
import { hasFilters, storeFilters, noFilters, readFilters, type Filters } from './filters.ts'
import { FoldedBasket } from './folded-basket.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { IngredientPicker } from '../../ingredient-parts/ingredient-picker.tsx'
import { Results } from './results.tsx'
import { useBasket } from '../../ingredient-parts/use-basket.ts'
import { useFreshProfile } from './use-fresh-profile.ts'
import { usePickerFold } from './use-picker-fold.ts'
import { useReading } from './use-reading.ts'
import { useGeneration } from './use-generation.ts'

const loadHome = async () => ({ default: (await import('./home-cards.tsx')).HomeCards })
/** They wait for the server in any case; asked for beside its answers they come no later. */
const HomeCards = lazy(loadHome)
if (typeof document !== 'undefined') void loadHome().catch(() => {})

/** Below the first screen, or beside it: nobody waits for it. */
const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }))

/** The recipe generator of a signed-in person. What is chosen here outlives a reload and an ended session. */
export function RecipeGenerator({ isPremium }: { isPremium: boolean }) {
  const basket = useBasket()
  const [filters, setFilters] = useFilters()
  const { generation, generate } = useGeneration()
  const [page, results] = useReading<HTMLDivElement, HTMLDivElement>()
  const hasResults = generation.kind === 'cooking' || generation.set.recipes.length > 0
  const { isFolded, fold, open } = usePickerFold(hasResults, basket.names.length)
  const wanted = isPremium ? filters : noFilters
  useFreshProfile()

  const start = async () => {
    const items = await basket.settled()
    if (items.length === 0) return toast({ ...dashboardTexts.refusals.empty, tone: 'destructive' })
    fold()
    generate(items, wanted)
  }

  return (
    <div ref={page} className={styles.page} data-results={hasResults} data-folded={isFolded}>
      <DashboardIntro>
        <HouseholdSummary />
        <Suspense fallback={null}>
          <HomeCards isPremium={isPremium} basket={basket} />
        </Suspense>
      </DashboardIntro>
      {isFolded && (
        <div className={styles.picker}>
          <FoldedBasket names={basket.names} isFiltered={hasFilters(wanted)} onChange={open} />
        </div>
      )}
      {/* Folded it keeps what is still typed in its box. */}
      <div className={styles.picker} hidden={isFolded}>
        <IngredientPicker basket={basket} />
      </div>
      <div className={styles.filters} hidden={isFolded}>
        <FiltersPanel filters={wanted} isPremium={isPremium} onChange={setFilters} />
      </div>
      <div className={styles.generate} data-sticks>
        <GenerateBar
          chosen={basket.names.length}
          isCooking={generation.kind === 'cooking'}
          failure={generation.kind === 'failed' ? generation.message : undefined}
          onGenerate={() => void start()}
        />
      </div>
      <div ref={results} className={styles.results}>
        <Results generation={generation} chosen={basket.names.length} isPremium={isPremium} />
      </div>
      <div className={styles.side}>
        <Suspense fallback={<Skeleton height="5.75rem" shape="block" />}>
          <SidePanel names={basket.names} />
        </Suspense>
      </div>
      <HarvestButton basket={basket.usable} onMakeRecipes={basket.addAll} />
    </div>
  )
}

function useFilters(): [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(readFilters)
  return [
    filters,
    (chosen) => {
      setFilters(chosen)
      storeFilters(chosen)
    },
  ]
}
