import type { MealPlan } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { type CalendarDate, weekFrom } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { householdQuery } from '../../household/household-query.ts'
import { tableServings } from '../../household/table-servings.ts'
import { basketQuery } from '../../ingredient-parts/basket-query.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { FillWeekDialog } from './fill-week-dialog.tsx'
import { findMeal, type Place } from './places.ts'
import type { Dinner } from './use-dinners.ts'
import type { WeekControl } from './use-week.ts'

type FillWeekProps = {
  monday: CalendarDate
  /** Undefined until they are known. */
  meals: readonly MealPlan[] | undefined
  control: WeekControl
  /** Asks for a saved recipe for a place. */
  onPick: (place: Place) => void
}

/** Offers dinners for the evenings of the week that are still to come and free; in an empty week a saved recipe as well. */
export function FillWeek({ monday, meals, control, onPick }: FillWeekProps) {
  const [opened, setOpened] = useState<{ monday: CalendarDate; dates: readonly CalendarDate[] }>()
  const today = useToday()
  const household = useQuery(householdQuery)
  // Dinners are made of it: asked for while the week is looked at, it is there when they are wanted.
  useQuery(basketQuery)
  // A pie for eight is planned for the four at the table: list and steps follow the plan.
  const servings = household.data && tableServings(household.data)
  const free = weekFrom(monday).filter(
    (date) => date >= today && !findMeal(meals ?? [], { date, slot: 'dinner' }),
  )
  const isEmpty = meals?.length === 0
  const open = () => setOpened({ monday, dates: free })
  // Pressed while the next week was still on its way, it is that week that is meant.
  if (opened && meals && opened.monday !== monday) open()
  const take = async (dinners: readonly Dinner[]) => {
    await control.fill(dinners, servings)
    setOpened(undefined)
  }
  return (
    <>
      <Button
        look={isEmpty ? 'primary' : 'secondary'}
        icon={<Sparkles size={20} aria-hidden />}
        disabled={!meals}
        onClick={open}
      >
        {plannerTexts.fill.action}
      </Button>
      {isEmpty && (
        <Button look="secondary" onClick={() => onPick({ date: free[0] ?? monday, slot: 'dinner' })}>
          {plannerTexts.emptyWeek.pick}
        </Button>
      )}
      {opened && meals && (
        <FillWeekDialog
          dates={opened.dates}
          servings={servings}
          titles={meals.map(({ saved_recipe }) => saved_recipe.recipe_title)}
          onTake={take}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
