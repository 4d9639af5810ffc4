import type { Answer, ApiRecipe } from '@plotluck/contract'
import { call } from '../../api/client.ts'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { savedTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

type Meals = Answer<'DELETE /api/saved-recipes/{id}'>['removedMeals']

/** Saves a recipe anew that was just deleted, and plans the meals that went with it where their places are still free. */
export async function undoDelete(recipe: ApiRecipe, meals: Meals): Promise<void> {
  const saved = await saveAnew(recipe)
  const toPlan = saved.ok ? meals.map((meal) => ({ recipe_id: saved.answer.id, ...meal })) : []
  const planned =
    toPlan.length > 0
      ? await call('POST /api/meal-plans/several', { body: { meals: toPlan.slice(-mostAtOnce) } })
      : undefined
  if (!saved.ok || planned?.ok === false) toast({ ...savedTexts.undoFailed, tone: 'destructive' })
  await invalidateEverywhere('saved', 'is-saved', 'meals', 'shopping')
}

/** So many meals are planned by one request; of more the latest come back. */
const mostAtOnce = 28

/** By its id where it was generated; a recipe of another hand is sent with its words, and reviewed again. */
async function saveAnew(recipe: ApiRecipe) {
  const saved = await call('POST /api/saved-recipes', { body: { recipe_id: recipe.id } })
  if (saved.ok || saved.failure.code !== 'not-found') return saved
  const { title: recipe_title, ingredients, instructions, prep_time, servings } = recipe
  const body = { recipe_title, ingredients: [...ingredients], instructions, prep_time, servings }
  return call('POST /api/saved-recipes', { body })
}
