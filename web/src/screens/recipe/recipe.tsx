import { recipeTexts } from '../../messages/index.ts'
import { preloadDrawings } from '../../pictures/use-draw-dish.ts'
import { openForServings } from '../../recipe-parts/planned-servings.ts'
import { WithRecipe } from '../../recipe-parts/with-recipe.tsx'
import { RecipePage } from './recipe-page.tsx'
import { RecipeSkeleton } from './recipe-skeleton.tsx'

export const meta = () => [{ title: recipeTexts.pageTitle }]

export function clientLoader(
  opened: Parameters<typeof openForServings>[0],
): ReturnType<typeof openForServings> {
  preloadDrawings()
  return openForServings(opened)
}
clientLoader.hydrate = true as const

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
