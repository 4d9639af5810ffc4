import { useDraggable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { CircleCheck, CookingPot, Ellipsis, GripVertical, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { HouseholdWarning } from '../../household/household-marks.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './meal.module.css'

type MealProps = {
  meal: MealPlan
  /** Whether it is for today: then it can be cooked at once. */
  isToday: boolean
  /** Whether it was just put here: then it takes the focus, which was on it where it stood before. */
  hasMoved: boolean
  /** Asks for what else can be done with it. */
  onMore: () => void
  /** Asks for another dish in its place. */
  onSwap: () => void
  /** Stands beside the dots. */
  besideMore?: ReactNode
}

/** A planned meal: picture and title open its recipe, the handle carries it, the dots open what else can be done with it. */
export function Meal({ meal, isToday, hasMoved, onMore, onSwap, besideMore }: MealProps) {
  const { recipe_title: title, picture } = meal.saved_recipe
  const address = addressOf(meal)
  return (
    <div className={styles.meal}>
      <div className={styles.picture} data-print="no">
        <Link to={address} tabIndex={-1} aria-hidden>
          <RecipeImage picture={picture} />
        </Link>
        <Handle meal={meal} hasMoved={hasMoved} />
      </div>
      <div className={styles.more} data-print="no">
        <IconButton label={plannerTexts.more(title)} onClick={onMore}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
        {besideMore}
      </div>
      <div className={styles.words}>
        <Link className={styles.title} to={address}>
          {title}
        </Link>
        <p className={styles.servings}>{plannerTexts.servingsOf(meal.servings)}</p>
        <Marks meal={meal} />
        <HouseholdWarning recipe={meal.saved_recipe}>
          <Button data-print="no" look="link" aria-label={plannerTexts.fill.swap(title)} onClick={onSwap}>
            {plannerTexts.fill.swapShort}
          </Button>
        </HouseholdWarning>
        {isToday && !meal.is_cooked && (
          <div className={styles.cook} data-print="no">
            <ButtonLink to={addressOf(meal, '/cook')} icon={<CookingPot size={18} aria-hidden />}>
              {plannerTexts.meal.now}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

/** Takes a meal out of the plan. */
export function RemoveButton({ meal, onRemove }: Pick<MealProps, 'meal'> & { onRemove: () => void }) {
  return (
    <IconButton
      data-print="no"
      label={plannerTexts.remove(meal.saved_recipe.recipe_title)}
      onClick={onRemove}
    >
      <X size={18} aria-hidden />
    </IconButton>
  )
}

function Marks({ meal: { is_cooked, is_leftovers } }: Pick<MealProps, 'meal'>) {
  if (!is_cooked && !is_leftovers) return null
  return (
    <p className={styles.marks}>
      {is_leftovers && <Badge tint="squash">{plannerTexts.leftovers}</Badge>}
      {is_cooked && <Badge icon={<CircleCheck size={16} aria-hidden />}>{plannerTexts.cooked}</Badge>}
    </p>
  )
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
  const label = plannerTexts.carry(meal.saved_recipe.recipe_title)
  return (
    <button
      type="button"
      ref={(node) => {
        button.current = node
        setNodeRef(node)
      }}
      className={styles.handle}
      data-carried={isDragging}
      title={label}
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      {...listeners}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  )
}
