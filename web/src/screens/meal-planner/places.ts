import type { MealPlan, MealType } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import type { CalendarDate } from '../../calendar/dates.ts'

/** A slot of the week. */
export type Place = { readonly date: CalendarDate; readonly slot: MealType }

/** A place as a text: '2026-07-15 dinner'. */
export function placeId({ date, slot }: Place): string {
  return `${date} ${slot}`
}

/** The place that a text of `placeId` names; undefined for every other text. */
export function placeFrom(id: string): Place | undefined {
  const [date = '', name] = id.split(' ')
  const slot = mealTypes.find((each) => each === name)
  return slot && { date, slot }
}

/** Where a meal stands. */
export function placeOf({ planned_date, meal_type }: MealPlan): Place {
  return { date: planned_date, slot: meal_type }
}

/** The meal of a place; undefined when it is free. */
export function findMeal(meals: readonly MealPlan[], place: Place): MealPlan | undefined {
  return meals.find((meal) => placeId(placeOf(meal)) === placeId(place))
}

/** The slots of a day as a list shows them: the empty ones, which stand beside its name, before those with a meal. */
export function emptyFirst(meals: readonly MealPlan[], date: CalendarDate): readonly MealType[] {
  const isFilled = (slot: MealType): number => Number(findMeal(meals, { date, slot }) !== undefined)
  return mealTypes.toSorted((a, b) => isFilled(a) - isFilled(b))
}

/** The hour at which nobody begins to cook a meal any more. */
const overAt = { breakfast: 11, lunch: 16, dinner: 24, snack: 24 } as const

/** The meal that a day has yet to be cooked at this hour (0 to 23); when all are late the last of them, undefined when none is left. */
export function nextMeal(meals: readonly MealPlan[], date: CalendarDate, hour: number): MealPlan | undefined {
  const left = mealTypes
    .map((slot) => findMeal(meals, { date, slot }))
    .filter((meal) => meal !== undefined && !meal.is_cooked)
  return left.find((meal) => meal && hour < overAt[meal.meal_type]) ?? left.at(-1)
}

/** The week with a meal at another place, and without the one that stood there. */
export function withMoved(meals: readonly MealPlan[], meal: MealPlan, place: Place): readonly MealPlan[] {
  const there = findMeal(meals, place)
  return meals
    .filter(({ id }) => id === meal.id || id !== there?.id)
    .map((each) =>
      each.id === meal.id ? { ...each, planned_date: place.date, meal_type: place.slot } : each,
    )
}

const steps: Readonly<Record<string, readonly [days: number, slots: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** The place one arrow key away, where days are rows and slots are columns; undefined at the edge of the week and for every other key. */
export function placeBeside(place: Place, key: string, days: readonly CalendarDate[]): Place | undefined {
  const [down, right] = steps[key] ?? []
  if (right === undefined || down === undefined) return undefined
  const date = days.at(Math.max(days.indexOf(place.date) + down, 0))
  const slot = mealTypes.at(Math.max(mealTypes.indexOf(place.slot) + right, 0))
  const isElsewhere = date !== place.date || slot !== place.slot
  return date !== undefined && slot !== undefined && isElsewhere ? { date, slot } : undefined
}
