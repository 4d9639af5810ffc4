import type { MealPlan } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { Plus, X } from 'lucide-react'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './meal-planner.module.css'
import type { Moved, Place } from './use-week.ts'

type SlotProps = {
  place: Place
  days: readonly CalendarDate[]
  meal: MealPlan | undefined
  onAdd: () => void
  onMove: (meal: MealPlan, moved: Moved) => void
  onRemove: (meal: MealPlan) => void
}

/** One place of a day: empty with a way to fill it, or a meal that can be moved, sized and taken out. */
export function Slot({ place, days, meal, onAdd, onMove, onRemove }: SlotProps) {
  const name = plannerTexts.slots[place.slot]
  return (
    <div className={styles.slot} data-filled={meal !== undefined}>
      <div className={styles.slotTop}>
        <h3 className={styles.slotTitle}>{name}</h3>
        {meal && (
          <IconButton
            label={plannerTexts.remove(meal.saved_recipe.recipe_title)}
            onClick={() => onRemove(meal)}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      {meal ? (
        <Meal meal={meal} place={place} days={days} onMove={onMove} />
      ) : (
        <Button
          look="ghost"
          icon={<Plus size={18} aria-hidden />}
          aria-label={plannerTexts.addTo(name.toLowerCase(), dayText(place.date, { weekday: 'long' }))}
          onClick={onAdd}
        >
          {plannerTexts.add}
        </Button>
      )}
    </div>
  )
}

type MealProps = Pick<SlotProps, 'place' | 'days' | 'onMove'> & { meal: MealPlan }

function Meal({ meal, place, days, onMove }: MealProps) {
  const title = meal.saved_recipe.recipe_title
  return (
    <>
      <p className={styles.mealTitle}>{title}</p>
      <Select
        aria-label={plannerTexts.servings(title)}
        value={meal.servings}
        onChange={(event) => onMove(meal, { servings: Number(event.target.value) })}
      >
        {Array.from({ length: 24 }, (_, index) => (
          <option key={index} value={index + 1}>
            {plannerTexts.servingsOf(index + 1)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={plannerTexts.move(title)}
        value=""
        onChange={(event) => onMove(meal, placeIn(event.target.value))}
      >
        <option value="">{plannerTexts.moveTo}</option>
        {days.flatMap((date) =>
          mealTypes
            .filter((slot) => date !== place.date || slot !== place.slot)
            .map((slot) => (
              <option key={`${date} ${slot}`} value={`${date} ${slot}`}>
                {`${dayText(date, { weekday: 'short' })}, ${plannerTexts.slots[slot]}`}
              </option>
            )),
        )}
      </Select>
    </>
  )
}

function placeIn(value: string): Moved {
  const [date = '', name] = value.split(' ')
  const slot = mealTypes.find((each) => each === name)
  return { date, ...(slot && { slot }) }
}
