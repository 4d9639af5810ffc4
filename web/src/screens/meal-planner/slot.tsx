import { useDroppable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './meal-planner.module.css'
import { type Place, placeId } from './places.ts'

type SlotProps = {
  place: Place
  meal: MealPlan | undefined
  onAdd: () => void
  onRemove: (meal: MealPlan) => void
  /** What shows the meal of a filled slot. */
  children: ReactNode
}

/** One place of a day: empty with a way to fill it, or with a meal; another meal can be dropped on it. */
export function Slot({ place, meal, onAdd, onRemove, children }: SlotProps) {
  const name = plannerTexts.slots[place.slot]
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place) })
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={name}
      className={styles.slot}
      data-filled={meal !== undefined}
      data-over={isOver}
    >
      <div className={styles.slotTop}>
        <h3 className={styles.slotTitle}>{name}</h3>
        {meal && (
          <IconButton
            data-print="no"
            label={plannerTexts.remove(meal.saved_recipe.recipe_title)}
            onClick={() => onRemove(meal)}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
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
