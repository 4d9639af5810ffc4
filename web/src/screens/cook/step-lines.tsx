import type { ApiRecipe } from '@plotluck/contract'
import { Flame } from 'lucide-react'
import { cookTexts } from '../../messages/index.ts'
import { MeasuredText } from '../../recipe-parts/measured-text.tsx'
import type { TakenLine } from '../../recipe-parts/step-lines.ts'
import { useUnits } from '../../recipe-parts/use-units.ts'
import styles from './cook.module.css'

/** How hot the oven is that a step cooks in, where its own words do not say. */
export function OvenHeat({ heat }: { heat: string | undefined }) {
  const { show } = useUnits()
  if (heat === undefined) return null
  return (
    <p className={styles.oven}>
      <Flame size={24} aria-hidden /> {show(cookTexts.oven(heat))}
    </p>
  )
}

type Taken = TakenLine<ApiRecipe['lines'][number]>

/** The foods a step takes, with their amounts. */
export function StepLines({ taken }: { taken: readonly Taken[] }) {
  const { show } = useUnits()
  if (taken.length === 0) return null
  return (
    <div className={styles.lines}>
      <h3 className={styles.linesTitle}>{cookTexts.forThisStep}</h3>
      <ul className={styles.lineList}>
        {taken.map((one) => (
          <li key={one.line.text} data-earlier={one.kind === 'earlier'}>
            <MeasuredText>{wordsOf({ ...one, text: show(one.text) })}</MeasuredText>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf({ kind, text, firstStep }: Taken): string {
  if (kind === 'earlier') return cookTexts.fromStep(text, firstStep + 1)
  if (kind === 'amount') return text
  return kind === 'last-amount' ? cookTexts.last(text) : cookTexts[kind](text)
}
