import type { GenerateAnswer, MealPlan, SavedRecipeWithRecipe } from '@plotluck/contract'
import { readJson } from './client.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** The Monday around which tests plan. */
export const monday = '2026-07-13'

/** A dinner as the plan takes it. */
export const dinner = (recipe_id: string, planned_date = monday) => ({
  recipe_id,
  planned_date,
  meal_type: 'dinner',
})

/** Plans a meal. */
export const place = (user: TestUser, meal: object): Promise<Response> => user.post('/api/meal-plans', meal)

/** The planned meals of a span, by default of the week of `monday`. */
export async function planOf(
  user: TestUser,
  span = '?from=2026-07-13&to=2026-07-19',
): Promise<readonly MealPlan[]> {
  const { mealPlans } = await readJson<{ mealPlans: MealPlan[] }>(user.get(`/api/meal-plans${span}`))
  return mealPlans
}

/** A premium person of this name with two saved recipes. */
export async function planner({ as, makePremium }: Pick<TestApp, 'as' | 'makePremium'>, name: string) {
  const user = await as(name)
  await makePremium(user)
  const { recipes } = await readJson<GenerateAnswer>(
    user.post('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini', 'eggs'] }),
  )
  const save = (index: number) =>
    readJson<SavedRecipeWithRecipe>(user.post('/api/saved-recipes', { recipe_id: recipes[index]?.id }))
  return { user, recipe: await save(0), other: await save(1) }
}
