import type { MealType } from '@plotluck/contract'
import { mealTypes } from '@plotluck/contract/planner'
import { useState } from 'react'
import { dayText, type CalendarDate } from '../calendar/dates.ts'
import { useToday } from '../calendar/use-today.ts'
import { plannerTexts, planTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './plan-dialog.module.css'
import { type Slot, usePlanning } from './use-planning.ts'

type PlanDialogProps = {
  recipe: { readonly id: string; readonly title: string }
  /** Whether it is what is left of it that is planned. */
  isLeftovers?: boolean
  servings?: number
  onClose: () => void
}

/** Puts a recipe into the plan: on which of the next seven days, for which meal. It is saved by this, too. */
export function PlanDialog({ recipe, isLeftovers = false, servings, onClose }: PlanDialogProps) {
  const { title, titleOfLeftovers } = planTexts
  const planning = usePlanning({ recipeId: recipe.id, isLeftovers, servings }, onClose)
  return (
    <Dialog
      title={isLeftovers ? titleOfLeftovers(recipe.title) : title(recipe.title)}
      closeLabel={planTexts.close}
      onClose={onClose}
    >
      {planning.plan.isPending && <Skeleton height="12rem" shape="block" />}
      {planning.plan.error && (
        <Failed retryLabel={plannerTexts.retry} onRetry={() => void planning.plan.refetch()}>
          {plannerTexts.loadFailed}
        </Failed>
      )}
      {planning.plan.data && <Choice planning={planning} isLeftovers={isLeftovers} onClose={onClose} />}
    </Dialog>
  )
}

type ChoiceProps = { planning: ReturnType<typeof usePlanning>; isLeftovers: boolean; onClose: () => void }

function Choice({ planning, isLeftovers, onClose }: ChoiceProps) {
  const today = useToday()
  const { days, mealAt, isBusy, place } = planning
  const [slot, setSlot] = useState<Slot>(() => planning.firstFree(isLeftovers))
  const there = mealAt(slot)
  return (
    <>
      <div className={styles.days}>
        <SegmentedControl
          legend={planTexts.day}
          segments={days.map((date) => ({
            value: date,
            label: <DayName date={date} isToday={date === today} />,
          }))}
          value={slot.date}
          onChange={(date) => setSlot({ ...slot, date })}
        />
      </div>
      <div className={styles.meals}>
        <SegmentedControl<MealType>
          legend={planTexts.meal}
          segments={mealTypes.map((value) => ({ value, label: plannerTexts.slots[value] }))}
          value={slot.meal}
          onChange={(meal) => setSlot({ ...slot, meal })}
        />
      </div>
      <p className={styles.there} role="status">
        {there && planTexts.taken(there.saved_recipe.recipe_title)}
      </p>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {planTexts.cancel}
        </Button>
        <Button isBusy={isBusy} onClick={() => void place(slot)}>
          {there ? planTexts.replace : planTexts.add}
        </Button>
      </DialogActions>
    </>
  )
}

function DayName({ date, isToday }: { date: CalendarDate; isToday: boolean }) {
  return (
    <span className={styles.day}>
      <span>{isToday ? planTexts.today : dayText(date, { weekday: 'short' })}</span>{' '}
      <span className={styles.date}>{dayText(date, { month: 'short', day: 'numeric' })}</span>
    </span>
  )
}
