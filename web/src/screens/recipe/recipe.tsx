import { recipeTexts } from '../../messages/index.ts'
import { openForServings } from '../../recipe-parts/planned-servings.ts'
import { WithRecipe } from '../../recipe-parts/with-recipe.tsx'
import { RecipePage } from './recipe-page.tsx'
import { RecipeSkeleton } from './recipe-skeleton.tsx'

export const meta = () => [{ title: recipeTexts.pageTitle }]

export const clientLoader = openForServings

export function HydrateFallback() {
  return <RecipeSkeleton />
}

/** A recipe's page. */
export default function Recipe() {
  return (
    <WithRecipe skeleton={<RecipeSkeleton />}>
      {(recipe) => <RecipePage key={recipe.id} recipe={recipe} />}
    </WithRecipe>
  )
}
