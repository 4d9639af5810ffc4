import type { MealPlan } from '@plotluck/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/session.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'
import { mealChanges, reload, settled } from './meal-changes.ts'
import { findMeal, type Place, placeOf, withMoved } from './places.ts'

type Moved = { readonly place?: Place; readonly servings?: number; readonly replace?: boolean }

/** The meals of a week and what can be done with them. */
export function useWeek(monday: CalendarDate) {
  const client = useQueryClient()
  const queryKey = ['meals', monday]
  const week = useQuery({
    queryKey,
    queryFn: () => askForWeek(monday),
    // Another tab or another screen may have changed it since.
    staleTime: 0,
    retry: (attempt, error) =>
      attempt < 1 && !(error instanceof ApiError && error.failure.code === 'premium-only'),
  })
  /** Shows a meal at its new place at once; what the server then says is shown in the end. */
  function showMoved(meal: MealPlan, place: Place, replace: boolean): void {
    client.setQueryData<readonly MealPlan[]>(queryKey, (meals = []) =>
      replace || !findMeal(meals, place) ? withMoved(meals, meal, place) : meals,
    )
  }
  return {
    week,
    ...mealChanges,
    async change(meal: MealPlan, { place = placeOf(meal), replace = false, ...rest }: Moved) {
      // An answer that was asked for before the move would show the meal at its old place again.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<readonly MealPlan[]>(queryKey)
      showMoved(meal, place, replace)
      const body = { ...rest, replace, planned_date: place.date, meal_type: place.slot }
      const outcome = await call('PATCH /api/meal-plans/{id}', { path: { id: meal.id }, body })
      if (!outcome.ok) client.setQueryData(queryKey, before)
      return settled(outcome, plannerTexts.moveFailed)
    },
    async copyLastWeek() {
      const body = { from: addDays(monday, -7), to: monday }
      const outcome = await call('POST /api/meal-plans/copy-week', { body })
      await reload()
      if (!outcome.ok) return toast({ ...plannerTexts.copyFailed, tone: 'destructive' })
      toast({ ...plannerTexts.copied(outcome.answer.copied), tone: 'info' })
    },
  }
}

export type WeekControl = ReturnType<typeof useWeek>

async function askForWeek(monday: CalendarDate): Promise<readonly MealPlan[]> {
  const answer = await ask('GET /api/meal-plans', { query: { from: monday, to: addDays(monday, 6) } })
  return answer.mealPlans
}
