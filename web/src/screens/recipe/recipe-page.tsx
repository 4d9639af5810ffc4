import type { ApiRecipe } from '@plotluck/contract'
import { ArrowLeft, CookingPot, Printer, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../analytics/track.ts'
import { useSession } from '../../api/session.ts'
import { recipeTexts } from '../../messages/index.ts'
import { PdfButton } from '../../pdf/pdf-button.tsx'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { RecipeBadges } from '../../recipe-parts/recipe-badges.tsx'
import { RecipeFacts } from '../../recipe-parts/recipe-facts.tsx'
import { SaveButton } from '../../recipe-parts/save-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChecksCard } from './checks-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { IngredientLists } from './ingredient-lists.tsx'
import { Instructions } from './instructions.tsx'
import { NotesCard } from './notes-card.tsx'
import { NutritionCard } from './nutrition-card.tsx'
import styles from './recipe-page.module.css'

/** A whole recipe, on the screen and on paper. */
export function RecipePage({ recipe }: { recipe: ApiRecipe }) {
  const session = useSession()
  const isPremium = session.kind === 'signed-in' && session.profile.is_premium
  useEffect(() => track('view_recipe', { recipe_id: recipe.id, recipe_title: recipe.title }), [recipe])
  const print = () => {
    track('print_recipe', { recipe_id: recipe.id, recipe_title: recipe.title })
    window.print()
  }
  return (
    <article className={styles.page}>
      <title>{recipeTexts.pageTitleOf(recipe.title)}</title>
      <BackButton />
      <header className={styles.top}>
        <div className={styles.picture}>
          <RecipeImage picture={recipe.picture} />
        </div>
        <div className={styles.intro}>
          <RecipeBadges recipe={recipe} />
          <h1 className={styles.title}>{recipe.title}</h1>
          <RecipeFacts recipe={recipe} />
          {recipe.notes && <p>{recipe.notes.headnote}</p>}
          {recipe.gaveWay && <p className={styles.hint}>{recipe.gaveWay}</p>}
          <div className={styles.actions} data-print="no">
            <Button look="secondary" icon={<Printer size={20} aria-hidden />} onClick={print}>
              {recipeTexts.print}
            </Button>
            <PdfButton address={`/api/recipes/${recipe.id}/pdf`} />
            <SaveButton recipe={recipe} isPremium={isPremium} />
            <ButtonLink icon={<CookingPot size={20} aria-hidden />} to="/dashboard">
              {recipeTexts.more}
            </ButtonLink>
          </div>
        </div>
      </header>
      <Warning />
      <div className={styles.body}>
        <div className={styles.column}>
          <IngredientLists recipe={recipe} />
        </div>
        <div className={styles.column}>
          <Instructions recipe={recipe} />
          {recipe.notes && <NotesCard notes={recipe.notes} />}
          {recipe.nutrition && (
            <NutritionCard nutrition={recipe.nutrition} coverage={recipe.nutritionCoverage} />
          )}
          <ChecksCard recipe={recipe} />
          <FeedbackCard recipe={recipe} />
        </div>
      </div>
    </article>
  )
}

/** One step back in history; a page opened from elsewhere has no step to go, so the dashboard stands in. */
function BackButton() {
  const navigate = useNavigate()
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/dashboard'))
  return (
    <div className={styles.back} data-print="no">
      <Button look="ghost" icon={<ArrowLeft size={20} aria-hidden />} onClick={() => void goBack()}>
        {recipeTexts.back}
      </Button>
    </div>
  )
}

function Warning() {
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={24} aria-hidden />
      <div>
        <p className={styles.warningTitle}>{recipeTexts.warning.title}</p>
        <p>{recipeTexts.warning.text}</p>
      </div>
    </div>
  )
}
