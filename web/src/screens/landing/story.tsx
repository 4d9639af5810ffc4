import { landingTexts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import styles from './story.module.css'

const glut = [
  'zucchini',
  'tomato',
  'zucchini',
  'zucchini',
  'zucchini',
  'tomato',
  'tomato',
  'zucchini',
  'zucchini',
]

/** Why Plotluck exists, told by the one who needed it first. */
export function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.words}>
        <h2 id="story" className={styles.title}>
          {landingTexts.storyTitle}
        </h2>
        {landingTexts.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.sign}>{landingTexts.storySign}</p>
      </div>
      <div className={styles.glut} aria-hidden>
        {glut.map((food, place) => (
          <DrawnPicture key={place} picture={food} size={96} />
        ))}
      </div>
    </section>
  )
}
