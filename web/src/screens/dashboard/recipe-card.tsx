import type { ApiRecipe } from '@plotluck/contract'
import { FitMarks } from '../../household/household-marks.tsx'
import type { FitMark } from '../../household/fits.ts'
import { dashboardTexts, recipeTexts } from '../../messages/index.ts'
import { PlanButton } from '../../recipe-parts/plan-button.tsx'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { SuggestionCard } from '../../recipe-parts/suggestion-card.tsx'
import { SwapButton } from '../../recipe-parts/swap-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './results.module.css'

type RecipeCardProps = {
  recipe: ApiRecipe
  isSwapped: boolean
  /** What is to be said of it and the household, unless it is said of the whole set. */
  marks: readonly FitMark[]
  isPremium: boolean
  onSwap: (recipe: ApiRecipe) => void
}

/** One suggestion of the kitchen, and what can be done with it. */
export function RecipeCard({ recipe, isSwapped, marks, isPremium, onSwap }: RecipeCardProps) {
  return (
    <SuggestionCard
      recipe={recipe}
      note={
        marks.length > 0 && (
          <div className={styles.marks}>
            <FitMarks marks={marks} />
          </div>
        )
      }
      actions={
        <>
          <ButtonLink to={`/recipe/${recipe.id}`} aria-describedby={`title-${recipe.id}`}>
            {recipeTexts.view}
          </ButtonLink>
          <PlanButton recipe={recipe} isPremium={isPremium} />
          <SaveButton recipe={recipe} isPremium={isPremium} isCompact />
          <SwapButton recipe={recipe} isCompact onSwap={onSwap} />
          <output className="visually-hidden">
            {isSwapped && dashboardTexts.results.swap.done(recipe.title)}
          </output>
        </>
      }
    />
  )
}
