import type { ApiRecipe } from '@plotluck/contract'
import { ArrowRight } from 'lucide-react'
import { dashboardTexts, recipeTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { HaveAndNeed } from '../../recipe-parts/have-and-need.tsx'
import { NutritionFacts } from '../../recipe-parts/nutrition-facts.tsx'
import { RecipeBadges } from '../../recipe-parts/recipe-badges.tsx'
import { RecipeFacts } from '../../recipe-parts/recipe-facts.tsx'
import { PlanButton } from '../../recipe-parts/plan-button.tsx'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './recipe-card.module.css'
import { SaveLocked } from './save-locked.tsx'
import { SwapButton } from '../../recipe-parts/swap-button.tsx'

type RecipeCardProps = {
  recipe: ApiRecipe
  /** What stands in its place, once it was swapped. */
  swapped: ApiRecipe | undefined
  isPremium: boolean
  onSwap: (recipe: ApiRecipe) => void
}

/** One suggestion: what it is, what it takes, and what is still to be bought. */
export function RecipeCard({ recipe: first, swapped, isPremium, onSwap }: RecipeCardProps) {
  const recipe = swapped ?? first
  return (
    <article className={styles.card} aria-labelledby={`title-${recipe.id}`}>
      <div className={styles.picture}>
        <RecipeImage picture={recipe.picture} />
        {!isPremium && <SaveLocked />}
      </div>
      <div className={styles.words}>
        <RecipeBadges recipe={recipe} />
        <h3 id={`title-${recipe.id}`} className={styles.title} tabIndex={-1}>
          {recipe.title}
        </h3>
        <RecipeFacts recipe={recipe} />
        {recipe.gaveWay && <p className={styles.soft}>{recipe.gaveWay}</p>}
        {recipe.notes?.headnote && <p>{recipe.notes.headnote}</p>}
        {recipe.uses?.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isPremium && recipe.nutrition && <NutritionFacts nutrition={recipe.nutrition} />}
        <HaveAndNeed recipe={recipe} />
        <div className={styles.actions}>
          <ButtonLink
            to={`/recipe/${recipe.id}`}
            aria-describedby={`title-${recipe.id}`}
            icon={<ArrowRight size={20} aria-hidden />}
          >
            {recipeTexts.view}
          </ButtonLink>
          <PlanButton recipe={recipe} isPremium={isPremium} />
          {isPremium && <SaveButton recipe={recipe} isPremium />}
          <SwapButton recipe={recipe} onSwap={onSwap} />
          <output className="visually-hidden">
            {swapped && dashboardTexts.results.swap.done(swapped.title)}
          </output>
        </div>
      </div>
    </article>
  )
}
