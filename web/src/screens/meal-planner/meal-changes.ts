import type { MealPlan } from '@plotluck/contract'
import { call, type Outcome } from '../../api/client.ts'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { plannerTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import type { Dinner } from './use-dinners.ts'
import type { Place } from './places.ts'

/** What became of a wish to fill a place: `taken` when another meal stands there and was not to be replaced. */
export type Filled = 'done' | 'taken' | 'failed'

async function place(recipeId: string, { date, slot }: Place, replace: boolean) {
  const body = { recipe_id: recipeId, planned_date: date, meal_type: slot, replace }
  const result = await settled(await call('POST /api/meal-plans', { body }), plannerTexts.addFailed)
  if (result === 'done') toast(plannerTexts.added)
  return result
}

async function remove(meal: MealPlan) {
  const outcome = await call('DELETE /api/meal-plans/{id}', { path: { id: meal.id } })
  // One that another tab removed is gone, as wished.
  const isGone = !outcome.ok && outcome.failure.code === 'not-found'
  const result = await (isGone ? reload() : settled(outcome, plannerTexts.removeFailed))
  const { recipe_title: title } = meal.saved_recipe
  if (result === 'done') toastUndo(plannerTexts.removed(title), () => putBack(meal))
}

/** Puts another recipe where a meal stands; what stood there can be had back. */
async function swap(meal: MealPlan, recipe: { readonly id: string; readonly title: string }) {
  const { planned_date, meal_type } = meal
  const body = { recipe_id: recipe.id, planned_date, meal_type, replace: true }
  const result = await settled(await call('POST /api/meal-plans', { body }), plannerTexts.addFailed)
  if (result === 'done') toastUndo(plannerTexts.swap.swapped(recipe.title), () => putBack(meal))
}

/** Plans dinners for so many where they are free still; all of them can be taken back at once. */
async function fill(dinners: readonly Dinner[], servings: number | undefined) {
  const meals = dinners.map(({ planned_date, recipe }) => {
    return { recipe_id: recipe.id, planned_date, meal_type: 'dinner' as const, ...(servings && { servings }) }
  })
  const outcome = await call('POST /api/meal-plans/several', { body: { meals } })
  await settled(outcome, plannerTexts.addFailed)
  if (!outcome.ok) return
  await invalidateEverywhere('saved', 'is-saved')
  const { placed } = outcome.answer
  toastUndo(plannerTexts.fill.filled(placed.length), () => takeBack(placed))
}

async function markCooked(meal: MealPlan, is_cooked: boolean) {
  const outcome = await call('PATCH /api/meal-plans/{id}', { path: { id: meal.id }, body: { is_cooked } })
  await settled(outcome, plannerTexts.meal.cookFailed)
  await invalidateEverywhere('cook-log')
}

/** What is done with single meals; each shows the week as the server has it afterwards. */
export const mealChanges = { place, remove, swap, fill, markCooked }

/** Takes meals out that were just planned. */
async function takeBack(placed: readonly MealPlan[]): Promise<void> {
  const outcomes = await Promise.all(
    placed.map(({ id }) => call('DELETE /api/meal-plans/{id}', { path: { id } })),
  )
  const failed = outcomes.find((outcome) => !outcome.ok && outcome.failure.code !== 'not-found')
  await (failed ? settled(failed, plannerTexts.removeFailed) : reload())
}

/** Plans a meal anew as it was, in place of what stands there now. */
async function putBack({ recipe_id, planned_date, meal_type, ...meal }: MealPlan): Promise<void> {
  const { servings, is_leftovers, is_cooked } = meal
  const where = { planned_date, meal_type, replace: true }
  const body = { recipe_id, servings, is_leftovers, is_cooked, ...where }
  await settled(await call('POST /api/meal-plans', { body }), plannerTexts.addFailed)
}

function toastUndo(words: typeof plannerTexts.addFailed, undo: () => Promise<void>): void {
  toast({ ...words, action: { label: plannerTexts.undo, passes: true, onPress: () => void undo() } })
}

/** Asks for the week and the list anew, here and in every other tab. */
export const reload = () => invalidateEverywhere('meals', 'shopping')

/** Says what failed, and shows the week as the server has it now. */
export async function settled(
  outcome: Outcome<unknown>,
  words: typeof plannerTexts.addFailed,
): Promise<Filled> {
  const isTaken = !outcome.ok && outcome.failure.code === 'slot-taken'
  if (!outcome.ok && !isTaken) toast({ ...wordsFor(outcome.failure.code, words), tone: 'destructive' })
  await reload()
  if (!outcome.ok && outcome.failure.code === 'not-found') await invalidateEverywhere('saved')
  return isTaken ? 'taken' : outcome.ok ? 'done' : 'failed'
}

/** A meal or a recipe that another tab took away meanwhile is named as such; the spec's words stand for the rest. */
function wordsFor(code: string, words: typeof plannerTexts.addFailed): typeof plannerTexts.addFailed {
  return code === 'not-found' ? { title: words.title, text: `${words.text} ${plannerTexts.gone}` } : words
}
