import type { RecipePicture } from '@plotluck/kitchen'
import { type LatePart, preload, useLatePart } from './late-part.ts'

type DrawDish = (picture: RecipePicture) => string

const drawings: LatePart<DrawDish> = {
  loaded: undefined,
  load: async () => (await import('@plotluck/kitchen/drawings')).drawDish,
}

/** What draws dishes, once it has loaded. */
export const useDrawDish = (): DrawDish | undefined => useLatePart(drawings)

/** For a page whose picture is what one sees first: its drawings come beside the answers that it waits for. */
export const preloadDrawings = (): void => preload(drawings)
