import { ingredientKey } from '@plotluck/contract/basket'
import { addAllToBasket, type Basket, type BasketItem } from './basket.ts'

/**
 * One basket of two that were changed apart: what either added is there, what either took out is gone, and of a food that both kept, mine
 * where I changed it. `base` is what both began with.
 */
export function mergeBaskets(base: Basket, mine: Basket, theirs: Basket): Basket {
  const kept = theirs.flatMap((item) => {
    const [here, before] = [findSame(mine, item), findSame(base, item)]
    if (here === undefined) return before === undefined ? [item] : []
    return [isChanged(here, before ?? item) ? here : item]
  })
  const added = mine.filter((item) => !findSame(theirs, item) && !findSame(base, item))
  return addAllToBasket([], [...kept, ...added]).basket
}

/** The same food, whatever its amount. What the server has not read yet is known by its text alone. */
const findSame = (basket: Basket, item: BasketItem): BasketItem | undefined =>
  basket.find(({ name }) => name === item.name) ?? basket.find((other) => keyOf(other) === keyOf(item))

const keyOf = ({ name, amount }: BasketItem): string => ingredientKey(amount?.name ?? name)

const isChanged = (item: BasketItem, before: BasketItem): boolean =>
  item.name !== before.name ||
  (item.useSoon ?? false) !== (before.useSoon ?? false) ||
  (item.addedOn ?? before.addedOn) !== before.addedOn
