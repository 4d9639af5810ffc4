import type { MealPlan, MealType } from '@plotluck/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Outcome } from '../../api/client.ts'
import { CallFailed } from '../../api/session.ts'
import { addDays, type CalendarDate } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

/** A place of the week. */
export type Place = { readonly date: CalendarDate; readonly slot: MealType }
export type Moved = Partial<Place> & { readonly servings?: number; readonly replace?: boolean }

/** The meals of a week and what can be done with them. Calls answer whether the place was taken, so that one can be asked. */
export function useWeek(monday: CalendarDate) {
  const client = useQueryClient()
  const to = addDays(monday, 6)
  const week = useQuery({
    queryKey: ['meals', monday],
    queryFn: async () => {
      const outcome = await call('GET /api/meal-plans', { query: { from: monday, to } })
      if (!outcome.ok) throw new CallFailed(outcome.failure)
      return outcome.answer.mealPlans
    },
    retry: (attempt, error) =>
      attempt < 1 && !(error instanceof CallFailed && error.failure.code === 'premium-only'),
  })
  const reload = () => client.invalidateQueries({ queryKey: ['meals'] })

  async function settled(outcome: Outcome<unknown>, words: typeof plannerTexts.addFailed) {
    if (!outcome.ok && outcome.failure.code === 'slot-taken') return 'taken' as const
    if (!outcome.ok) toast({ ...words, tone: 'destructive' })
    await reload()
    return outcome.ok ? ('done' as const) : ('failed' as const)
  }
  return {
    week,
    async place(recipeId: string, { date, slot }: Place, replace: boolean) {
      const body = { recipe_id: recipeId, planned_date: date, meal_type: slot, replace }
      const result = await settled(await call('POST /api/meal-plans', { body }), plannerTexts.addFailed)
      if (result === 'done') toast(plannerTexts.added)
      return result
    },
    async move({ id }: MealPlan, { date, slot, ...rest }: Moved) {
      const body = { ...rest, ...(date && { planned_date: date }), ...(slot && { meal_type: slot }) }
      return settled(
        await call('PATCH /api/meal-plans/{id}', { path: { id }, body }),
        plannerTexts.moveFailed,
      )
    },
    async remove({ id }: MealPlan) {
      const outcome = await call('DELETE /api/meal-plans/{id}', { path: { id } })
      // One that another tab removed is gone, as wished.
      const isGone = !outcome.ok && outcome.failure.code === 'not-found'
      return isGone ? void (await reload()) : void (await settled(outcome, plannerTexts.removeFailed))
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
