import type { ApiRecipe } from '@plotluck/contract'
import { useEffect } from 'react'
import { track } from '../../analytics/track.ts'
import { recipeTexts } from '../../messages/index.ts'
import { FeedbackCard } from '../../recipe-parts/feedback-card.tsx'
import { scaledTo } from '../../recipe-parts/scale.ts'
import { useCooking } from '../../recipe-parts/use-cooking.ts'
import { ChecksCard } from './checks-card.tsx'
import { CookLog } from './cook-log.tsx'
import { IngredientLists } from './ingredient-lists.tsx'
import { Instructions } from './instructions.tsx'
import { MoreActions } from './more-actions.tsx'
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
      <RecipeTop recipe={recipe} />
      <ChecksCard recipe={recipe} />
      <div className={styles.body}>
        <div className={styles.column}>
          <IngredientLists recipe={recipe} original={original} />
        </div>
        <div className={styles.column}>
          <Instructions recipe={recipe} />
          {recipe.notes && <NotesCard notes={recipe.notes} />}
          {recipe.nutrition && (
            <NutritionCard nutrition={recipe.nutrition} coverage={recipe.nutritionCoverage} />
          )}
          <FeedbackCard recipe={recipe}>
            <CookLog recipeId={recipe.id} />
          </FeedbackCard>
          <MoreActions recipe={recipe} />
        </div>
      </div>
    </article>
  )
}
