import type { RecipePicture } from '@plotluck/kitchen'
import { track } from '../../analytics/track.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import { landingTexts } from '../../messages/index.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './hero.module.css'

/** The mosaic, in reading order: foods, and among them what becomes of them. */
const mosaic: readonly (string | RecipePicture)[] = [
  'carrot',
  { dish: 'skillet', foods: ['tomato', 'zucchini', 'basil'] },
  'beet',
  'peas',
  'tomato',
  'kale',
  { dish: 'soup', foods: ['pumpkin', 'carrot', 'leek'] },
  'eggplant',
  'radish',
  'corn',
  'zucchini',
  { dish: 'salad', foods: ['lettuce', 'tomato', 'cucumber'] },
  'onion',
  'broccoli',
  'bell-pepper',
  'basil',
]
const tints = ['squash', 'sky', 'leaf', 'beet', 'tomato'] as const

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>{landingTexts.badge}</p>
        <h1 className={styles.title}>{landingTexts.title}</h1>
        <p className={styles.text}>{landingTexts.text}</p>
        <div className={styles.action}>
          <ButtonLink look="cover" size="large" to="/auth" onClick={() => track('hero_cta_click')}>
            {landingTexts.start}
          </ButtonLink>
          <Link to="/try" className={styles.try}>
            {landingTexts.tryFirst}
          </Link>
          <p className={styles.note}>{landingTexts.startNote}</p>
        </div>
      </div>
      <div className={styles.window} aria-hidden>
        <div className={styles.mosaic}>
          {mosaic.map((tile, place) =>
            typeof tile === 'string' ? (
              <div key={tile} className={styles.food} data-tint={tints[place % tints.length]}>
                <DrawnPicture picture={tile} size={72} isEager />
              </div>
            ) : (
              <div key={tile.dish} className={styles.dish}>
                <RecipeImage picture={tile} />
              </div>
            ),
          )}
        </div>
      </div>
    </section>
  )
}
