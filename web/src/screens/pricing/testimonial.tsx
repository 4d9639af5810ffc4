import { pricingTexts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import styles from './testimonial.module.css'

const { title, quote, by } = pricingTexts.testimonial

/** What the one who built Plotluck says of it. */
export function Testimonial() {
  return (
    <figure className={styles.testimonial} aria-label={title}>
      <div className={styles.picture} aria-hidden>
        <DrawnPicture picture="tomato" size={96} />
      </div>
      <div className={styles.words}>
        <p className={styles.title} aria-hidden>
          {title}
        </p>
        <p className={styles.quote}>{quote}</p>
        <figcaption className={styles.by}>{by}</figcaption>
      </div>
    </figure>
  )
}
