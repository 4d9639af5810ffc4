import { freeGenerationsPerWeek } from '@plotluck/contract/generation'
import { useSession } from '../../api/session.ts'
import { homeTexts as texts } from '../../messages/index.ts'
import styles from './generate-bar.module.css'

/** What is left of a free week, or when it begins anew. Nothing for premium people. */
export function WeekNote() {
  const session = useSession()
  if (session.kind !== 'signed-in' || session.profile.is_premium) return null
  const { recipes_generated_this_week: used, next_generation_at: next } = session.profile
  if (used === 0) return null
  const left = Math.max(0, freeGenerationsPerWeek - used)
  return <p className={styles.note}>{left === 0 && next !== null ? texts.returns(next) : texts.left(left)}</p>
}
