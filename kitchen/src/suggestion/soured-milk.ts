import type { Filling } from '../dishes/index.ts'
import type { FoodName } from '../foods/index.ts'
import { tokensOf } from '../reading/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import type { BasketFood } from './basket.ts'

/**
 * Milk that has turned stands in for buttermilk only in what bakes through, and only where it is just sour and was always cold. Source: no agency
 * has tested it (USDA FoodKeeper gives milk its days and says nothing of what has soured), so that it goes into nothing raw.
 */
const standsInFor: FoodName = 'buttermilk'
const bakesThrough: ReadonlySet<string> = new Set(['baked', 'griddled'])
const sourWords: ReadonlySet<string> = new Set(['sour', 'soured'])

const warning =
  'Of sour milk take only what is just sour, was always cold and smells of nothing else; not for children, or anyone pregnant, old or ill.'

/** Whether a text of the basket that reads as `food` is milk that has turned. */
export function isSouredMilk(text: string, food: FoodName): boolean {
  return food === standsInFor && tokensOf(text).some(({ word }) => sourWords.has(word))
}

/** Whether the dish uses milk of the basket that has turned. */
function usesSoured({ picks }: Filling, basket: readonly BasketFood[]): boolean {
  const soured = new Set(basket.filter(({ isSoured }) => isSoured).map(({ facts }) => facts.food))
  return soured.size > 0 && picks.some(({ facts }) => soured.has(facts.food))
}

/** Whether the dish may be made with what the basket has: milk that has turned goes only into what bakes. */
export function mayUseSoured(filling: Filling, basket: readonly BasketFood[]): boolean {
  return bakesThrough.has(filling.pattern.technique) || !usesSoured(filling, basket)
}

/** The recipe with a word of what milk will do, where it uses milk that has turned. */
export function withSouredNote(
  recipe: CheckedRecipe,
  filling: Filling,
  basket: readonly BasketFood[],
): CheckedRecipe {
  if (recipe.notes === undefined || !usesSoured(filling, basket)) return recipe
  return { ...recipe, notes: { ...recipe.notes, tip: `${recipe.notes.tip} ${warning}`.trim() } }
}
