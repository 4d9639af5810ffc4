import type { MealPlan, MealType } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { call } from '../api/client.ts'
import { invalidateEverywhere } from '../api/invalidate-everywhere.ts'
import { addDays, type CalendarDate } from '../calendar/dates.ts'
import { useToday } from '../calendar/use-today.ts'
import { plannerTexts } from '../messages/index.ts'
import { toast } from '../ui/toast.tsx'

/** A place of the coming week. */
export type Slot = { readonly date: CalendarDate; readonly meal: MealType }

type ToPlan = {
  readonly recipeId: string
  readonly isLeftovers: boolean
  readonly servings: number | undefined
}

/** The next seven days of the plan, and the way to put a recipe into them; `onDone` is called when it is there. */
export function usePlanning({ recipeId, isLeftovers, servings }: ToPlan, onDone: () => void) {
  const today = useToday()
  const [isBusy, setIsBusy] = useState(false)
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  const plan = useQuery({
    queryKey: ['meals', 'from', today],
    queryFn: async () =>
      (await ask('GET /api/meal-plans', { query: { from: today, to: addDays(today, 6) } })).mealPlans,
    staleTime: 0,
  })
  const mealAt = ({ date, meal }: Slot): MealPlan | undefined =>
    plan.data?.find(({ planned_date, meal_type }) => planned_date === date && meal_type === meal)
  return {
    plan,
    days,
    mealAt,
    isBusy,
    /** The first evening that is free; for leftovers the first lunch from tomorrow on. */
    firstFree(forLeftovers: boolean): Slot {
      const meal = forLeftovers ? 'lunch' : 'dinner'
      const open = days.slice(forLeftovers ? 1 : 0).find((date) => !mealAt({ date, meal }))
      return { date: open ?? today, meal }
    },
    async place({ date, meal }: Slot): Promise<void> {
      setIsBusy(true)
      const outcome = await call('POST /api/meal-plans', {
        body: {
          recipe_id: recipeId,
          planned_date: date,
          meal_type: meal,
          is_leftovers: isLeftovers,
          replace: mealAt({ date, meal }) !== undefined,
          ...(servings !== undefined && { servings }),
        },
      })
      setIsBusy(false)
      await invalidateEverywhere('meals', 'shopping', 'saved', 'is-saved')
      if (outcome.ok) {
        toast(plannerTexts.added)
        return onDone()
      }
      const isTaken = outcome.failure.code === 'slot-taken'
      if (!isTaken) toast({ ...plannerTexts.addFailed, tone: 'destructive' })
    },
  }
}
