import { type LatePart, useLatePart } from './late-part.ts'

const names: LatePart<(food: string) => string> = {
  loaded: undefined,
  load: async () => (await import('@plotluck/kitchen/food-pictures')).foodPictureName,
}

/** The picture of a food, once the list of their names has loaded. */
export const useFoodPictureName = (food: string): string | undefined => useLatePart(names)?.(food)
