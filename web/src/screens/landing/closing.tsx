import { track } from '../../analytics/track.ts'
import { landingTexts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './closing.module.css'

const bed = [
  'carrot',
  'lettuce',
  'beet',
  'leek',
  'radish',
  'kale',
  'corn',
  'broccoli',
  'onion',
  'cabbage',
  'turnip',
  'chard',
]

export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <h2 id="closing" className={styles.title}>
        {landingTexts.closingTitle}
      </h2>
      <p className={styles.text}>{landingTexts.closingText}</p>
      <ButtonLink look="cover" size="large" to="/auth" onClick={() => track('cta_click')}>
        {landingTexts.closingAction}
      </ButtonLink>
      <div className={styles.bed} aria-hidden>
        {bed.map((food) => (
          <DrawnPicture key={food} picture={food} size={64} />
        ))}
      </div>
    </section>
  )
}
