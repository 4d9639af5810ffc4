import type { MealPlan } from '@plotluck/contract'
import { CircleCheck, CookingPot, Ellipsis, X } from 'lucide-react'
import { Link } from 'react-router'
import { HouseholdWarning } from '../../household/household-marks.tsx'
import { plannerTexts, recipeTexts } from '../../messages/index.ts'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MealPicture } from './meal-picture.tsx'
import styles from './meal.module.css'

type MealProps = {
  meal: MealPlan
  /** Whether it is what is cooked next: then it can be cooked at once. */
  isNext: boolean
  /** Whether it was just put here: then it takes the focus, which was on it where it stood before. */
  hasMoved: boolean
  /** Asks for what else can be done with it. */
  onMore: () => void
  /** Asks for another dish in its place. */
  onSwap: () => void
  onRemove: () => void
}

/** A planned meal: picture and title open its recipe, the picture carries it, the dots open what else can be done with it. */
export function Meal({ meal, isNext, hasMoved, onMore, onSwap, onRemove }: MealProps) {
  const { recipe_title: title, prep_time } = meal.saved_recipe
  return (
    <div className={styles.meal}>
      <MealPicture meal={meal} hasMoved={hasMoved} />
      <div className={styles.more} data-print="no">
        <IconButton label={plannerTexts.more(title)} onClick={onMore}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      </div>
      <Link className={styles.title} to={addressOf(meal)}>
        {title}
      </Link>
      <div className={styles.facts}>
        <p className={styles.counts}>
          <span>{recipeTexts.minutes(prep_time)}</span> <span>{recipeTexts.servingCount(meal.servings)}</span>
        </p>
        <div className={styles.remove} data-print="no">
          <IconButton label={plannerTexts.remove(title)} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      <Marks meal={meal} />
      <div className={styles.warning}>
        <HouseholdWarning isNarrow recipe={meal.saved_recipe}>
          <Button data-print="no" look="link" aria-label={plannerTexts.fill.swap(title)} onClick={onSwap}>
            {plannerTexts.fill.swapShort}
          </Button>
        </HouseholdWarning>
      </div>
      {isNext && (
        <div className={styles.cook} data-print="no">
          <ButtonLink to={addressOf(meal, '/cook')} icon={<CookingPot size={18} aria-hidden />}>
            {plannerTexts.meal.now}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Marks({ meal: { is_cooked, is_leftovers } }: Pick<MealProps, 'meal'>) {
  if (!is_cooked && !is_leftovers) return null
  return (
    <p className={styles.marks}>
      {is_leftovers && <Badge tint="squash">{plannerTexts.leftovers}</Badge>}
      {is_cooked && (
        <Badge tint="leaf" icon={<CircleCheck size={16} aria-hidden />}>
          {plannerTexts.cooked}
        </Badge>
      )}
    </p>
  )
}
