import type { ApiRecipe } from '@plotluck/contract'
import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../analytics/track.ts'
import { recipeTexts } from '../../messages/index.ts'
import { FeedbackCard } from '../../recipe-parts/feedback-card.tsx'
import { scaledTo } from '../../recipe-parts/scale.ts'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { Button } from '../../ui/button.tsx'
import { ChecksCard } from './checks-card.tsx'
import { CookLogCard } from './cook-log-card.tsx'
import { IngredientLists } from './ingredient-lists.tsx'
import { Instructions } from './instructions.tsx'
import { NotesCard } from './notes-card.tsx'
import { NutritionCard } from './nutrition-card.tsx'
import styles from './recipe-page.module.css'
import { RecipeTop } from './recipe-top.tsx'

/** A whole recipe, for as many as it is wanted for, on the screen and on paper. */
export function RecipePage({ recipe: original }: { recipe: ApiRecipe }) {
  const { id, title } = original
  const [{ servings = original.servings }] = useCooking(id)
  const recipe = scaledTo(original, servings)
  useEffect(() => track('view_recipe', { recipe_id: id, recipe_title: title }), [id, title])
  return (
    <article className={styles.page}>
      <title>{recipeTexts.pageTitleOf(title)}</title>
      <BackButton />
      <RecipeTop recipe={recipe} original={original} />
      <Warning />
      <ChecksCard recipe={recipe} />
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
          <CookLogCard recipeId={recipe.id} />
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
