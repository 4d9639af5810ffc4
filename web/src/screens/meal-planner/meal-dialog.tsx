import type { MealPlan } from '@plotluck/contract'
import { CircleCheck, CookingPot, Recycle, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import type { CalendarDate } from '../../calendar/dates.ts'
import { HouseholdWarning, useIsUnfit } from '../../household/household-marks.tsx'
import { plannerTexts } from '../../messages/index.ts'
import { addressOf } from '../../recipe-parts/planned-servings.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './meal-dialog.module.css'
import { MealFields } from './meal-fields.tsx'
import type { Place } from './places.ts'

const texts = plannerTexts.meal

type MealDialogProps = {
  meal: MealPlan
  days: readonly CalendarDate[]
  onServe: (servings: number) => void
  onMove: (place: Place) => void
  onSwap: () => void
  onCooked: (isCooked: boolean) => void
  onLeftovers: () => void
  onRemove: () => void
  onClose: () => void
}

/** What can be done with a planned meal. */
export function MealDialog({ onSwap, onCooked, onLeftovers, onRemove, onClose, ...about }: MealDialogProps) {
  const { meal } = about
  const { is_cooked, is_leftovers, saved_recipe } = meal
  const isUnfit = useIsUnfit(saved_recipe)
  return (
    <Dialog title={saved_recipe.recipe_title} closeLabel={texts.close} size="question" onClose={onClose}>
      <div className={styles.deeds}>
        <HouseholdWarning recipe={saved_recipe} />
        <ButtonLink
          look={isUnfit ? 'secondary' : 'primary'}
          icon={<CookingPot size={20} aria-hidden />}
          to={addressOf(meal, '/cook')}
        >
          {texts.start}
        </ButtonLink>
        {!is_leftovers && (
          <Button
            look="secondary"
            icon={is_cooked ? <RotateCcw size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
            onClick={() => onCooked(!is_cooked)}
          >
            {is_cooked ? texts.unmarkCooked : texts.markCooked}
          </Button>
        )}
        <Button
          look={isUnfit ? 'primary' : 'secondary'}
          icon={<RefreshCw size={20} aria-hidden />}
          onClick={onSwap}
        >
          {texts.swap}
        </Button>
        <Button look="secondary" icon={<Recycle size={20} aria-hidden />} onClick={onLeftovers}>
          {texts.leftovers}
        </Button>
        <MealFields {...about} />
        <Button look="secondary" icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  )
}
