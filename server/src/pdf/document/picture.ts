import {
  composeScene,
  type Scene,
  sceneHeight,
  type ScenePiece,
  type SceneTint,
  sceneWidth,
} from '@plotluck/contract/pictures'
import type { RecipePicture } from '@plotluck/kitchen'
import type { Drawing, FindDrawing } from './drawings.ts'
import { colours } from './theme.ts'

/**
 * A recipe's picture as one SVG, laid out as on the pages: its main foods in its dish on a tinted tile, 8 to 5. Undefined
 * where the drawings of the dish are missing.
 */
export function pictureOf(recipe: RecipePicture, findDrawing: FindDrawing): string | undefined {
  const scene = composeScene(recipe)
  const back = findDrawing(`${scene.dish}.back`)
  const front = findDrawing(`${scene.dish}.front`)
  if (!back || !front) return undefined
  const foods = scene.pieces.flatMap((piece) => {
    const drawing = findDrawing(piece.picture)
    return drawing ? [{ piece, drawing }] : []
  })
  const defs = new Set([back, front, ...foods.map(({ drawing }) => drawing)].map((drawing) => drawing.defs))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}">`,
    `<defs>${[...defs].join('')}</defs>`,
    ground(scene.tint),
    back.body,
    filling(scene),
    ...foods.map(placed),
    front.body,
    '</svg>',
  ].join('')
}

const ground = (tint: SceneTint): string =>
  `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${colours.tints[tint].ground}"/><circle cx="160" cy="104" r="120" fill="#ffffff" fill-opacity="0.4"/>`

const filling = ({ filling: poured }: Scene): string =>
  poured ? `<path d="${poured.shape}" fill="${poured.colour}"/>` : ''

function placed({ piece, drawing }: { piece: ScenePiece; drawing: Drawing }): string {
  const { x, y, size, turn } = piece
  const scale = size / drawing.size
  const [left, top] = [x - size / 2, y - size / 2]
  return `<g transform="rotate(${turn} ${x} ${y}) translate(${left} ${top}) scale(${scale})">${drawing.body}</g>`
}
