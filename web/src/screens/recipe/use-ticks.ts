import { useCooking } from '../../recipe-parts/use-cooking.ts'

/** Which lines of a recipe are ticked off, by their place in it. */
export type Ticks = { readonly has: (index: number) => boolean; readonly toggle: (index: number) => void }

/** The ticks of a recipe. They last over a reload and stay on this device. */
export function useTicks(recipeId: string): Ticks {
  const [{ ticked }, change] = useCooking(recipeId)
  const has = (index: number) => ticked.includes(index)
  return {
    has,
    toggle: (index) =>
      change({ ticked: has(index) ? ticked.filter((one) => one !== index) : [...ticked, index] }),
  }
}
