import type { RecipePicture } from '@plotluck/kitchen'
import { pictureHeight, pictureWidth, tintOf } from '@plotluck/kitchen/pictures'
import { useMemo } from 'react'
import styles from './recipe-image.module.css'
import { useDrawDish } from './use-draw-dish.ts'

// Between these edges every dish is drawn.
const dishLeft = 12
const dishWidth = pictureWidth - 2 * dishLeft

/**
 * A recipe's picture: its dish, whole, on a tinted tile that fills the room it is given (8 to 5 unless the page says otherwise). The tile is
 * there at once, the dish when the drawings have loaded. Decorative, since the title beside it says what it is.
 */
export function RecipeImage({ picture }: { picture: RecipePicture }) {
  const drawDish = useDrawDish()
  const address = useMemo(() => drawDish && addressOf(drawDish(picture)), [drawDish, picture])
  return (
    <svg
      className={styles.tile}
      data-tint={tintOf(picture)}
      viewBox={`${dishLeft} 0 ${dishWidth} ${pictureHeight}`}
      aria-hidden
    >
      <rect
        className={styles.ground}
        x={-pictureWidth}
        y={-pictureHeight}
        width={pictureWidth * 3}
        height={pictureHeight * 3}
      />
      <circle className={styles.light} cx="160" cy="104" r="120" />
      {address && <image href={address} width={pictureWidth} height={pictureHeight} />}
    </svg>
  )
}

// As one image, not as hundreds of elements: a list of saved recipes stays a small page.
function addressOf(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}">${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
