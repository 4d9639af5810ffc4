import { recipesPerGeneration } from '@plotluck/contract/generation'
import type { ApiRecipe, LeftOut } from '@plotluck/contract'
import { Info } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import { Failed } from '../../ui/failed.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { RecipeCardSkeleton } from './recipe-card-skeleton.tsx'
import styles from './results.module.css'
import type { Generation } from './use-generation.ts'
import { useIntoView } from '../../ui/use-into-view.ts'

const texts = dashboardTexts.results

const loadCard = async () => ({ default: (await import('./recipe-card.tsx')).RecipeCard })
/** The first paint of the kitchen needs no recipe; it comes while one chooses, long before it is wanted. */
const RecipeCard = lazy(loadCard)
const loadCompare = async () => ({ default: (await import('./compare.tsx')).Compare })
const Compare = lazy(loadCompare)

type ResultsProps = { generation: Generation; chosen: number; isPremium: boolean; onRetry: () => void }

/** The suggestions: being written, finished, failed, or not asked for yet. */
export function Results({ generation, chosen, isPremium, onRetry }: ResultsProps) {
  const isCooking = generation.kind === 'cooking'
  const { place, heading } = useIntoView(isCooking)
  const { recipes: written, leftOut } = isCooking
    ? { recipes: generation.arrived, leftOut: [] }
    : generation.set
  const [swapped, setSwapped] = useState<Swapped>(new Map())
  const recipes = written.map((recipe) => swapped.get(recipe) ?? recipe)
  const hasFailed = generation.kind === 'failed'
  useEffect(() => void Promise.all([loadCard(), loadCompare()]).catch(() => {}), [])
  return (
    <section ref={place} className={styles.results} aria-busy={isCooking} aria-labelledby="results-title">
      <h2
        ref={heading}
        id="results-title"
        tabIndex={-1}
        className={isCooking || recipes.length > 0 ? styles.title : 'visually-hidden'}
      >
        {texts.title}
      </h2>
      <output className="visually-hidden">{isCooking && newsOf(recipes)}</output>
      {isCooking && (
        <p className={styles.progress} aria-hidden>
          {generation.progress} …
        </p>
      )}
      {hasFailed && <GenerationFailed message={generation.message} onRetry={onRetry} />}
      {leftOut.length > 0 && <LeftOutNote leftOut={leftOut} />}
      {(isCooking || recipes.length > 1) && (
        <Suspense fallback={null}>
          <Compare recipes={recipes} />
        </Suspense>
      )}
      {!isPremium && !isCooking && recipes.length > 0 && <p className={styles.free}>{texts.swap.free}</p>}
      <Cards
        recipes={written}
        swapped={swapped}
        isCooking={isCooking}
        isPremium={isPremium}
        onSwap={(first, recipe) => setSwapped((before) => new Map([...before, [first, recipe]]))}
      />
      {!isCooking && !hasFailed && recipes.length === 0 && <NothingYet chosen={chosen} />}
    </section>
  )
}

/** What stands in the place of a suggestion. */
type Swapped = ReadonlyMap<ApiRecipe, ApiRecipe>
type CardsProps = {
  recipes: readonly ApiRecipe[]
  swapped: Swapped
  isCooking: boolean
  isPremium: boolean
  onSwap: (first: ApiRecipe, recipe: ApiRecipe) => void
}

/** The recipes that are there, and the places of those that are still being written. */
function Cards({ recipes, swapped, isCooking, isPremium, onSwap }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <Suspense fallback={<RecipeCardSkeleton />}>
            <RecipeCard
              recipe={recipe}
              swapped={swapped.get(recipe)}
              isPremium={isPremium}
              onSwap={(other) => onSwap(recipe, other)}
            />
          </Suspense>
        </li>
      ))}
      {isCooking &&
        places.slice(recipes.length).map((index) => (
          <li key={index}>
            <RecipeCardSkeleton />
          </li>
        ))}
    </ul>
  )
}

const places = Array.from({ length: recipesPerGeneration }, (_, index) => index)

function newsOf(arrived: readonly ApiRecipe[]): string {
  const newest = arrived.at(-1)
  return newest ? texts.arrived(arrived.length, recipesPerGeneration, newest.title) : texts.cooking
}

function GenerationFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Failed retryLabel={texts.retry} onRetry={onRetry}>
      <p className={styles.failedTitle}>{texts.failedTitle}</p>
      <p>{message}</p>
      <p>{texts.kept}</p>
    </Failed>
  )
}

function LeftOutNote({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <div className={styles.leftOut}>
      <Info size={22} aria-hidden />
      <div>
        <p className={styles.leftOutTitle}>{texts.leftOut(leftOut.map(({ text }) => text))}</p>
        <ul>
          {leftOut.map(({ text, message }) => (
            <li key={text}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
