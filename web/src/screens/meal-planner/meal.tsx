import { useDraggable } from '@dnd-kit/core'
import type { MealPlan } from '@plotluck/contract'
import { mealTypes, mostServings } from '@plotluck/contract/planner'
import { CircleCheck, CookingPot, Ellipsis, GripVertical, Move as MoveIcon, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { HouseholdWarning } from '../../household/household-marks.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './meal.module.css'
import { type Place, placeId, placeOf, type Target, targetOf } from './places.ts'

type MealProps = {
  meal: MealPlan
  days: readonly CalendarDate[]
  /** Whether it is for today: then it can be cooked at once. */
  isToday: boolean
  /** Whether it was just put here: then it takes the focus, which was on it where it stood before. */
  hasMoved: boolean
  onMove: (target: Target) => void
  onServe: (servings: number) => void
  /** Asks for what else can be done with it. */
  onMore: () => void
  /** Asks for another dish in its place. */
  onSwap: () => void
}

/** A planned meal: picture and title open its recipe, the handle carries it, two lists size it and move it without carrying. */
export function Meal({ meal, days, isToday, hasMoved, onMove, onServe, onMore, onSwap }: MealProps) {
  const { recipe_title: title, picture } = meal.saved_recipe
  const address = addressOf(meal)
  return (
    <div className={styles.meal}>
      <div className={styles.picture} data-print="no">
        <Link to={address} tabIndex={-1} aria-hidden>
          <RecipeImage picture={picture} />
        </Link>
        <Handle meal={meal} hasMoved={hasMoved} />
        <button
          type="button"
          className={styles.more}
          title={plannerTexts.more(title)}
          aria-label={plannerTexts.more(title)}
          onClick={onMore}
        >
          <Ellipsis size={18} aria-hidden />
        </button>
      </div>
      <div className={styles.words}>
        <Link className={styles.title} to={address}>
          {title}
        </Link>
        <Marks meal={meal} />
        <HouseholdWarning recipe={meal.saved_recipe}>
          <Button data-print="no" look="link" aria-label={plannerTexts.fill.swap(title)} onClick={onSwap}>
            {plannerTexts.fill.swapShort}
          </Button>
        </HouseholdWarning>
        <p className={styles.onPaper}>{plannerTexts.servingsOf(meal.servings)}</p>
      </div>
      <Controls meal={meal} days={days} isToday={isToday} onMove={onMove} onServe={onServe} />
    </div>
  )
}

type ControlsProps = Pick<MealProps, 'meal' | 'days' | 'isToday' | 'onMove' | 'onServe'>

function Controls({ meal, days, isToday, onMove, onServe }: ControlsProps) {
  const { recipe_title: title } = meal.saved_recipe
  return (
    <div className={styles.controls} data-print="no">
      {isToday && !meal.is_cooked && (
        <div className={styles.cook}>
          <ButtonLink to={addressOf(meal, '/cook')} icon={<CookingPot size={18} aria-hidden />}>
            {plannerTexts.meal.now}
          </ButtonLink>
        </div>
      )}
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
