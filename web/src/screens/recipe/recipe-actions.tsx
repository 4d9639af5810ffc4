import type { ApiRecipe } from '@plotluck/contract'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { recipeTexts } from '../../messages/index.ts'
import { PlanButton } from '../../recipe-parts/plan-button.tsx'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import styles from './recipe-top.module.css'
import { ShareButton } from './share-button.tsx'

/** What is done with a recipe to cook it another time; free people are told below what of it is locked, and why. */
export function RecipeActions({ recipe }: { recipe: ApiRecipe }) {
  const session = useSession()
  const isPremium = session.kind === 'signed-in' && session.profile.is_premium
  return (
    <>
      <div className={styles.actions} data-print="no">
        <PlanButton recipe={recipe} servings={recipe.servings} isPremium={isPremium} />
        <SaveButton recipe={recipe} isPremium={isPremium} />
        <ShareButton recipe={recipe} />
      </div>
      {session.kind === 'signed-in' && !isPremium && (
        <p className={styles.locked} data-print="no">
          <Lock size={14} aria-hidden />
          <span>
            {recipeTexts.locked} <Link to="/pricing">{recipeTexts.seePlans}</Link>
          </span>
        </p>
      )}
    </>
  )
}
