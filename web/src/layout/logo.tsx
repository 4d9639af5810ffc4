import { Link } from 'react-router'
import { layoutTexts } from '../messages/index.ts'
import styles from './logo.module.css'

/** A seedling in a pot and the name, leading home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={layoutTexts.homeLabel}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden>
        <path className={styles.stem} d="M20 24V14" />
        <path className={styles.leaf} d="M20 15C20 8 15 5 6.5 5.5 6.5 12 11 16 20 15Z" />
        <path className={styles.leafLight} d="M20 18c0-5.5 4-9 13.5-9C33.5 15 29 19 20 18Z" />
        <path
          className={styles.pot}
          d="M8 23h24v3a2 2 0 0 1-1.8 2L29 34.5a2.5 2.5 0 0 1-2.5 2h-13A2.5 2.5 0 0 1 11 34.5L9.8 28A2 2 0 0 1 8 26Z"
        />
      </svg>
      <span aria-hidden>{layoutTexts.product}</span>
    </Link>
  )
}
