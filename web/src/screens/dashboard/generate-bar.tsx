import { CookingPot } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import { WeekNote } from './week-note.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './generate-bar.module.css'

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
  return (
    <div className={styles.bar}>
      {failure !== undefined && <Failure message={failure} />}
      {chosen === 0 && <p className={styles.note}>{noneChosen}</p>}
      {chosen > 0 && <WeekNote />}
      <Button
        size="large"
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

function Failure({ message }: { message: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <p ref={place} className={styles.failure} role="alert">
      <strong>{dashboardTexts.results.failedTitle}</strong> {message}
    </p>
  )
}
