import { freshnesses, type Freshness } from '@plotluck/contract/presets'
import { CircleCheck, CircleHelp, Hourglass, Sparkles, type LucideIcon } from 'lucide-react'
import { dashboardTexts } from '../messages/index.ts'
import styles from './freshness-mark.module.css'

const icons: Record<Freshness, LucideIcon> = { peak: Sparkles, good: CircleCheck, aging: Hourglass }

/** How fresh something is, by colour, icon and word. A value that is none of ours shows as 'Unknown'. */
export function FreshnessMark({ freshness }: { freshness: string }) {
  const known = freshnesses.find((one) => one === freshness)
  const Icon = known ? icons[known] : CircleHelp
  return (
    <span className={styles.mark} data-freshness={known ?? 'unknown'}>
      <Icon size={14} aria-hidden />
      <span className={styles.word}>{dashboardTexts.freshness[known ?? 'unknown']}</span>
    </span>
  )
}

export function FreshnessLegend() {
  return (
    <ul className={styles.legend} aria-label={dashboardTexts.picker.legend}>
      {freshnesses.map((freshness) => (
        <li key={freshness}>
          <FreshnessMark freshness={freshness} />
        </li>
      ))}
    </ul>
  )
}
