import type { ApiRecipe } from '@plotluck/contract'
import { CookingPot, Printer } from 'lucide-react'
import { track } from '../../analytics/track.ts'
import { useSession } from '../../api/session.ts'
import { recipeTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { PlanButton } from '../../recipe-parts/plan-button.tsx'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './recipe-top.module.css'
import { ShareButton } from './share-button.tsx'

/** What can be done with a recipe beside cooking it. */
export function RecipeActions({ recipe }: { recipe: ApiRecipe }) {
  const session = useSession()
  const isPremium = session.kind === 'signed-in' && session.profile.is_premium
  const print = () => {
    track('print_recipe', { recipe_id: recipe.id, recipe_title: recipe.title })
    window.print()
  }
  return (
    <div className={styles.actions} data-print="no">
      <PlanButton recipe={recipe} servings={recipe.servings} isPremium={isPremium} />
      <SaveButton recipe={recipe} isPremium={isPremium} />
      <ShareButton recipe={recipe} />
      <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={print}>
        {recipeTexts.print}
      </Button>
      <PdfButton address={`/api/recipes/${recipe.id}/pdf`} />
      <ButtonLink look="secondary" icon={<CookingPot size={20} aria-hidden />} to="/dashboard">
        {recipeTexts.more}
      </ButtonLink>
    </div>
  )
}
