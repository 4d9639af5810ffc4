import { recipesPerGeneration } from '@plotluck/contract/generation'
import type { ApiRecipe } from '@plotluck/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FitMark } from '../../household/fits.ts'
import { FitMarks, useFitMarksOf } from '../../household/household-marks.tsx'
import { dashboardTexts } from '../../messages/index.ts'
import { SuggestionList, SuggestionSkeletons } from '../../recipe-parts/suggestion-list.tsx'
import { RecipeCard } from './recipe-card.tsx'
import styles from './results.module.css'

const texts = dashboardTexts.results.swap

type RecipeCardsProps = { recipes: readonly ApiRecipe[]; isCooking: boolean; isPremium: boolean }

/** The recipes that are there, the places of those that are still being written, and above them what holds for the whole set. */
export function RecipeCards({ recipes: written, isCooking, isPremium }: RecipeCardsProps) {
  const [swapped, setSwapped] = useState<ReadonlyMap<ApiRecipe, ApiRecipe>>(new Map())
  const recipes = written.map((recipe) => swapped.get(recipe) ?? recipe)
  const marks = useFitMarksOf(recipes)
  const safe = safeThroughout(marks)
  return (
    <>
      <div className={styles.marks}>
        {safe && <FitMarks marks={[safe]} />}
        {!isPremium && !isCooking && <FreeNote />}
      </div>
      <SuggestionList isBeside>
        {written.map((first, index) => (
          <li key={first.id}>
            <RecipeCard
              recipe={recipes[index] ?? first}
              isSwapped={swapped.has(first)}
              marks={(marks[index] ?? []).filter(({ text }) => text !== safe?.text)}
              isPremium={isPremium}
              onSwap={(other) => setSwapped((before) => new Map([...before, [first, other]]))}
            />
          </li>
        ))}
        {isCooking && <SuggestionSkeletons count={recipesPerGeneration - written.length} />}
      </SuggestionList>
    </>
  )
}

/** For whom every recipe of a set is safe, where that is the same people for each. */
function safeThroughout([first, ...others]: readonly (readonly FitMark[])[]): FitMark | undefined {
  const safe = first?.find(({ kind }) => kind === 'safe')
  return others.every((marks) => marks.some(({ text }) => text === safe?.text)) ? safe : undefined
}

/** What of the buttons below is premium, said before one of them is pressed. */
function FreeNote() {
  return (
    <p className={styles.free}>
      <Lock size={16} aria-hidden /> {texts.free} <Link to="/pricing">{texts.plans}</Link>
    </p>
  )
}
