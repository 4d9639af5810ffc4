import { mostStars } from '@plotluck/contract/cook-log'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cookLogTexts } from '../messages/index.ts'
import styles from './stars.module.css'

type StarsChoiceProps = { value: number | null; onChange: (stars: number) => void }

const counts = Array.from({ length: mostStars }, (_, index) => index + 1)

/** One to five stars to tap: radio buttons underneath, so arrow keys move among them. */
export function StarsChoice({ value, onChange }: StarsChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{cookLogTexts.stars}</legend>
      {counts.map((count) => (
        <label key={count} className={styles.star} data-lit={value !== null && count <= value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={count === value}
            onChange={() => onChange(count)}
          />
          <Star size={32} aria-hidden />
          <span className="visually-hidden">{cookLogTexts.starCount(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Stars that were given. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.given} role="img" aria-label={cookLogTexts.starsOf(stars, mostStars)}>
      {counts.map((count) => (
        <Star key={count} size={18} data-lit={count <= stars} aria-hidden />
      ))}
    </span>
  )
}
