import type { MealPlan } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { useState } from 'react'
import { type CalendarDate, dayText, weekFrom } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { plannerTexts } from '../../messages/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './meal-planner.module.css'
import { PickRecipeDialog } from './pick-recipe-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { Slot } from './slot.tsx'
import type { Place, WeekControl } from './use-week.ts'

type WeekGridProps = { monday: CalendarDate; meals: readonly MealPlan[]; control: WeekControl }

/** Seven days side by side on a desktop, one at a time on a phone. */
export function WeekGrid({ monday, meals, control }: WeekGridProps) {
  const days = weekFrom(monday)
  const today = useToday()
  const [shown, setShown] = useState(today)
  const [picking, setPicking] = useState<Place>()
  const [replacing, setReplacing] = useState<() => Promise<unknown>>()
  const day = days.includes(shown) ? shown : monday

  /** Does something that a filled place may refuse, and asks before doing it all the same. */
  async function unlessTaken(act: (replace: boolean) => Promise<'done' | 'taken' | 'failed'>): Promise<void> {
    if ((await act(false)) === 'taken') setReplacing(() => () => act(true))
  }
  return (
    <>
      <div className={styles.dayChoice}>
        <SegmentedControl
          legend={plannerTexts.days}
          isLegendHidden
          segments={days.map((date) => ({ value: date, label: dayText(date, { weekday: 'short' }) }))}
          value={day}
          onChange={setShown}
        />
      </div>
      <div className={styles.week}>
        {days.map((date) => (
          <section
            key={date}
            className={styles.day}
            data-shown={date === day}
            data-today={date === today}
            aria-labelledby={`day-${date}`}
          >
            <h2 id={`day-${date}`} className={styles.dayTitle}>
              {dayText(date, { weekday: 'long' })}
              <small>{dayText(date, { day: 'numeric', month: 'short' })}</small>
            </h2>
            {mealTypes.map((slot) => (
              <Slot
                key={slot}
                place={{ date, slot }}
                days={days}
                meal={meals.find((meal) => meal.planned_date === date && meal.meal_type === slot)}
                onAdd={() => setPicking({ date, slot })}
                onMove={(meal, moved) =>
                  void unlessTaken((replace) => control.move(meal, { ...moved, replace }))
                }
                onRemove={(meal) => void control.remove(meal)}
              />
            ))}
          </section>
        ))}
      </div>
      {picking && (
        <PickRecipeDialog
          onClose={() => setPicking(undefined)}
          onPick={(recipeId) => void unlessTaken((replace) => control.place(recipeId, picking, replace))}
        />
      )}
      {replacing && (
        <ReplaceDialog onReplace={() => void replacing()} onClose={() => setReplacing(undefined)} />
      )}
    </>
  )
}
