import { recipesPerGeneration } from '@plotluck/contract/generation'
import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { Info } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import { SuggestionList, SuggestionSkeletons } from '../../recipe-parts/suggestion-list.tsx'
import { useIntoView } from '../../ui/use-into-view.ts'
import { NothingYet } from './nothing-yet.tsx'
import styles from './results.module.css'
import type { Generation } from './use-generation.ts'

const texts = dashboardTexts.results

const loadCards = async () => ({ default: (await import('./recipe-cards.tsx')).RecipeCards })
/** The first paint of the kitchen needs no recipe; it comes while one chooses, long before it is wanted. */
const RecipeCards = lazy(loadCards)

type ResultsProps = { generation: Generation; chosen: number; isPremium: boolean }

/** The suggestions: being written, finished, or not asked for yet. */
export function Results({ generation, chosen, isPremium }: ResultsProps) {
  const isCooking = generation.kind === 'cooking'
  const { place, heading } = useIntoView(isCooking)
  const { recipes, leftOut } = isCooking ? { recipes: generation.arrived, leftOut: [] } : generation.set
  const isEmpty = !isCooking && recipes.length === 0
  useEffect(() => void loadCards().catch(() => {}), [])
  return (
    <section ref={place} className={styles.results} aria-busy={isCooking} aria-labelledby="results-title">
      <h2
        ref={heading}
        id="results-title"
        tabIndex={-1}
        className={isEmpty ? 'visually-hidden' : styles.title}
      >
        {texts.title}
      </h2>
      <output className="visually-hidden">{isCooking && newsOf(recipes)}</output>
      {isCooking && (
        <p className={styles.progress} aria-hidden>
          {generation.progress} …
        </p>
      )}
      {leftOut.length > 0 && <LeftOutNote leftOut={leftOut} />}
      {!isEmpty && (
        <Suspense fallback={<Places />}>
          <RecipeCards recipes={recipes} isCooking={isCooking} isPremium={isPremium} />
        </Suspense>
      )}
      {isEmpty && generation.kind !== 'failed' && <NothingYet chosen={chosen} />}
    </section>
  )
}

function Places() {
  return (
    <SuggestionList isBeside>
      <SuggestionSkeletons count={recipesPerGeneration} />
    </SuggestionList>
  )
}

function newsOf(arrived: readonly ApiRecipe[]): string {
  const newest = arrived.at(-1)
  return newest ? texts.arrived(arrived.length, recipesPerGeneration, newest.title) : texts.cooking
}

function LeftOutNote({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <div className={styles.leftOut}>
      <Info size={22} aria-hidden />
      <p>
        <strong>{texts.leftOut(leftOut.map(({ text }) => text))}</strong>{' '}
        {[...new Set(leftOut.map(({ message }) => message))].join(' ')}
      </p>
    </div>
  )
}
