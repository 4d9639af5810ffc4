import {
  type ClientRect,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CalendarDate } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { announcementsOf } from './announcements.ts'
import styles from './week.module.css'
import { type Place, placeBeside, placeFrom, placeId, placeOf } from './places.ts'

type DragWeekProps = {
  days: readonly CalendarDate[]
  meals: readonly MealPlan[]
  /** Called with the day that the arrow keys carry a meal to, which may be folded away. */
  onShowDay: (date: CalendarDate) => void
  /** Called with the place where the meal stands already when it was let go elsewhere, or not carried to the end. */
  onDrop: (meal: MealPlan, place: Place) => void
  children: ReactNode
}

/**
 * Lets meals be carried from slot to slot by mouse, by touch (held a moment, so that a swipe still scrolls) and by arrow keys, and says
 * aloud where they are. By keyboard the place is counted in days and slots, not measured, so days that are not shown can be reached.
 */
export function DragWeek({ days, meals, onShowDay, onDrop, children }: DragWeekProps) {
  const { carried, ...carrying } = useCarrying({ days, meals, onShowDay, onDrop })
  return (
    <DndContext
      {...carrying}
      accessibility={{
        announcements: announcementsOf(meals),
        screenReaderInstructions: { draggable: plannerTexts.drag.howTo },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <p className={styles.carried}>
            <GripVertical size={18} aria-hidden />
            {carried.saved_recipe.recipe_title}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** The meal that is carried, and what the context of dragging does at each step of it. */
function useCarrying({ days, meals, onShowDay, onDrop }: Omit<DragWeekProps, 'children'>) {
  const [carried, setCarried] = useState<MealPlan>()
  const { keyboardPlace, putArrowsAt, sensors } = useArrows(days, onShowDay)
  function onDragStart({ active, activatorEvent }: DragStartEvent): void {
    const meal = meals.find(({ id }) => id === active.id)
    setCarried(meal)
    putArrowsAt(meal && activatorEvent instanceof KeyboardEvent ? placeOf(meal) : undefined)
  }
  function onDragEnd({ over }: Pick<DragEndEvent, 'over'>): void {
    setCarried(undefined)
    putArrowsAt(undefined)
    if (carried) onDrop(carried, (over && placeFrom(String(over.id))) ?? placeOf(carried))
  }
  const collisionDetection: CollisionDetection = (seen) =>
    keyboardPlace ? [{ id: placeId(keyboardPlace) }] : underPointer(seen)
  return {
    carried,
    sensors,
    collisionDetection,
    onDragStart,
    onDragEnd,
    onDragCancel: () => onDragEnd({ over: null }),
  }
}

/** The ways to carry a meal, and the place that the arrow keys have brought it to. */
function useArrows(days: readonly CalendarDate[], onShowDay: DragWeekProps['onShowDay']) {
  const [keyboardPlace, setKeyboardPlace] = useState<Place>()
  // Keys can come faster than the page is drawn, so they count from here.
  const arrowsAt = useRef<Place>(undefined)
  function putArrowsAt(place: Place | undefined): void {
    arrowsAt.current = place
    setKeyboardPlace(place)
  }
  const byArrow: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const place = arrowsAt.current && placeBeside(arrowsAt.current, event.code, days)
    if (!place) return undefined
    event.preventDefault()
    putArrowsAt(place)
    onShowDay(place.date)
    const slot = context.droppableContainers.get(placeId(place))?.node.current
    return cornerOf(slot?.getBoundingClientRect()) ?? currentCoordinates
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrow }),
  )
  return { keyboardPlace, putArrowsAt, sensors }
}

/** What is under the pointer, measured now: the page may have been scrolled since the meal was picked up. */
const underPointer: CollisionDetection = ({ droppableContainers, pointerCoordinates: at }) =>
  droppableContainers.flatMap(({ id, node }) => {
    const rect = node.current?.getBoundingClientRect()
    const isUnder =
      at && rect && at.x > rect.left && at.x < rect.right && at.y > rect.top && at.y < rect.bottom
    return isUnder ? [{ id }] : []
  })

/** Where the corner of a slot is; undefined when its day is not shown. */
function cornerOf(rect: Pick<ClientRect, 'left' | 'top' | 'width'> | undefined) {
  return rect && rect.width > 0 ? { x: rect.left, y: rect.top } : undefined
}
