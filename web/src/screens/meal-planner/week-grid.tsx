import type { MealPlan, SavedRecipe } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CalendarDate, dayText, weekFrom } from '../../calendar/dates.ts'
import { useToday } from '../../calendar/use-today.ts'
import { plannerTexts } from '../../messages/index.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { DragWeek } from './drag-week.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { MealDialogs, type MealQuestion } from './meal-dialogs.tsx'
import { Meal } from './meal.tsx'
import { PickRecipeDialog } from './pick-recipe-dialog.tsx'
import { emptyFirst, findMeal, nextMeal, type Place, placeId, placeOf } from './places.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { Slot } from './slot.tsx'
import { useReplacing, type Wish } from './use-replacing.ts'
import type { WeekControl } from './use-week.ts'
import styles from './week.module.css'

type WeekGridProps = {
  monday: CalendarDate
  meals: readonly MealPlan[]
  control: WeekControl
  /** The place that a saved recipe is chosen for. */
  picking: Place | undefined
  onPicking: (place: Place | undefined) => void
}

/** A day a row with its four places beside each other; on a phone its meals stand below that row, and days that are over are folded away. */
export function WeekGrid({ monday, meals, control, picking, onPicking }: WeekGridProps) {
  const days = weekFrom(monday)
  const today = useToday()
  const earlier = useEarlier(days, today)
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
        onAdd={onPicking}
        onAsk={(meal, first) => setAsking({ meal, first })}
      />
      {picking && (
        <PickFor
          place={picking}
          onPick={unlessTaken}
          control={control}
          onClose={() => onPicking(undefined)}
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

type DaysProps = Omit<DayProps, 'date' | 'isOver' | 'isToday' | 'nextId'> & {
  days: readonly CalendarDate[]
  today: CalendarDate
  earlier: ReturnType<typeof useEarlier>
}

function Days({ days, today, earlier: { over, isUnfolded, setIsUnfolded }, ...shared }: DaysProps) {
  const [hour] = useState(() => new Date().getHours())
  const nextId = nextMeal(shared.meals, today, hour)?.id
  return (
    <>
      {over.length > 0 && (
        <EarlierDays days={over} meals={shared.meals} isUnfolded={isUnfolded} onUnfold={setIsUnfolded} />
      )}
      <div className={styles.week} data-unfolded={isUnfolded}>
        <p className={styles.columns} aria-hidden data-print="no">
          {mealTypes.map((slot) => (
            <span key={slot}>{plannerTexts.slots[slot]}</span>
          ))}
        </p>
        {days.map((date) => (
          <Day
            key={date}
            {...shared}
            {...{ date, nextId }}
            isOver={over.includes(date)}
            isToday={date === today}
          />
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
  return <PickRecipeDialog place={place} onPick={pick} onClose={onClose} />
}

type DayProps = Pick<WeekGridProps, 'meals' | 'control'> & {
  date: CalendarDate
  /** Whether it is a day of this week before today. */
  isOver: boolean
  isToday: boolean
  /** The meal of today that is cooked next. */
  nextId: string | undefined
  /** The meal that was moved last. */
  movedId: string | undefined
  onAdd: (place: Place) => void
  onAsk: (meal: MealPlan, first: MealQuestion) => void
}

/** Where the meals of a day stand below its row, what comes first in the page is what is seen first. */
const listQuery = '(max-width: 47.99em)'

function Day({ date, isOver, isToday, ...shared }: DayProps) {
  const isList = useMediaQuery(listQuery)
  const slots = isList ? emptyFirst(shared.meals, date) : mealTypes
  return (
    <section className={styles.day} data-over={isOver} data-today={isToday} aria-labelledby={`day-${date}`}>
      <DayTitle date={date} isToday={isToday} />
      {slots.map((slot) => (
        <DaySlot key={slot} {...shared} place={{ date, slot }} />
      ))}
    </section>
  )
}

type DaySlotProps = Omit<DayProps, 'date' | 'isOver' | 'isToday'> & { place: Place }

function DaySlot({ place, meals, nextId, movedId, control, onAdd, onAsk }: DaySlotProps) {
  const meal = findMeal(meals, place)
  return (
    <Slot place={place} onAdd={() => onAdd(place)}>
      {meal && (
        <Meal
          meal={meal}
          isNext={meal.id === nextId}
          hasMoved={meal.id === movedId}
          onMore={() => onAsk(meal, 'deeds')}
          onSwap={() => onAsk(meal, 'swap')}
          onRemove={() => void control.remove(meal)}
        />
      )}
    </Slot>
  )
}

function DayTitle({ date, isToday }: Pick<DayProps, 'date' | 'isToday'>) {
  return (
    <h2 id={`day-${date}`} className={styles.dayTitle}>
      <span className={styles.weekday}>{dayText(date, { weekday: 'long' })}</span>
      <span className={styles.shortWeekday} aria-hidden>
        {dayText(date, { weekday: 'short' })}
      </span>
      <small>{dayText(date, { day: 'numeric', month: 'short' })}</small>
      {isToday && <small className={styles.today}>{plannerTexts.today}</small>}
    </h2>
  )
}
