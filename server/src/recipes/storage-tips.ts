import { type StorageTip, unknownStorageTip } from '@plotluck/contract'

/** The kitchen's storage tip for what a person typed; `undefined` when it does not know the food. */
export type FindStorageTip = (ingredient: string) => string | undefined

/** One tip per ingredient, in their order; what the kitchen does not know gets the tip that suits most things. */
export function storageTips(ingredients: readonly string[], findTip: FindStorageTip): readonly StorageTip[] {
  return ingredients.map((ingredient) => ({ ingredient, tip: findTip(ingredient) ?? unknownStorageTip }))
}
