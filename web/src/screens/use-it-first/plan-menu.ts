import type { UseItFirstMenu } from '@plotluck/contract'
import { call } from '../../api/client.ts'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { addDays, todayOf } from '../../calendar/dates.ts'
import { menuTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { type MenuPlace, placesFor } from './places-for.ts'

/** Puts the menu into the plan from today on, where its days are free. Gives the meals that found no place; undefined when it failed. */
export async function planMenu(menu: UseItFirstMenu): Promise<readonly MenuPlace[] | undefined> {
  const today = todayOf(new Date())
  const plan = await call('GET /api/meal-plans', { query: { from: today, to: addDays(today, 2) } })
  const places = plan.ok ? placesFor(menu, plan.answer.mealPlans, today) : []
  const meals = places.flatMap(({ recipe, date, slot }) =>
    slot ? [{ recipe_id: recipe.id, planned_date: date, meal_type: slot }] : [],
  )
  const outcome =
    meals.length > 0 ? await call('POST /api/meal-plans/several', { body: { meals } }) : undefined
  if (!plan.ok || outcome?.ok === false) {
    toast({ ...menuTexts.planFailed, tone: 'destructive' })
    return undefined
  }
  await invalidateEverywhere('saved', 'is-saved', 'meals', 'shopping')
  const { placed = [], notPlaced = [] } = outcome?.answer ?? {}
  const lost = new Set(notPlaced.map(({ recipe_id }) => recipe_id))
  const planned = menu.menu.flatMap((day) => day.pairedRecipes).length - places.length + placed.length
  toast({ ...menuTexts.planned(planned), ...(planned === 0 && { tone: 'info' as const }) })
  return places.filter(({ recipe, slot }) => !slot || lost.has(recipe.id))
}
