import { useDraggable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { mealTypes, mostServings } from '@plotluck/contract/planner'
import { GripVertical, Move as MoveIcon, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import styles from './meal-planner.module.css'
import { type Place, placeId, placeOf, type Target, targetOf } from './places.ts'

type MealProps = {
  meal: MealPlan
  days: readonly CalendarDate[]
  /** Whether it was just put here: then it takes the focus, which was on it where it stood before. */
  hasMoved: boolean
  onMove: (target: Target) => void
  onServe: (servings: number) => void
}

/** A planned meal: its title is the handle to carry it by, and two lists size it and move it without carrying. */
export function Meal({ meal, days, hasMoved, onMove, onServe }: MealProps) {
  const title = meal.saved_recipe.recipe_title
  return (
    <>
      <Handle meal={meal} hasMoved={hasMoved} />
      <p className={styles.onPaper}>{plannerTexts.servingsOf(meal.servings)}</p>
      <div className={styles.controls} data-print="no">
        <span className={styles.choose} title={plannerTexts.servings(title)}>
          <Users size={18} aria-hidden />
          <select
            aria-label={plannerTexts.servings(title)}
            value={meal.servings}
            onChange={(event) => onServe(Number(event.target.value))}
          >
            {Array.from({ length: mostServings }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </span>
        <span className={styles.choose} data-only-picture title={plannerTexts.move(title)}>
          <MoveIcon size={18} aria-hidden />
          <select
            aria-label={plannerTexts.move(title)}
            value=""
            onChange={(event) => onMove(targetOf(event.target.value))}
          >
            <option value="">{plannerTexts.moveTo}</option>
            {placesBut(placeOf(meal), days).map((place) => (
              <option key={placeId(place)} value={placeId(place)}>
                {`${dayText(place.date, { weekday: 'short' })}, ${plannerTexts.slots[place.slot]}`}
              </option>
            ))}
          </select>
        </span>
      </div>
    </>
  )
}

function placesBut(own: Place, days: readonly CalendarDate[]): readonly Place[] {
  return days
    .flatMap((date) => mealTypes.map((slot) => ({ date, slot })))
    .filter((place) => placeId(place) !== placeId(own))
}

function Handle({ meal, hasMoved }: Pick<MealProps, 'meal' | 'hasMoved'>) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: meal.id,
    attributes: { roleDescription: plannerTexts.drag.role },
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasMoved) button.current?.focus()
  }, [hasMoved])
  return (
    <button
      type="button"
      ref={(node) => {
        button.current = node
        setNodeRef(node)
      }}
      className={styles.mealTitle}
      data-carried={isDragging}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      {...listeners}
    >
      <GripVertical size={18} aria-hidden data-print="no" />
      {meal.saved_recipe.recipe_title}
    </button>
  )
}
