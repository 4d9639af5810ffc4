import { CookingPot } from 'lucide-react'
import { dashboardTexts } from '../../messages/index.ts'
import { WeekNote } from './week-note.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './generate-bar.module.css'

type GenerateBarProps = { chosen: number; isCooking: boolean; onGenerate: () => void }

/** The screen's main action. On a phone it stays at the lower edge, where the thumb is. */
export function GenerateBar({ chosen, isCooking, onGenerate }: GenerateBarProps) {
  const { label, busy, noneChosen } = dashboardTexts.generate
  return (
    <div className={styles.bar}>
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
