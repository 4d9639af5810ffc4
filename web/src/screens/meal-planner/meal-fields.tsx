import type { MealPlan } from '@plotluck/contract'
import { mealTypes, mostServings } from '@plotluck/contract/planner'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { type Place, placeFrom, placeId, placeOf } from './places.ts'

type MealFieldsProps = {
  meal: MealPlan
  days: readonly CalendarDate[]
  onServe: (servings: number) => void
  onMove: (place: Place) => void
}

/** For how many a meal is, and where else it can stand, for hands that do not carry it. */
export function MealFields({ meal, days, onServe, onMove }: MealFieldsProps) {
  return (
    <>
      <Field label={plannerTexts.meal.servings}>
        {(control) => (
          <Select
            {...control}
            value={meal.servings}
            onChange={(event) => onServe(Number(event.target.value))}
          >
            {Array.from({ length: mostServings }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={plannerTexts.meal.moveTo}>
        {(control) => (
          <Select
            {...control}
            value={placeId(placeOf(meal))}
            onChange={(event) => onMove(placeFrom(event.target.value) ?? placeOf(meal))}
          >
            {days.flatMap((date) =>
              mealTypes.map((slot) => <PlaceOption key={slot} place={{ date, slot }} />),
            )}
          </Select>
        )}
      </Field>
    </>
  )
}

function PlaceOption({ place }: { place: Place }) {
  return (
    <option value={placeId(place)}>
      {`${dayText(place.date, { weekday: 'short' })}, ${plannerTexts.slots[place.slot]}`}
    </option>
  )
}
