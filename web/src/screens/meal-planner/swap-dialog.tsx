import type { MealPlan, SavedRecipe } from '@plotluck/contract'
import { type ReactNode, useState } from 'react'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DinnerCard } from './dinner-card.tsx'
import { PickRecipeDialog } from './pick-recipe-dialog.tsx'
import { placeText } from './place-text.ts'
import { placeOf } from './places.ts'
import { useDinners } from './use-dinners.ts'

const texts = plannerTexts.swap

type SwapDialogProps = {
  meal: MealPlan
  /** Titles of the week, which are not suggested again. */
  titles: readonly string[]
  onTake: (recipe: { readonly id: string; readonly title: string }) => void
  onClose: () => void
}

/** Another dish for a place: suggested ones, one at a time, or a saved recipe. */
export function SwapDialog({ meal, titles, onTake, onClose }: SwapDialogProps) {
  const [isPicking, setIsPicking] = useState(!isMainMeal(meal))
  const take = (recipe: { readonly id: string; readonly title: string }) => {
    onClose()
    onTake(recipe)
  }
  const pick = ({ id, recipe_title: title }: SavedRecipe) => onTake({ id, title })
  if (isPicking) return <PickRecipeDialog place={placeOf(meal)} onPick={pick} onClose={onClose} />
  return (
    <Dialog
      title={texts.title(placeText(placeOf(meal)))}
      closeLabel={texts.close}
      size="panel"
      onClose={onClose}
    >
      <Suggested date={meal.planned_date} titles={titles} onTake={take}>
        <Button look="secondary" onClick={() => setIsPicking(true)}>
          {texts.saved}
        </Button>
      </Suggested>
    </Dialog>
  )
}

/** Suggestions are dinners; nobody wants one for breakfast. */
const isMainMeal = ({ meal_type }: MealPlan): boolean => meal_type === 'dinner' || meal_type === 'lunch'

type SuggestedProps = Pick<SwapDialogProps, 'titles' | 'onTake'> & {
  date: string
  /** What else can be done, whether a dish is suggested or not. */
  children: ReactNode
}

function Suggested({ date, titles, onTake, children }: SuggestedProps) {
  const { first, dinners, isBasketEmpty, busyDate, swap } = useDinners([date], titles)
  const [dinner] = dinners
  if (first.isPending)
    return (
      <>
        <output className="visually-hidden">{texts.looking}</output>
        <Skeleton height="5rem" shape="block" />
        <DialogActions>{children}</DialogActions>
      </>
    )
  if (!dinner)
    return (
      <>
        <Failed retryLabel={plannerTexts.retry} onRetry={() => void first.refetch()}>
          <p>{texts.failed}</p>
          {first.error && <p>{first.error.message}</p>}
        </Failed>
        <DialogActions>{children}</DialogActions>
      </>
    )
  return (
    <>
      <DinnerCard recipe={dinner.recipe} isBasketEmpty={isBasketEmpty} isBusy={busyDate !== undefined} />
      <output className="visually-hidden">{dinner.recipe.title}</output>
      <DialogActions>
        {children}
        <Button look="secondary" isBusy={busyDate !== undefined} onClick={() => void swap(dinner)}>
          {texts.another}
        </Button>
        <Button disabled={busyDate !== undefined} onClick={() => onTake(dinner.recipe)}>
          {texts.take}
        </Button>
      </DialogActions>
    </>
  )
}
