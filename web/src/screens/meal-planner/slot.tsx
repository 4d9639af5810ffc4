import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { type Place, placeId } from './places.ts'
import styles from './week.module.css'

type SlotProps = {
  place: Place
  onAdd: () => void
  /** What shows the meal of a filled slot. */
  children?: ReactNode
}

/** One place of a day: empty with a way to fill it, or with a meal; another meal can be dropped on it. */
export function Slot({ place, onAdd, children }: SlotProps) {
  const name = plannerTexts.slots[place.slot]
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place) })
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={name}
      className={styles.slot}
      data-slot={place.slot}
      data-filled={children !== undefined}
      data-over={isOver}
    >
      <h3 className={styles.slotTitle}>{name}</h3>
      {children ?? (
        <button
          type="button"
          className={styles.add}
          data-print="no"
          aria-label={plannerTexts.addTo(name.toLowerCase(), dayText(place.date, { weekday: 'long' }))}
          onClick={onAdd}
        >
          <Plus size={18} aria-hidden />
          <span className={styles.addWord}>{plannerTexts.add}</span>
          <span className={styles.addName}>{name}</span>
        </button>
      )}
    </div>
  )
}
