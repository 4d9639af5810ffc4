import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { type CalendarDate, dayText } from '../../calendar/dates.ts'
import { plannerTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DinnerCard } from './dinner-card.tsx'
import styles from './fill-week-dialog.module.css'
import { type Dinner, useDinners } from './use-dinners.ts'

const texts = plannerTexts.fill

type FillWeekDialogProps = {
  /** Days of which the dinner is free. */
  dates: readonly CalendarDate[]
  /** For how many they are planned; as many as each recipe serves when nobody knows. */
  servings: number | undefined
  /** Titles of the week, which are not suggested again. */
  titles: readonly string[]
  /** Ends once they are planned. */
  onTake: (dinners: readonly Dinner[]) => Promise<void>
  onClose: () => void
}

/** A different dinner for every free evening of the week, each of which can be swapped before all are taken. */
export function FillWeekDialog({ dates, servings, titles, onTake, onClose }: FillWeekDialogProps) {
  const { first, dinners, isBasketEmpty, busyDate, swap } = useDinners(dates, titles)
  const [isTaking, setIsTaking] = useState(false)
  const take = () => {
    setIsTaking(true)
    void onTake(dinners).finally(() => setIsTaking(false))
  }
  return (
    <Dialog title={texts.title} closeLabel={texts.cancel} size="panel" onClose={onClose}>
      {!first.error && (
        <p className={styles.lead}>{dates.length === 0 ? texts.none : texts.lead(isBasketEmpty)}</p>
      )}
      {first.isLoading && <DinnersSkeleton count={dates.length} />}
      {first.error && (
        <Failed retryLabel={plannerTexts.retry} onRetry={() => void first.refetch()}>
          <p>{texts.failed}</p>
          <p>{first.error.message}</p>
        </Failed>
      )}
      {dinners.length > 0 && (
        <ul className={styles.dinners}>
          {dinners.map((dinner) => (
            <li key={dinner.planned_date}>
              <DinnerCard
                recipe={dinner.recipe}
                {...(servings !== undefined && { servings })}
                day={dayText(dinner.planned_date, { weekday: 'long', month: 'short', day: 'numeric' })}
                isBasketEmpty={isBasketEmpty}
                isBusy={busyDate === dinner.planned_date}
              >
                <IconButton
                  label={texts.swap(dinner.recipe.title)}
                  disabled={busyDate !== undefined}
                  onClick={() => void swap(dinner)}
                >
                  <RefreshCw size={20} aria-hidden />
                </IconButton>
              </DinnerCard>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        {dinners.length > 0 && (
          <Button isBusy={isTaking} disabled={busyDate !== undefined} onClick={take}>
            {texts.take(dinners.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function DinnersSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.dinners} aria-busy>
      <output className="visually-hidden">{texts.looking}</output>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="4.75rem" shape="block" />
      ))}
    </div>
  )
}
