import { Link } from 'react-router'
import { dashboardTexts, homeTexts as texts } from '../../messages/index.ts'
import styles from './generate-bar.module.css'
import { useWeekLeft } from './use-week-left.ts'

/** What is left of a free week, or when it begins anew and what there is until then. Nothing for premium people. */
export function WeekNote() {
  const week = useWeekLeft()
  if (!week || week.used === 0) return null
  const { left, next } = week
  if (left > 0 || next === null) return <p className={styles.note}>{texts.left(left)}</p>
  return (
    <p className={styles.note}>
      {texts.returns(next)} <Link to="/pricing">{dashboardTexts.results.swap.plans}</Link>
    </p>
  )
}
