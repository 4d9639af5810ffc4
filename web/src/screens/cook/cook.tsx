import { cookTexts } from '../../messages/index.ts'
import { openForServings } from '../../recipe-parts/planned-servings.ts'
import { WithRecipe } from '../../recipe-parts/with-recipe.tsx'
import { CookBarEmpty } from './cook-bar.tsx'
import { CookMode } from './cook-mode.tsx'
import { CookSkeleton } from './cook-skeleton.tsx'

export const meta = () => [{ title: cookTexts.pageTitle }]

export const clientLoader = openForServings

export function HydrateFallback() {
  return <CookSkeleton />
}

/** A recipe, one step a screen. */
export default function Cook() {
  return (
    <WithRecipe skeleton={<CookSkeleton />} bar={<CookBarEmpty />}>
      {(recipe) => <CookMode key={recipe.id} recipe={recipe} />}
    </WithRecipe>
  )
}
