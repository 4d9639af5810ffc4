import type { RecipePicture } from '../recipe/index.ts'
import { seedOf } from './seed.ts'

/** The canvas of every dish picture. */
export const pictureWidth = 320
export const pictureHeight = 200

/** The ground that a picture stands on; the page and the document paint it in their own colours. */
export const pictureTints = ['leaf', 'squash', 'tomato', 'beet', 'sky'] as const
export type PictureTint = (typeof pictureTints)[number]

/** The ground of a recipe's picture: the same for the same dish and foods. */
export function tintOf({ dish, foods }: RecipePicture): PictureTint {
  return pictureTints[seedOf(dish + foods.join()) % pictureTints.length] ?? 'leaf'
}
