import type { MealPlan, SavedRecipe } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CalendarDate, dayText, weekFrom } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { DayChoice } from './day-choice.tsx'
import { DragWeek } from './drag-week.tsx'
import { MealDialogs, type MealQuestion } from './meal-dialogs.tsx'
import { Meal } from './meal.tsx'
import styles from './meal-planner.module.css'
import { PickRecipeDialog } from './pick-recipe-dialog.tsx'
import { findMeal, type Place, placeId, placeOf, type Target } from './places.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { Slot } from './slot.tsx'
import { useReplacing, type Wish } from './use-replacing.ts'
import type { WeekControl } from './use-week.ts'

type WeekGridProps = {
  monday: CalendarDate
  meals: readonly MealPlan[]
  control: WeekControl
  /** The day that was just filled for the person, to be shown. */
  filled?: { readonly date: CalendarDate } | undefined
}

/** Seven days side by side on a desktop, one at a time on a phone. */
export function WeekGrid({ monday, meals, control, filled }: WeekGridProps) {
  const days = weekFrom(monday)
  const today = useToday()
  const { asked, setShown, dayChoice } = useShownDay(today, filled)
  const [picking, setPicking] = useState<Place>()
  const [movedId, setMovedId] = useState<string>()
  const { wish, unlessTaken, forget } = useReplacing()
  const [asking, setAsking] = useAsking(meals)
  const shown = days.includes(asked) ? asked : monday

  function move(meal: MealPlan, target: Target): void {
    const place = { ...placeOf(meal), ...target }
    setShown(place.date)
    if (placeId(place) === placeId(placeOf(meal))) return
    setMovedId(meal.id)
    const { recipe_title: title } = meal.saved_recipe
    void unlessTaken({ place, title, fill: (replace) => control.change(meal, { place, replace }) })
  }
  return (
    <DragWeek days={days} meals={meals} onShowDay={setShown} onDrop={move}>
      <DayChoice place={dayChoice} days={days} meals={meals} shown={shown} onShow={setShown} />
      <div className={styles.week}>
        {days.map((date) => (
          <Day
            key={date}
            date={date}
            days={days}
            meals={meals}
            isShown={date === shown}
            isToday={date === today}
            movedId={movedId}
            control={control}
            onAdd={setPicking}
            onMove={move}
            onAsk={(meal, first) => setAsking({ meal, first })}
          />
        ))}
      </div>
      {picking && (
        <PickFor
          place={picking}
          onPick={(wished) => void unlessTaken(wished)}
          control={control}
          onClose={() => setPicking(undefined)}
        />
      )}
      {asking && (
        <MealDialogs
          key={asking.meal.id}
          {...asking}
          meals={meals}
          control={control}
          onClose={() => setAsking(undefined)}
        />
      )}
      {wish && <ReplaceDialog wish={wish} there={findMeal(meals, wish.place)} onClose={forget} />}
    </DragWeek>
  )
}

/** The day that a phone shows: today, then the one that was asked for or just filled, which is brought into view. */
function useShownDay(today: CalendarDate, filled: WeekGridProps['filled']) {
  const [asked, setShown] = useState(today)
  const dayChoice = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(filled)
  if (filled && filled !== seen) {
    setSeen(filled)
    setShown(filled.date)
  }
  useEffect(() => {
    if (filled) dayChoice.current?.scrollIntoView({ block: 'start' })
  }, [filled])
  return { asked, setShown, dayChoice }
}

/** The meal that something is asked of; first the one that another screen sent here to be swapped. */
function useAsking(meals: readonly MealPlan[]) {
  const [params] = useSearchParams()
  return useState(() => {
    const meal = meals.find(({ id }) => id === params.get('swap'))
    return meal && { meal, first: 'swap' as MealQuestion }
  })
}

type PickForProps = Pick<WeekGridProps, 'control'> & {
  place: Place
  onPick: (wish: Wish) => void
  onClose: () => void
}

function PickFor({ place, control, onPick, onClose }: PickForProps) {
  const pick = ({ id, recipe_title: title }: SavedRecipe) =>
    onPick({ place, title, fill: (replace) => control.place(id, place, replace) })
  return <PickRecipeDialog onPick={pick} onClose={onClose} />
}

type DayProps = Pick<WeekGridProps, 'meals' | 'control'> & {
  date: CalendarDate
  days: readonly CalendarDate[]
  isShown: boolean
  isToday: boolean
  /** The meal that was moved last. */
  movedId: string | undefined
  onAdd: (place: Place) => void
  onMove: (meal: MealPlan, target: Target) => void
  onAsk: (meal: MealPlan, first: MealQuestion) => void
}

function Day({ date, days, meals, isShown, isToday, movedId, control, onAdd, onMove, onAsk }: DayProps) {
  return (
    <section className={styles.day} data-shown={isShown} data-today={isToday} aria-labelledby={`day-${date}`}>
      <DayTitle date={date} />
      {mealTypes.map((slot) => {
        const meal = findMeal(meals, { date, slot })
        return (
          <Slot
            key={slot}
            place={{ date, slot }}
            meal={meal}
            onAdd={() => onAdd({ date, slot })}
            onRemove={(leaving) => void control.remove(leaving)}
          >
            {meal && (
              <Meal
                meal={meal}
                days={days}
                isToday={isToday}
                hasMoved={meal.id === movedId}
                onMove={(target) => onMove(meal, target)}
                onServe={(servings) => void control.change(meal, { servings })}
                onMore={() => onAsk(meal, 'deeds')}
                onSwap={() => onAsk(meal, 'swap')}
              />
            )}
          </Slot>
        )
      })}
    </section>
  )
}

function DayTitle({ date }: { date: CalendarDate }) {
  return (
    <h2 id={`day-${date}`} className={styles.dayTitle}>
      {dayText(date, { weekday: 'long' })}
      <small>{dayText(date, { day: 'numeric', month: 'short' })}</small>
    </h2>
  )
}
