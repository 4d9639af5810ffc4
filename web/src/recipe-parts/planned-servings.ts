import type { MealPlan } from '@plotluck/contract'
import { mostServings } from '@plotluck/contract/planner'
import { redirect } from 'react-router'
import { requireSession } from '../api/session.ts'
import { prefetchRecipe } from './recipe-query.ts'
import { keepServings } from './use-cooking.ts'

/** Where the recipe of a planned meal is opened, or cooked, for as many as the meal is planned for. */
export const addressOf = ({ recipe_id, saved_recipe, servings }: MealPlan, page: '' | '/cook' = ''): string =>
  `/recipe/${saved_recipe.recipe_id ?? recipe_id}${page}?servings=${servings}`

type Opened = { request: Request; params: { id?: string | undefined } }

/**
 * For whoever is signed in, takes the servings that an address names over into what this device keeps of the recipe, before anything of it is
 * drawn. The address without them stands in its place, so that a reload does not undo a later choice.
 */
export async function openForServings({ request, params: { id = '' } }: Opened): Promise<Response | null> {
  prefetchRecipe(id)
  await requireSession({ request })
  const { pathname, searchParams } = new URL(request.url)
  const servings = Number(searchParams.get('servings'))
  if (!Number.isInteger(servings) || servings < 1 || servings > mostServings) return null
  keepServings(id, servings)
  return redirect(pathname)
}
openForServings.hydrate = true as const
