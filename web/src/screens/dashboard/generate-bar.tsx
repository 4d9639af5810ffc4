import { CookingPot } from 'lucide-react'
import { dashboardTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import styles from './generate-bar.module.css'
import { useWeekLeft } from './use-week-left.ts'
import { WeekNote } from './week-note.tsx'

type GenerateBarProps = {
  chosen: number
  isCooking: boolean
  /** Why there were no recipes the last time. */
  failure: string | undefined
  onGenerate: () => void
}

/** The screen's main action. On a phone it stays at the lower edge, where the thumb is. What went wrong stands beside what begins it anew. */
export function GenerateBar({ chosen, isCooking, failure, onGenerate }: GenerateBarProps) {
  const { label, busy, noneChosen } = dashboardTexts.generate
  const isSpent = useWeekLeft()?.left === 0
  return (
    <div className={styles.bar}>
      {failure !== undefined && (
        <FailureNote>
          <strong>{dashboardTexts.results.failedTitle}</strong> {failure}
        </FailureNote>
      )}
      {chosen === 0 && <p className={styles.note}>{noneChosen}</p>}
      {chosen > 0 && <WeekNote />}
      <Button
        size="large"
        look={isSpent ? 'secondary' : 'primary'}
        icon={<CookingPot size={22} aria-hidden />}
        isBusy={isCooking}
        disabled={chosen === 0}
        onClick={onGenerate}
      >
        {isCooking ? busy : label}
      </Button>
    </div>
  )
}
