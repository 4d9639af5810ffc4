import type { MealPlan, SavedRecipe } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CalendarDate, dayText, weekFrom } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { DragWeek } from './drag-week.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { MealDialogs, type MealQuestion } from './meal-dialogs.tsx'
import { Meal, RemoveButton } from './meal.tsx'
import styles from './meal-planner.module.css'
import { PickRecipeDialog } from './pick-recipe-dialog.tsx'
import { emptyFirst, findMeal, type Place, placeId, placeOf } from './places.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { Slot } from './slot.tsx'
import { useReplacing, type Wish } from './use-replacing.ts'
import type { WeekControl } from './use-week.ts'

type WeekGridProps = {
  monday: CalendarDate
  meals: readonly MealPlan[]
  control: WeekControl
}

/** Seven days side by side on a desktop; below each other on a phone, where those that are over are folded away. */
export function WeekGrid({ monday, meals, control }: WeekGridProps) {
  const days = weekFrom(monday)
  const today = useToday()
  const earlier = useEarlier(days, today)
  const [picking, setPicking] = useState<Place>()
  const [movedId, setMovedId] = useState<string>()
  const { wish, unlessTaken, forget } = useReplacing()
  const [asking, setAsking] = useAsking(meals)

  function move(meal: MealPlan, place: Place): void {
    earlier.show(place.date)
    if (placeId(place) === placeId(placeOf(meal))) return
    setMovedId(meal.id)
    const { recipe_title: title } = meal.saved_recipe
    void unlessTaken({ place, title, fill: (replace) => control.change(meal, { place, replace }) })
  }
  return (
    <DragWeek days={days} meals={meals} onShowDay={earlier.show} onDrop={move}>
      <Days
        {...{ days, today, earlier, meals, control, movedId }}
        onAdd={setPicking}
        onAsk={(meal, first) => setAsking({ meal, first })}
      />
      {picking && (
        <PickFor
          place={picking}
          onPick={unlessTaken}
          control={control}
          onClose={() => setPicking(undefined)}
        />
      )}
      {asking && (
        <MealDialogs
          key={asking.meal.id}
          {...asking}
          {...{ meals, days, control }}
          onMove={move}
          onClose={() => setAsking(undefined)}
        />
      )}
      {wish && <ReplaceDialog wish={wish} there={findMeal(meals, wish.place)} onClose={forget} />}
    </DragWeek>
  )
}

/** The days of this week that are over, and whether they are shown where they are folded away. */
function useEarlier(days: readonly CalendarDate[], today: CalendarDate) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const over = days.includes(today) ? days.filter((date) => date < today) : []
  return {
    over,
    isUnfolded,
    setIsUnfolded,
    show: (date: CalendarDate) => over.includes(date) && setIsUnfolded(true),
  }
}

type DaysProps = Omit<DayProps, 'date' | 'isOver' | 'isToday'> & {
  days: readonly CalendarDate[]
  today: CalendarDate
  earlier: ReturnType<typeof useEarlier>
}

function Days({ days, today, earlier: { over, isUnfolded, setIsUnfolded }, ...shared }: DaysProps) {
  return (
    <>
      {over.length > 0 && (
        <EarlierDays days={over} meals={shared.meals} isUnfolded={isUnfolded} onUnfold={setIsUnfolded} />
      )}
      <div className={styles.week} data-unfolded={isUnfolded}>
        {days.map((date) => (
          <Day key={date} {...shared} date={date} isOver={over.includes(date)} isToday={date === today} />
        ))}
      </div>
    </>
  )
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
  onPick: (wish: Wish) => Promise<void>
  onClose: () => void
}

function PickFor({ place, control, onPick, onClose }: PickForProps) {
  const pick = ({ id, recipe_title: title }: SavedRecipe) =>
    void onPick({ place, title, fill: (replace) => control.place(id, place, replace) })
  return <PickRecipeDialog onPick={pick} onClose={onClose} />
}

type DayProps = Pick<WeekGridProps, 'meals' | 'control'> & {
  date: CalendarDate
  /** Whether it is a day of this week before today. */
  isOver: boolean
  isToday: boolean
  /** The meal that was moved last. */
  movedId: string | undefined
  onAdd: (place: Place) => void
  onAsk: (meal: MealPlan, first: MealQuestion) => void
}

/** Where the week is a list, what comes first in the page is what is seen first. */
const listQuery = '(max-width: 63.99em)'

function Day({ date, isOver, ...shared }: DayProps) {
  const isList = useMediaQuery(listQuery)
  const slots = isList ? emptyFirst(shared.meals, date) : mealTypes
  return (
    <section
      className={styles.day}
      data-over={isOver}
      data-today={shared.isToday}
      aria-labelledby={`day-${date}`}
    >
      <DayTitle date={date} />
      {slots.map((slot) => (
        <DaySlot key={slot} {...shared} place={{ date, slot }} isList={isList} />
      ))}
    </section>
  )
}

type DaySlotProps = Omit<DayProps, 'date' | 'isOver'> & { place: Place; isList: boolean }

function DaySlot({ place, meals, isToday, isList, movedId, control, onAdd, onAsk }: DaySlotProps) {
  const meal = findMeal(meals, place)
  if (!meal) return <Slot place={place} meal={meal} onAdd={() => onAdd(place)} />
  const removal = <RemoveButton meal={meal} onRemove={() => void control.remove(meal)} />
  return (
    <Slot place={place} meal={meal} onAdd={() => onAdd(place)} topEnd={!isList && removal}>
      <Meal
        meal={meal}
        isToday={isToday}
        hasMoved={meal.id === movedId}
        onMore={() => onAsk(meal, 'deeds')}
        onSwap={() => onAsk(meal, 'swap')}
        besideMore={isList && removal}
      />
    </Slot>
  )
}

function DayTitle({ date }: { date: CalendarDate }) {
  return (
    <h2 id={`day-${date}`} className={styles.dayTitle}>
      <span className={styles.weekday}>{dayText(date, { weekday: 'long' })}</span>
      <span className={styles.shortWeekday} aria-hidden>
        {dayText(date, { weekday: 'short' })}
      </span>
      <small>{dayText(date, { day: 'numeric', month: 'short' })}</small>
    </h2>
  )
}
