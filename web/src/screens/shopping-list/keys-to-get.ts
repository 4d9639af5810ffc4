import type { ShoppingListAnswer } from '@plotluck/contract'

/** The keys of all that is to be bought, ticked or not: what is in most kitchens is not counted. */
export const keysToGet = ({ aisles, ownLines }: ShoppingListAnswer): readonly string[] => [
  ...aisles.flatMap(({ lines }) => lines.map(({ key }) => key)),
  ...ownLines.map(({ id }) => id),
]
