import type { RecipePicture } from '@plotluck/kitchen'
import { drawDish } from '@plotluck/kitchen/drawings'
import { pictureHeight, pictureWidth, tintOf } from '@plotluck/kitchen/pictures'
import { colours } from './theme.ts'

/** A recipe's picture as one SVG, as on the pages: its dish on a tinted tile, 8 to 5. */
export function pictureOf(picture: RecipePicture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}">`,
    `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${colours.tints[tintOf(picture)].ground}"/>`,
    '<circle cx="160" cy="104" r="120" fill="#ffffff" fill-opacity="0.4"/>',
    drawDish(picture),
    '</svg>',
  ].join('')
}
