import { useDroppable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './meal-planner.module.css'
import { type Place, placeId } from './places.ts'

type SlotProps = {
  place: Place
  meal: MealPlan | undefined
  onAdd: () => void
  /** Stands at the end of the line of the slot's name. */
  topEnd?: ReactNode
  /** What shows the meal of a filled slot. */
  children?: ReactNode
}

/** One place of a day: empty with a way to fill it, or with a meal; another meal can be dropped on it. */
export function Slot({ place, meal, onAdd, topEnd, children }: SlotProps) {
  const name = plannerTexts.slots[place.slot]
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place) })
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={name}
      className={styles.slot}
      data-slot={place.slot}
      data-filled={meal !== undefined}
      data-over={isOver}
    >
      <div className={styles.slotTop}>
        <h3 className={styles.slotTitle}>{name}</h3>
        {topEnd}
      </div>
      {meal ? (
        children
      ) : (
        <Button
          data-print="no"
          look="ghost"
          icon={<Plus size={16} aria-hidden />}
          aria-label={plannerTexts.addTo(name.toLowerCase(), dayText(place.date, { weekday: 'long' }))}
          onClick={onAdd}
        >
          <span className={styles.add}>{plannerTexts.add}</span>
          <span className={styles.addName}>{name}</span>
        </Button>
      )}
    </div>
  )
}
