import type { MealPlan } from '@plotluck/contract'
import { useState } from 'react'
import type { CalendarDate } from '../../calendar/dates.ts'
import { PlanDialog } from '../../recipe-parts/plan-dialog.tsx'
import { MealDialog } from './meal-dialog.tsx'
import type { Place } from './places.ts'
import { SwapDialog } from './swap-dialog.tsx'
import type { WeekControl } from './use-week.ts'

export type MealQuestion = 'deeds' | 'swap' | 'leftovers'

type MealDialogsProps = {
  meal: MealPlan
  /** What is asked first. */
  first: MealQuestion
  meals: readonly MealPlan[]
  days: readonly CalendarDate[]
  control: WeekControl
  onMove: (meal: MealPlan, place: Place) => void
  onClose: () => void
}

/** What can be done with a meal, and the dialog of the one thing that was chosen. */
export function MealDialogs({ meal, first, meals, days, control, onMove, onClose }: MealDialogsProps) {
  const [shown, setShown] = useState(first)
  const { recipe_title: title } = meal.saved_recipe
  if (shown === 'swap')
    return (
      <SwapDialog
        meal={meal}
        titles={meals.map(({ saved_recipe }) => saved_recipe.recipe_title)}
        onTake={(recipe) => void control.swap(meal, recipe)}
        onClose={onClose}
      />
    )
  if (shown === 'leftovers')
    return <PlanDialog recipe={{ id: meal.recipe_id, title }} isLeftovers onClose={onClose} />
  return (
    <MealDialog
      meal={meal}
      days={days}
      onServe={(servings) => void control.change(meal, { servings })}
      onMove={(place) => {
        onClose()
        onMove(meal, place)
      }}
      onSwap={() => setShown('swap')}
      onCooked={(isCooked) => {
        onClose()
        void control.markCooked(meal, isCooked)
      }}
      onLeftovers={() => setShown('leftovers')}
      onRemove={() => {
        onClose()
        void control.remove(meal)
      }}
      onClose={onClose}
    />
  )
}
