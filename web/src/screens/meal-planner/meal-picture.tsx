import { useDraggable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { plannerTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import styles from './meal.module.css'

type MealPictureProps = { meal: MealPlan; hasMoved: boolean }

/** The dish of a meal, which carries it by mouse, by touch and by keys; a tap opens its recipe. */
export function MealPicture({ meal, hasMoved }: MealPictureProps) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: meal.id,
    attributes: { roleDescription: plannerTexts.drag.role },
  })
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (hasMoved) button.current?.focus()
  }, [hasMoved])
  const { recipe_title: title, picture } = meal.saved_recipe
  const label = plannerTexts.carry(title)
  return (
    <button
      type="button"
      ref={(node) => {
        button.current = node
        setNodeRef(node)
      }}
      className={styles.picture}
      data-carried={isDragging}
      data-print="no"
      title={label}
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      {...listeners}
      // A click without a pointer is that of a screen reader, which means what the name says; the title beside it is the link.
      onClick={({ detail }) => detail > 0 && void navigate(addressOf(meal))}
    >
      <RecipeImage picture={picture} />
      <GripVertical size={18} aria-hidden />
    </button>
  )
}
