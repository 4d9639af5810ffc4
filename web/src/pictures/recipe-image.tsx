import type { RecipePicture } from '@plotluck/kitchen'
import { pictureAddress } from './picture-address.ts'
import styles from './recipe-image.module.css'
import { composeScene, sceneHeight, sceneWidth, type ScenePiece } from '@plotluck/contract/pictures'

/**
 * A recipe's picture: its main foods in its dish, on a tinted tile that fills the width it is given (8 to 5 unless the page says
 * otherwise). Decorative, since the title beside it says what it is.
 */
export function RecipeImage({ picture }: { picture: RecipePicture }) {
  const scene = composeScene(picture)
  return (
    <svg
      className={styles.tile}
      data-tint={scene.tint}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect className={styles.ground} x={-sceneWidth} width={sceneWidth * 3} height={sceneHeight} />
      <circle className={styles.light} cx="160" cy="104" r="120" />
      <Layer name={`${scene.dish}.back`} />
      {scene.filling && <path d={scene.filling.shape} fill={scene.filling.colour} />}
      {scene.pieces.map((piece) => (
        <Piece key={`${piece.x} ${piece.y}`} piece={piece} />
      ))}
      <Layer name={`${scene.dish}.front`} />
    </svg>
  )
}

function Layer({ name }: { name: string }) {
  return <image href={pictureAddress(name)} width={sceneWidth} height={sceneHeight} />
}

function Piece({ piece: { picture, x, y, size, turn } }: { piece: ScenePiece }) {
  return (
    <image
      href={pictureAddress(picture)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  )
}
