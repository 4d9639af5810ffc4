import { Link } from 'react-router'
import { dashboardTexts } from '../messages/index.ts'
import styles from './ingredient-picker.module.css'

const texts = dashboardTexts.picker.atHome

/** One line that says what is taken as there beside the basket, and leads to where that is told. Keeps its room until it is known. */
export function AtHomeNote({ foods }: { foods: readonly string[] | undefined }) {
  if (!foods) return <p className={styles.atHome} aria-hidden />
  const isNone = foods.length === 0
  return (
    <p className={styles.atHome}>
      {isNone ? texts.none : texts.some(foods)}{' '}
      <Link to="/household#at-home">{isNone ? texts.tell : texts.change}</Link>
    </p>
  )
}
