import type { RecipePicture } from '@plotluck/kitchen'
import { type LatePart, useLatePart } from './late-part.ts'

type DrawDish = (picture: RecipePicture) => string

const drawings: LatePart<DrawDish> = {
  loaded: undefined,
  load: async () => (await import('@plotluck/kitchen/drawings')).drawDish,
}

/** What draws dishes, once it has loaded. */
export const useDrawDish = (): DrawDish | undefined => useLatePart(drawings)
